BEGIN TRANSACTION;
CREATE TABLE addresses (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	told INTEGER NOT NULL, confirmed BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "clocks" VALUES('JnbJNTkMUKxy','relaxed',86400.0,1,3,1.79520889311963510511e+09,0,NULL);
CREATE TABLE confirmations (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	mailbox VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	expires DOUBLE NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "keys" VALUES('server','b9f388206fe4e26cc7508a362382f2dfdcf3add3ddd96a991e0285b5a50e9fa4');
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
INSERT INTO "messages" VALUES('HVoI9iG3CCor',0,0,'Ann','words','Hello from a6e7a69',1.79512248386459541318e+09,'');
INSERT INTO "messages" VALUES('_3B7S2Lc80xh',0,0,'Ann','words','Hello from a6e7a69',1795122485.32771,'');
INSERT INTO "messages" VALUES('9bYwKsXyp2kC',0,0,'Ann','words','Hello from a6e7a69',1.79512248818396449086e+09,'');
INSERT INTO "messages" VALUES('fqL0ijziZqC6',0,0,'Ann','words','Hello from a6e7a69',1.79512249053802943232e+09,'');
INSERT INTO "messages" VALUES('JnbJNTkMUKxy',0,0,'Ann','words','Hello from a6e7a69',1.79512249367909765239e+09,'');
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
INSERT INTO "moves" VALUES('HVoI9iG3CCor',0,1,'take 2','[]','2026-11-19 21:08:01.834986','a7b094e280b02cb144463b5b8d4aff9c');
INSERT INTO "moves" VALUES('HVoI9iG3CCor',1,1,'swap 2 rowA hand0','[]','2026-11-19 21:08:01.992112','960722fcd4a58749fa97abbd1a44e4d6');
INSERT INTO "moves" VALUES('HVoI9iG3CCor',2,1,'on','[5, 4, 1]','2026-11-19 21:08:02.143291','fc301406916417a51805cf9d672f7561');
INSERT INTO "moves" VALUES('HVoI9iG3CCor',3,0,'take 2','[]','2026-11-19 21:08:02.293284','0b510834185acc3b3f21e2776ade5542');
INSERT INTO "moves" VALUES('HVoI9iG3CCor',4,0,'swap 2 rowA hand0','[]','2026-11-19 21:08:02.402488','039115d82e9083305a4844c26d6ab954');
INSERT INTO "moves" VALUES('HVoI9iG3CCor',5,0,'on','[1, 1, 4]','2026-11-19 21:08:02.628237','ee0e6e66ba59d99631669f0ad2d237fe');
INSERT INTO "moves" VALUES('_3B7S2Lc80xh',0,0,'lay 24 90 1,-1','[30]','2026-11-19 21:08:04.754248','68311c3d0f4e18b32d331a58b9225167');
INSERT INTO "moves" VALUES('_3B7S2Lc80xh',1,0,'tower none','[]','2026-11-19 21:08:04.826342','812f7bfb58940e44baaf04efff661a2f');
INSERT INTO "moves" VALUES('_3B7S2Lc80xh',2,1,'lay 18 0 -1,0','[9]','2026-11-19 21:08:05.028924','bf888223d15e649f19de081f045ccf65');
INSERT INTO "moves" VALUES('_3B7S2Lc80xh',3,1,'tower none','[]','2026-11-19 21:08:05.148585','ce9547d6762d42f64b74e0df75ad3557');
INSERT INTO "moves" VALUES('_3B7S2Lc80xh',4,0,'lay 33 180 0,-2','[18]','2026-11-19 21:08:05.208144','6ac99f61f292d6132fe3dde4c35bae82');
INSERT INTO "moves" VALUES('_3B7S2Lc80xh',5,1,'lay 32 270 2,-2','[25]','2026-11-19 21:08:05.290537','50fd4ad30e1dbad077a35e0ebd4eef6a');
INSERT INTO "moves" VALUES('9bYwKsXyp2kC',0,0,'found red School','[]','2026-11-19 21:08:06.969904','7dcdbee947c57e1d0314472133861476');
INSERT INTO "moves" VALUES('9bYwKsXyp2kC',1,0,'street School S6','[]','2026-11-19 21:08:07.274317','5fe5b2239dc32a72ac67d4d301a58e98');
INSERT INTO "moves" VALUES('9bYwKsXyp2kC',2,1,'found red Diner','[]','2026-11-19 21:08:07.478632','e8a0e8d0c223f6892c28b6fe8c9876a1');
INSERT INTO "moves" VALUES('9bYwKsXyp2kC',3,1,'street Diner S2','[]','2026-11-19 21:08:07.615086','8d91afe94bfcc5beeee90a99ee74e958');
INSERT INTO "moves" VALUES('9bYwKsXyp2kC',4,1,'found green Parking','[]','2026-11-19 21:08:07.687158','9f4934ff677f2e8a18dc28754feedb3f');
INSERT INTO "moves" VALUES('9bYwKsXyp2kC',5,1,'street Parking S8','[]','2026-11-19 21:08:08.078484','95d57ee0815bc4ac86c987520a92bd96');
INSERT INTO "moves" VALUES('fqL0ijziZqC6',0,1,'leader querencia','[]','2026-11-19 21:08:09.042551','af778dec150d30400f2e0b991c7542ff');
INSERT INTO "moves" VALUES('fqL0ijziZqC6',1,0,'leader zanco','[41, 44, 31, 22, 1, 40, 39, 44, 28, 22, 39, 12, 7, 12, 7, 3, 8, 2, 6, 2, 3, 4]','2026-11-19 21:08:09.133190','6e03a3ea08c7d3fb3e88126994f4cf57');
INSERT INTO "moves" VALUES('fqL0ijziZqC6',2,1,'play joker-a move','[]','2026-11-19 21:08:09.366799','dcee284a6de161950ef6e24856fdd2c6');
INSERT INTO "moves" VALUES('fqL0ijziZqC6',3,1,'move leader -1,1 0,0','[]','2026-11-19 21:08:09.459206','7ec54990e0f7cb90909c94444630f888');
INSERT INTO "moves" VALUES('fqL0ijziZqC6',4,1,'done','[]','2026-11-19 21:08:09.946197','3e4bbbf20c62dc261d638f0ae7ec96a7');
INSERT INTO "moves" VALUES('fqL0ijziZqC6',5,1,'move 1 -3,1 -3,2','[]','2026-11-19 21:08:10.209656','c4ce08eba29f4a03fddc0d01c399868c');
INSERT INTO "moves" VALUES('JnbJNTkMUKxy',0,0,'lay 24 90 1,-1','[30]','2026-11-19 21:08:12.404331','68311c3d0f4e18b32d331a58b9225167');
INSERT INTO "moves" VALUES('JnbJNTkMUKxy',1,0,'tower none','[]','2026-11-19 21:08:12.499659','812f7bfb58940e44baaf04efff661a2f');
INSERT INTO "moves" VALUES('JnbJNTkMUKxy',2,1,'lay 18 0 -1,0','[9]','2026-11-19 21:08:13.018101','bf888223d15e649f19de081f045ccf65');
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
INSERT INTO "seats" VALUES('HVoI9iG3CCor',0,'person','Ann','','a299d086255aa772f1aa503d8855ddcddf69964871fd6ffaa4ba25313d892107','');
INSERT INTO "seats" VALUES('HVoI9iG3CCor',1,'person','Bo','','a2e0ccefb11f884430742f3ccabf5192cace29cc83392573b32aaf82d70eeaaf','');
INSERT INTO "seats" VALUES('_3B7S2Lc80xh',0,'person','Ann','','cedc7c73a1db8762c38de1b44d282e11e027fa1ca7c408f8b2cebc9f2967e637','');
INSERT INTO "seats" VALUES('_3B7S2Lc80xh',1,'person','Bo','','0ff77f365444405a7b2b24b2ff0b097dc69da7eedd5a031dbcf9adbfd411cc5a','');
INSERT INTO "seats" VALUES('9bYwKsXyp2kC',0,'person','Ann','','d23a31010b7b8d06b84eb93bc94cd5f058edbe55265468f5597d47b659ab8733','');
INSERT INTO "seats" VALUES('9bYwKsXyp2kC',1,'person','Bo','','520fd6a1b54f07084c53439e7b99a99f5df9daaa3deff347361b1b480be6f19f','');
INSERT INTO "seats" VALUES('fqL0ijziZqC6',0,'person','Ann','','b2597d7c1f47df0f03f674fd80226de8c4709c3296dbefb47247ff9789a388e8','');
INSERT INTO "seats" VALUES('fqL0ijziZqC6',1,'person','Bo','','3ee0dbf886d2e8ed0ae2ef7369fd12cb2c1569a5ffed1eee595724e9960fe76d','');
INSERT INTO "seats" VALUES('JnbJNTkMUKxy',0,'person','Ann','','c1eb4af19359a5eeaec5e466a143c3a470ba15e78c3487be80fce57b891a4215','');
INSERT INTO "seats" VALUES('JnbJNTkMUKxy',1,'person','Bo','','233e95d14dc67e987989989f1cedb6eaed86f6fa929997209be0fe1ee0eba3b6','');
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
INSERT INTO "tables" VALUES('HVoI9iG3CCor','kinoko of a6e7a69','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:08:01.175776','2026-11-19 21:08:02.627620','9b67e260316431f85675819a79218c4f',NULL,'',6,'ee0e6e66ba59d99631669f0ad2d237fe','given',7,NULL);
INSERT INTO "tables" VALUES('_3B7S2Lc80xh','grandbois of a6e7a69','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:08:04.218683','2026-11-19 21:08:05.289976','0ad810bc23d4ec0ca08dd74160edd352',NULL,'',6,'50fd4ad30e1dbad077a35e0ebd4eef6a','given',7,NULL);
INSERT INTO "tables" VALUES('9bYwKsXyp2kC','kikai of a6e7a69','kikai',2,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:08:05.769172','2026-11-19 21:08:08.061420','83877d316fa27d94f1d84696d5cc9ad1',NULL,'',6,'95d57ee0815bc4ac86c987520a92bd96','given',7,NULL);
INSERT INTO "tables" VALUES('fqL0ijziZqC6','kiwi of a6e7a69','kiwi',4,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "even_nests": false, "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:08:08.535761','2026-11-19 21:08:10.208894','8bbe1803a8000f13d94fff2a7dec0359',NULL,'',6,'c4ce08eba29f4a03fddc0d01c399868c','given',7,NULL);
INSERT INTO "tables" VALUES('JnbJNTkMUKxy','grandbois of a6e7a69','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:08:10.701506','2026-11-19 21:08:13.017495','cf3aa5cf6c609c9be98db8959bf1a0c4',NULL,'',3,'bf888223d15e649f19de081f045ccf65','given',9,NULL);
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
CREATE INDEX ix_confirmations_mailbox ON confirmations (mailbox);
COMMIT;
