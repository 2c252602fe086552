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
INSERT INTO "alembic_version" VALUES('0009');
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
INSERT INTO "clocks" VALUES('cN0poaOiswpB','relaxed',86400.0,0,3,1795208834.28431,0,NULL);
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
INSERT INTO "keys" VALUES('server','25330891500ddf90484da29ebbf06b991dfa6b8ec904ba2c22f93a9e934b139e');
CREATE TABLE messages (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	words TEXT NOT NULL, 
	said DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES('x8lYllQwDIQc',0,0,'Ann','words','Hello from 3cfb27c',1.7951224231892566681e+09);
INSERT INTO "messages" VALUES('zgQz-YJic4Uw',0,0,'Ann','words','Hello from 3cfb27c',1.79512242693302321435e+09);
INSERT INTO "messages" VALUES('1BWZmgBLUHGZ',0,0,'Ann','words','Hello from 3cfb27c',1.7951224302958555222e+09);
INSERT INTO "messages" VALUES('wMAMLs07UO-z',0,0,'Ann','words','Hello from 3cfb27c',1.79512243295848011965e+09);
INSERT INTO "messages" VALUES('cN0poaOiswpB',0,0,'Ann','words','Hello from 3cfb27c',1.79512243442797279359e+09);
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
INSERT INTO "moves" VALUES('x8lYllQwDIQc',0,1,'take 3','[]','2026-11-19 21:07:00.438947','b4ac937dfd8593b86ec5dd7fe8e12efb');
INSERT INTO "moves" VALUES('x8lYllQwDIQc',1,1,'swap 3 rowA hand0','[]','2026-11-19 21:07:01.660382','60871c7ab0327d269896db8b59125cc9');
INSERT INTO "moves" VALUES('x8lYllQwDIQc',2,1,'stop','[]','2026-11-19 21:07:01.862750','3f87ae4a820b4a3504a06b6953c83557');
INSERT INTO "moves" VALUES('x8lYllQwDIQc',3,0,'deal','[3, 2, 0, 1, 0, 1, 0, 2, 1, 0, 2, 0, 2, 2, 0, 0, 0, 0, 1, 0, 0, 3, 2, 2]','2026-11-19 21:07:02.437326','9362527482118713f23c548a379c63df');
INSERT INTO "moves" VALUES('x8lYllQwDIQc',4,0,'take 2','[]','2026-11-19 21:07:02.736122','29a2103032f89a73844e0d4cf6a4e5d1');
INSERT INTO "moves" VALUES('x8lYllQwDIQc',5,0,'swap 2 rowA rowB','[]','2026-11-19 21:07:03.085622','a95fe5203c4c95256146d9d3679aa86a');
INSERT INTO "moves" VALUES('zgQz-YJic4Uw',0,0,'lay 18 180 0,-1','[30]','2026-11-19 21:07:04.490755','ca4a0c99213a5f328846dcf8edf463fe');
INSERT INTO "moves" VALUES('zgQz-YJic4Uw',1,0,'tower 1,-1','[]','2026-11-19 21:07:05.029626','2fd682b45729e0238b42a2fba4fb4834');
INSERT INTO "moves" VALUES('zgQz-YJic4Uw',2,1,'lay 35 180 -1,1','[9]','2026-11-19 21:07:05.265099','6880be010c34cfb61f9113f7df4fc0da');
INSERT INTO "moves" VALUES('zgQz-YJic4Uw',3,0,'lay 24 90 1,1','[18]','2026-11-19 21:07:05.417429','4948b0ac749a25d069817f14efa7ed4e');
INSERT INTO "moves" VALUES('zgQz-YJic4Uw',4,0,'tower none','[]','2026-11-19 21:07:05.549104','d293d25bf7a00e448ae55241dfb6ae2c');
INSERT INTO "moves" VALUES('zgQz-YJic4Uw',5,1,'lay 32 90 -2,2','[25]','2026-11-19 21:07:06.731084','ae8c2cb218a4dd4a395c5e2ea984a8fc');
INSERT INTO "moves" VALUES('1BWZmgBLUHGZ',0,0,'found red TrainStation','[]','2026-11-19 21:07:08.517502','4bb4e1d9818be71100f3217eb6b8fde6');
INSERT INTO "moves" VALUES('1BWZmgBLUHGZ',1,0,'street TrainStation S2','[]','2026-11-19 21:07:08.679646','340e81377a0b1959677267aa0f50e841');
INSERT INTO "moves" VALUES('1BWZmgBLUHGZ',2,1,'found red Cinema','[]','2026-11-19 21:07:08.980823','5c28d5e7ac3bede70bb044f529cba335');
INSERT INTO "moves" VALUES('1BWZmgBLUHGZ',3,1,'street Cinema S5','[]','2026-11-19 21:07:09.179935','32b119996db2e8cf9b5f40fdb7a2a28a');
INSERT INTO "moves" VALUES('1BWZmgBLUHGZ',4,1,'found green Casino','[]','2026-11-19 21:07:09.784881','1a4461ad3d9b14fbdb8d1d9205e76969');
INSERT INTO "moves" VALUES('1BWZmgBLUHGZ',5,1,'street Casino S5','[]','2026-11-19 21:07:10.124322','fe30eeb6ebf4d2071c8fb5e038f2e5bf');
INSERT INTO "moves" VALUES('wMAMLs07UO-z',0,1,'leader querencia','[]','2026-11-19 21:07:11.480000','af778dec150d30400f2e0b991c7542ff');
INSERT INTO "moves" VALUES('wMAMLs07UO-z',1,0,'leader bolo','[41, 44, 31, 22, 1, 40, 39, 44, 28, 22, 39, 12, 7, 12, 7, 3, 8, 2, 6, 2, 3, 4]','2026-11-19 21:07:11.620168','3b1f102d8146eef544e86203fa74dd09');
INSERT INTO "moves" VALUES('wMAMLs07UO-z',2,1,'down joker-a fruit','[5, 3]','2026-11-19 21:07:11.879966','bccaf06e83a9067dbaa4d773b8b9b057');
INSERT INTO "moves" VALUES('wMAMLs07UO-z',3,0,'play joker-b build','[]','2026-11-19 21:07:11.972962','58b379430c5e516bb33f8839f1256b77');
INSERT INTO "moves" VALUES('wMAMLs07UO-z',4,0,'build control -4,2','[]','2026-11-19 21:07:12.294921','e2c3254e469c9931f821fc0e445adb0a');
INSERT INTO "moves" VALUES('wMAMLs07UO-z',5,0,'pay blue flower','[]','2026-11-19 21:07:12.610881','9850b8cd412fc64273da38c8a06aff79');
INSERT INTO "moves" VALUES('cN0poaOiswpB',0,0,'lay 18 180 0,-1','[30]','2026-11-19 21:07:13.674224','ca4a0c99213a5f328846dcf8edf463fe');
INSERT INTO "moves" VALUES('cN0poaOiswpB',1,0,'tower 1,-1','[]','2026-11-19 21:07:13.976904','2fd682b45729e0238b42a2fba4fb4834');
INSERT INTO "moves" VALUES('cN0poaOiswpB',2,1,'lay 35 180 -1,1','[9]','2026-11-19 21:07:14.225942','6880be010c34cfb61f9113f7df4fc0da');
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
INSERT INTO "seats" VALUES('x8lYllQwDIQc',0,'person','Ann','','2dedf44de51373107a322c2b18012aac357cf5e30c72197127af133899f4863c','');
INSERT INTO "seats" VALUES('x8lYllQwDIQc',1,'person','Bo','','91d830cc31b99bdeb442d533d6d2f687f4e8a35a372a936aefce70d345a8ad55','');
INSERT INTO "seats" VALUES('zgQz-YJic4Uw',0,'person','Ann','','22d6fb677b6df17066594110f506bddd7c9702893e79be66428aa2e52c26b44a','');
INSERT INTO "seats" VALUES('zgQz-YJic4Uw',1,'person','Bo','','045aabeff2b432e18ece014283d20de92e68ea1ed8904970b4bb2e822243b0c4','');
INSERT INTO "seats" VALUES('1BWZmgBLUHGZ',0,'person','Ann','','770c2e68e4692fb7c269e27e12e3c3d1a67b5476bb886deb11e35b37b1aa0808','');
INSERT INTO "seats" VALUES('1BWZmgBLUHGZ',1,'person','Bo','','947ef0a77ac8d0aa071652fe60100e7c121bd64e326354caf7cd007cdfabb21c','');
INSERT INTO "seats" VALUES('wMAMLs07UO-z',0,'person','Ann','','ffc52b51bfb80e02082a7da6cafddb2cd2332c68e5a77efd92595e6ee529b015','');
INSERT INTO "seats" VALUES('wMAMLs07UO-z',1,'person','Bo','','0084afb80e587e6a6fcd0d86a1a558d921bd26d0bff2c4b0d41154218cda5814','');
INSERT INTO "seats" VALUES('cN0poaOiswpB',0,'person','Ann','','818ee2c83452f229515f829cb59b5fa2db47d2396dce0bd775b1e7dc445729b7','');
INSERT INTO "seats" VALUES('cN0poaOiswpB',1,'person','Bo','','c177c327aa665ba0ce9d01558b1e5c78c10e32195fbfc84ae65781474fe60469','');
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (id)
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
INSERT INTO "tables" VALUES('x8lYllQwDIQc','kinoko of 3cfb27c','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:06:59.529323','2026-11-19 21:07:03.025683','0198be588adf8dba3f9f34fc37412a69',NULL,'',6,'a95fe5203c4c95256146d9d3679aa86a','given',7,NULL);
INSERT INTO "tables" VALUES('zgQz-YJic4Uw','grandbois of 3cfb27c','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:07:03.577463','2026-11-19 21:07:06.730497','ecb8634c25d7550d1256311e63467a7c',NULL,'',6,'ae8c2cb218a4dd4a395c5e2ea984a8fc','given',7,NULL);
INSERT INTO "tables" VALUES('1BWZmgBLUHGZ','kikai of 3cfb27c','kikai',2,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:07:07.650846','2026-11-19 21:07:10.123752','289e9db41c5ed988f96a6d783f016635',NULL,'',6,'fe30eeb6ebf4d2071c8fb5e038f2e5bf','given',7,NULL);
INSERT INTO "tables" VALUES('wMAMLs07UO-z','kiwi of 3cfb27c','kiwi',4,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "even_nests": false, "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:07:10.645998','2026-11-19 21:07:12.505443','68330ba03c46dbdf81f3056026ecdc23',NULL,'',6,'9850b8cd412fc64273da38c8a06aff79','given',7,NULL);
INSERT INTO "tables" VALUES('cN0poaOiswpB','grandbois of 3cfb27c','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:07:13.271895','2026-11-19 21:07:14.224703','de89b11a1b3bec5d938e6ee6f2c33285',NULL,'',3,'6880be010c34cfb61f9113f7df4fc0da','given',9,NULL);
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
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_deals_source ON deals (source);
CREATE INDEX ix_tries_deal_id ON tries (deal_id);
CREATE INDEX ix_minders_server ON minders (server);
CREATE INDEX ix_minders_until ON minders (until);
COMMIT;
