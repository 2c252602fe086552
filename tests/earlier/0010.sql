BEGIN TRANSACTION;
CREATE TABLE addresses (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE clocks (
	table_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seconds DOUBLE NOT NULL, 
	seat INTEGER, 
	length INTEGER NOT NULL, 
	deadline DOUBLE, 
	paused BOOLEAN NOT NULL, 
	remaining DOUBLE, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "clocks" VALUES('U3UrL7XvIFh1','relaxed',86400.0,0,3,1795208866.65558,0,NULL);
CREATE TABLE deals (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	levels TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	source VARCHAR(32) NOT NULL, box VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE handovers (
	token VARCHAR(64) NOT NULL, 
	sealed TEXT NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('server','55ba9d93511eeeb4afed6fed5e17084243f1b4d51eb42b50e0cc47d6e0373684');
CREATE TABLE messages (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	words TEXT NOT NULL, 
	said DOUBLE NOT NULL, spectator VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES('NRPnTA67YUNx',0,0,'Ann','words','Hello from b58ab44',1.7951224543542275429e+09,'');
INSERT INTO "messages" VALUES('2gHISn5ojZAK',0,0,'Ann','words','Hello from b58ab44',1.79512245770601558685e+09,'');
INSERT INTO "messages" VALUES('L38Uk9WriwHM',0,0,'Ann','words','Hello from b58ab44',1.79512246226639175412e+09,'');
INSERT INTO "messages" VALUES('Q9kyZvFg7lI4',0,0,'Ann','words','Hello from b58ab44',1.79512246436863827708e+09,'');
INSERT INTO "messages" VALUES('U3UrL7XvIFh1',0,0,'Ann','words','Hello from b58ab44',1.79512246695446324343e+09,'');
CREATE TABLE minders (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE moves (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	draws TEXT NOT NULL, 
	played DATETIME NOT NULL, sum VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('NRPnTA67YUNx',0,1,'take 3','[]','2026-11-19 21:07:32.951717','b4ac937dfd8593b86ec5dd7fe8e12efb');
INSERT INTO "moves" VALUES('NRPnTA67YUNx',1,1,'swap 3 rowB hand0','[]','2026-11-19 21:07:33.073797','bae7e97d1a316d264aecbc64d5593827');
INSERT INTO "moves" VALUES('NRPnTA67YUNx',2,1,'stop','[]','2026-11-19 21:07:33.207088','e3115996315344ef5481bb79710f2e41');
INSERT INTO "moves" VALUES('NRPnTA67YUNx',3,0,'deal','[3, 2, 0, 1, 0, 1, 0, 2, 1, 0, 2, 0, 2, 2, 0, 0, 0, 0, 1, 0, 0, 3, 2, 2]','2026-11-19 21:07:33.434255','84cd9b6acefd286a60da6e9d9e615130');
INSERT INTO "moves" VALUES('NRPnTA67YUNx',4,0,'take 2','[]','2026-11-19 21:07:34.126901','88b5c4125c204a8e710eea222287709a');
INSERT INTO "moves" VALUES('NRPnTA67YUNx',5,0,'swap 2 rowA hand0','[]','2026-11-19 21:07:34.209951','6b5655e48a37e243d3af90b46ddada54');
INSERT INTO "moves" VALUES('2gHISn5ojZAK',0,0,'lay 18 270 0,-1','[30]','2026-11-19 21:07:35.330168','f9e074f58eef21b745ddf282867a9f32');
INSERT INTO "moves" VALUES('2gHISn5ojZAK',1,0,'tower none','[]','2026-11-19 21:07:35.465110','667c8c3153cc6c75cb7681d03c9d2c7a');
INSERT INTO "moves" VALUES('2gHISn5ojZAK',2,1,'lay 33 90 1,0','[9]','2026-11-19 21:07:35.589906','292f675673a5ac1ecbd85842a4c391ad');
INSERT INTO "moves" VALUES('2gHISn5ojZAK',3,0,'lay 10 180 0,1','[18]','2026-11-19 21:07:35.818000','f3e40e9477f187f491a5485f6a672e56');
INSERT INTO "moves" VALUES('2gHISn5ojZAK',4,0,'tower none','[]','2026-11-19 21:07:36.858416','5f373c71490980199baad8baac9ca070');
INSERT INTO "moves" VALUES('2gHISn5ojZAK',5,1,'lay 35 0 -1,2','[25]','2026-11-19 21:07:37.377462','1c616855481b6343c06b1862bc0156b8');
INSERT INTO "moves" VALUES('L38Uk9WriwHM',0,0,'found blue Parking','[]','2026-11-19 21:07:39.382287','89e98d9542fd6e7910ff5e54d0fce6de');
INSERT INTO "moves" VALUES('L38Uk9WriwHM',1,0,'street Parking S8','[]','2026-11-19 21:07:39.742473','254609d159a08a1950483ee8201c70bb');
INSERT INTO "moves" VALUES('L38Uk9WriwHM',2,1,'found red Diner','[]','2026-11-19 21:07:40.040360','0933953036ebec883fb91a8b29f37276');
INSERT INTO "moves" VALUES('L38Uk9WriwHM',3,1,'street Diner S2','[]','2026-11-19 21:07:40.372526','2f130625d11b6c04871f1910728a794a');
INSERT INTO "moves" VALUES('L38Uk9WriwHM',4,1,'found green School','[]','2026-11-19 21:07:40.856277','d8d3e1550ed11d1570a11eefb0724323');
INSERT INTO "moves" VALUES('L38Uk9WriwHM',5,1,'street School S6','[]','2026-11-19 21:07:41.904138','4426950c2806b5a6f8ec9b976110f0ba');
INSERT INTO "moves" VALUES('Q9kyZvFg7lI4',0,1,'leader iman','[]','2026-11-19 21:07:43.266539','2b41ac913dce09f89cf0e4228a8f5b83');
INSERT INTO "moves" VALUES('Q9kyZvFg7lI4',1,0,'leader chopan','[41, 44, 31, 22, 1, 40, 39, 44, 28, 22, 39, 12, 7, 12, 7, 3, 8, 2, 6, 2, 3, 4]','2026-11-19 21:07:43.568960','da5abbdede5e18b0cf7477afa1fa17d7');
INSERT INTO "moves" VALUES('Q9kyZvFg7lI4',2,1,'play joker-a move','[]','2026-11-19 21:07:43.790596','354704f03874945aec2feb863bb1bc96');
INSERT INTO "moves" VALUES('Q9kyZvFg7lI4',3,1,'move 1 -2,3 -1,3','[]','2026-11-19 21:07:43.953884','0e7a721f9f6a715fc6c764bf8d8ca718');
INSERT INTO "moves" VALUES('Q9kyZvFg7lI4',4,1,'move 1 -3,1 -2,0','[]','2026-11-19 21:07:44.115594','2e1fad5c0fd4570cf894ca358b657ac1');
INSERT INTO "moves" VALUES('Q9kyZvFg7lI4',5,1,'pay flower mountain','[]','2026-11-19 21:07:44.173297','9f3af762aff86dd93d197faa63d5880f');
INSERT INTO "moves" VALUES('U3UrL7XvIFh1',0,0,'lay 18 270 0,-1','[30]','2026-11-19 21:07:45.058944','f9e074f58eef21b745ddf282867a9f32');
INSERT INTO "moves" VALUES('U3UrL7XvIFh1',1,0,'tower none','[]','2026-11-19 21:07:46.389919','667c8c3153cc6c75cb7681d03c9d2c7a');
INSERT INTO "moves" VALUES('U3UrL7XvIFh1',2,1,'lay 33 90 1,0','[9]','2026-11-19 21:07:46.606151','292f675673a5ac1ecbd85842a4c391ad');
CREATE TABLE presence (
	server VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (server, table_id), 
	FOREIGN KEY(server) REFERENCES servers (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE rematches (
	table_id VARCHAR(32) NOT NULL, 
	next_id VARCHAR(32) NOT NULL, 
	turned INTEGER NOT NULL, 
	asker INTEGER NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, luck VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('NRPnTA67YUNx',0,'person','Ann','','e41872ce53d3e7d2e89a6d068194e98e90f0018690cdb157508dc34df6d08c0b','');
INSERT INTO "seats" VALUES('NRPnTA67YUNx',1,'person','Bo','','59746d4d052c5e2f87acbe0f1fdf046006d38828200338554ba9d4320984aeb6','');
INSERT INTO "seats" VALUES('2gHISn5ojZAK',0,'person','Ann','','d4f737e145339b8f700bde7a97237825756134521de741d396180ea2a71e24a5','');
INSERT INTO "seats" VALUES('2gHISn5ojZAK',1,'person','Bo','','d0db7ee2f040981687c19249cc5cc43cd19b311bbbdd06accc26d2706edff20b','');
INSERT INTO "seats" VALUES('L38Uk9WriwHM',0,'person','Ann','','eaacb0fe44c3bdbd1dca419f5f98347414c2c7463aba55be8d5f8a8a577053b5','');
INSERT INTO "seats" VALUES('L38Uk9WriwHM',1,'person','Bo','','5b878b05c22bfa5e282078fadb6308e1706ef73be1b96dadcd8e20a0a0f43439','');
INSERT INTO "seats" VALUES('Q9kyZvFg7lI4',0,'person','Ann','','87df2004b9e8aef178febb455fd4aa560670c39cddee41508b601021bc5d1a2a','');
INSERT INTO "seats" VALUES('Q9kyZvFg7lI4',1,'person','Bo','','3bab5cb8541404496886b871d5df1ce35106deb68e9587c26343197be44ec915','');
INSERT INTO "seats" VALUES('U3UrL7XvIFh1',0,'person','Ann','','16203ead938ebe0e335d08918f8420affd6dfbeabc95eb83df6bf26e20d91208','');
INSERT INTO "seats" VALUES('U3UrL7XvIFh1',1,'person','Bo','','521a33621600ac27148240a0d065675ec32a2caf6ef56e1d13406572e07d1809','');
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE spectators (
	table_id VARCHAR(32) NOT NULL, 
	mark VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	verdict VARCHAR(16) NOT NULL, 
	PRIMARY KEY (table_id, mark), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	title TEXT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, salt TEXT DEFAULT '' NOT NULL, start TEXT, box VARCHAR(64) DEFAULT '' NOT NULL, length INTEGER DEFAULT '0' NOT NULL, sum VARCHAR(64) DEFAULT '' NOT NULL, luck VARCHAR(16) DEFAULT 'server' NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, question TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('NRPnTA67YUNx','kinoko of b58ab44','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:07:32.293182','2026-11-19 21:07:34.209359','a32a47529602452ae0f363ca8f0e03c2',NULL,'',6,'6b5655e48a37e243d3af90b46ddada54','given',7,NULL);
INSERT INTO "tables" VALUES('2gHISn5ojZAK','grandbois of b58ab44','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:07:34.817337','2026-11-19 21:07:37.376834','10d2c486bfa1cb1ded81e24418d17cbc',NULL,'',6,'1c616855481b6343c06b1862bc0156b8','given',7,NULL);
INSERT INTO "tables" VALUES('L38Uk9WriwHM','kikai of b58ab44','kikai',2,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:07:38.681343','2026-11-19 21:07:41.903610','542a5fcb6ebbd8f1c87670a13e0627b9',NULL,'',6,'4426950c2806b5a6f8ec9b976110f0ba','given',7,NULL);
INSERT INTO "tables" VALUES('Q9kyZvFg7lI4','kiwi of b58ab44','kiwi',4,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "even_nests": false, "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:07:42.567531','2026-11-19 21:07:44.170530','870fba9ef49c9ff81794afee22291344',NULL,'',6,'9f3af762aff86dd93d197faa63d5880f','given',7,NULL);
INSERT INTO "tables" VALUES('U3UrL7XvIFh1','grandbois of b58ab44','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:07:44.663304','2026-11-19 21:07:46.605648','71a1eebd34c162a76fd747d53c84e844',NULL,'',3,'292f675673a5ac1ecbd85842a4c391ad','given',9,NULL);
CREATE TABLE tries (
	table_id VARCHAR(32) NOT NULL, 
	deal_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	against_people BOOLEAN NOT NULL, 
	moves INTEGER NOT NULL, 
	outcome TEXT NOT NULL, 
	finished DOUBLE, begun DOUBLE DEFAULT '0' NOT NULL, origin VARCHAR(64) DEFAULT '' NOT NULL, chosen BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, deal_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(deal_id) REFERENCES deals (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_deals_source ON deals (source);
CREATE INDEX ix_tries_deal_id ON tries (deal_id);
CREATE INDEX ix_minders_server ON minders (server);
CREATE INDEX ix_minders_until ON minders (until);
COMMIT;
