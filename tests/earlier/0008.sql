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
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "clocks" VALUES('lis6jcVYCXHh','relaxed',86400.0,0,3,1.79520905273742508887e+09,0,NULL);
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
INSERT INTO "keys" VALUES('server','af3573375dce3886744d21ac02c81ca5613944e02072a0d7d4e5d8d531c88b70');
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
INSERT INTO "messages" VALUES('MhEEFEFNGgeJ',0,0,'Ann','words','Hello from 41c40b1',1.79512264125846695899e+09);
INSERT INTO "messages" VALUES('_qSDlHAVdc2o',0,0,'Ann','words','Hello from 41c40b1',1.79512264449021482462e+09);
INSERT INTO "messages" VALUES('1QohO0gWxtlW',0,0,'Ann','words','Hello from 41c40b1',1.79512264768244028095e+09);
INSERT INTO "messages" VALUES('2SdMKsnHCkKg',0,0,'Ann','words','Hello from 41c40b1',1.79512264989418840414e+09);
INSERT INTO "messages" VALUES('lis6jcVYCXHh',0,0,'Ann','words','Hello from 41c40b1',1.79512265280537652964e+09);
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
INSERT INTO "moves" VALUES('MhEEFEFNGgeJ',0,1,'take 3','[]','2026-11-19 21:10:39.575482','b4ac937dfd8593b86ec5dd7fe8e12efb');
INSERT INTO "moves" VALUES('MhEEFEFNGgeJ',1,1,'swap 3 rowA hand0','[]','2026-11-19 21:10:39.794377','60871c7ab0327d269896db8b59125cc9');
INSERT INTO "moves" VALUES('MhEEFEFNGgeJ',2,1,'on','[5, 4, 1]','2026-11-19 21:10:39.911580','2d2a6287d67e672a4e6a556f492b44ea');
INSERT INTO "moves" VALUES('MhEEFEFNGgeJ',3,0,'take peek','[]','2026-11-19 21:10:40.154970','0ffcbfdc6dc3f8b3c15f47143e9a00f6');
INSERT INTO "moves" VALUES('MhEEFEFNGgeJ',4,0,'peek rowB 2','[]','2026-11-19 21:10:40.988864','e6c6a777566e9a9a38d59410220e61b4');
INSERT INTO "moves" VALUES('MhEEFEFNGgeJ',5,0,'stop','[]','2026-11-19 21:10:41.071066','6d271a876fa278450dfcf6995f5b5dac');
INSERT INTO "moves" VALUES('_qSDlHAVdc2o',0,0,'lay 24 0 -1,1','[30]','2026-11-19 21:10:42.609222','3cd090d0d1ba8d51f49f589461e255e7');
INSERT INTO "moves" VALUES('_qSDlHAVdc2o',1,0,'tower none','[]','2026-11-19 21:10:42.767189','57084861355449f2ef0389fdca0be377');
INSERT INTO "moves" VALUES('_qSDlHAVdc2o',2,1,'lay 32 180 0,-1','[9]','2026-11-19 21:10:43.066554','f2b8e1bc80d787ee1a1202b47911be88');
INSERT INTO "moves" VALUES('_qSDlHAVdc2o',3,0,'lay 33 90 -1,-2','[18]','2026-11-19 21:10:43.462111','f8346a77ba367bb9b88beede4b6751ae');
INSERT INTO "moves" VALUES('_qSDlHAVdc2o',4,1,'lay 18 270 1,1','[25]','2026-11-19 21:10:43.791364','ae36c286f1dedce7e1deda4674ffc2cf');
INSERT INTO "moves" VALUES('_qSDlHAVdc2o',5,1,'tower none','[]','2026-11-19 21:10:44.210081','700947907540c63b3e9c8da271b57208');
INSERT INTO "moves" VALUES('1QohO0gWxtlW',0,0,'found red Parking','[]','2026-11-19 21:10:46.200693','53d6030f1de8b27275b358c59f5fa021');
INSERT INTO "moves" VALUES('1QohO0gWxtlW',1,0,'street Parking S8','[]','2026-11-19 21:10:46.720489','d92f578eb7722ca36d0a4cc94073d9dc');
INSERT INTO "moves" VALUES('1QohO0gWxtlW',2,1,'found red Parking','[]','2026-11-19 21:10:46.917970','0164116c487e01cb6e3a841842a5049c');
INSERT INTO "moves" VALUES('1QohO0gWxtlW',3,1,'street Parking S3','[]','2026-11-19 21:10:47.229753','655eb40f222c43b671ac24066e5de145');
INSERT INTO "moves" VALUES('1QohO0gWxtlW',4,1,'found green Casino','[]','2026-11-19 21:10:47.359462','3e2ffec328bad780782443c55266fe28');
INSERT INTO "moves" VALUES('1QohO0gWxtlW',5,1,'street Casino S6','[]','2026-11-19 21:10:47.484386','47e39b9d426be54ff55a29d4db51c24f');
INSERT INTO "moves" VALUES('2SdMKsnHCkKg',0,1,'leader trueque','[]','2026-11-19 21:10:48.375481','1623f1d5ce7ac402b85573cb5d41a699');
INSERT INTO "moves" VALUES('2SdMKsnHCkKg',1,0,'leader zanco','[41, 44, 31, 22, 1, 40, 39, 44, 28, 22, 39, 12, 7, 12, 7, 3, 8, 2, 6, 2, 3, 4]','2026-11-19 21:10:48.533860','749adaf8bb515a1e64908b6ff1f0c26b');
INSERT INTO "moves" VALUES('2SdMKsnHCkKg',2,1,'play joker-a feed','[]','2026-11-19 21:10:48.582496','d902a8f19187b7f73e4e04786344ec2b');
INSERT INTO "moves" VALUES('2SdMKsnHCkKg',3,1,'feed purple-1 -4,3','[]','2026-11-19 21:10:48.625861','f47a9445eba84b2555277f23820fc5ab');
INSERT INTO "moves" VALUES('2SdMKsnHCkKg',4,1,'pay yellow flower','[6, 3]','2026-11-19 21:10:49.038592','93b94e6416a898b15c4a0a94ddafb2b4');
INSERT INTO "moves" VALUES('2SdMKsnHCkKg',5,0,'down joker-c','[2]','2026-11-19 21:10:49.351626','418a0890af50532a7c3b18287a59654c');
INSERT INTO "moves" VALUES('lis6jcVYCXHh',0,0,'lay 24 0 -1,1','[30]','2026-11-19 21:10:52.092281','3cd090d0d1ba8d51f49f589461e255e7');
INSERT INTO "moves" VALUES('lis6jcVYCXHh',1,0,'tower none','[]','2026-11-19 21:10:52.230881','57084861355449f2ef0389fdca0be377');
INSERT INTO "moves" VALUES('lis6jcVYCXHh',2,1,'lay 32 180 0,-1','[9]','2026-11-19 21:10:52.642243','f2b8e1bc80d787ee1a1202b47911be88');
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
INSERT INTO "seats" VALUES('MhEEFEFNGgeJ',0,'person','Ann','','af554a647b518f76c44a98cb89c3172d88bb25aff3ac489d965a860ab3c010f8','');
INSERT INTO "seats" VALUES('MhEEFEFNGgeJ',1,'person','Bo','','5897eaa7bd8fd52b5170b7005a801bebcd7f2832b77ce85f71e4d4ce8a8b8e0d','');
INSERT INTO "seats" VALUES('_qSDlHAVdc2o',0,'person','Ann','','1ced2189037d39b37d4b50163502b3062fa2b79f5b452539091c12b6b9ecc870','');
INSERT INTO "seats" VALUES('_qSDlHAVdc2o',1,'person','Bo','','a8933f57850cf81a31246478727e891e2346324152a5ca5f0bdf9ff13ea76bab','');
INSERT INTO "seats" VALUES('1QohO0gWxtlW',0,'person','Ann','','b7e6a7430e1e5fac3c70f4de9d613c1fb3e38ce3838af68b3fbed33a82c4374a','');
INSERT INTO "seats" VALUES('1QohO0gWxtlW',1,'person','Bo','','f9763153bee03f446680c6e27a4c21a0516d12eaf3c74eb147546713c75cb730','');
INSERT INTO "seats" VALUES('2SdMKsnHCkKg',0,'person','Ann','','f18a8ca1f4e60bdcf6c8c7998b19166684ebf48902be97df9759201f088f0ade','');
INSERT INTO "seats" VALUES('2SdMKsnHCkKg',1,'person','Bo','','b52510d8d9dde2427843576ad75e6a68cb40185e2bf9f53ed590771f11820e7e','');
INSERT INTO "seats" VALUES('lis6jcVYCXHh',0,'person','Ann','','f48171fa3b7b5c0621e52e8ffabc04568512c331f97431c796cc982ab87aed3c','');
INSERT INTO "seats" VALUES('lis6jcVYCXHh',1,'person','Bo','','e28996aa722677398b54851996a4d127b7f972789ce179527f58f5c620b9c698','');
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
INSERT INTO "tables" VALUES('MhEEFEFNGgeJ','kinoko of 41c40b1','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:10:38.453430','2026-11-19 21:10:41.070488','21a109a0703b3437c628e440b9fade0e',NULL,'',6,'6d271a876fa278450dfcf6995f5b5dac','given',7,NULL);
INSERT INTO "tables" VALUES('_qSDlHAVdc2o','grandbois of 41c40b1','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:10:41.634336','2026-11-19 21:10:44.209458','aa43f8440549d4deefeb2934072cb53a',NULL,'',6,'700947907540c63b3e9c8da271b57208','given',7,NULL);
INSERT INTO "tables" VALUES('1QohO0gWxtlW','kikai of 41c40b1','kikai',2,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:10:44.889721','2026-11-19 21:10:47.483745','5ccd592b8d0c853f6e41a4f54365dde1',NULL,'',6,'47e39b9d426be54ff55a29d4db51c24f','given',7,NULL);
INSERT INTO "tables" VALUES('2SdMKsnHCkKg','kiwi of 41c40b1','kiwi',4,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "even_nests": false, "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:10:48.021699','2026-11-19 21:10:49.351047','d63c51e6f55fc58f7ae5015271a6ca8c',NULL,'',6,'418a0890af50532a7c3b18287a59654c','given',7,NULL);
INSERT INTO "tables" VALUES('lis6jcVYCXHh','grandbois of 41c40b1','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:10:50.537267','2026-11-19 21:10:52.641655','e66a0fc405f90682bd5b21d3020da785',NULL,'',3,'f2b8e1bc80d787ee1a1202b47911be88','given',9,NULL);
CREATE TABLE tries (
	table_id VARCHAR(32) NOT NULL, 
	deal_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	against_people BOOLEAN NOT NULL, 
	moves INTEGER NOT NULL, 
	outcome TEXT NOT NULL, 
	finished DOUBLE, begun DOUBLE DEFAULT '0' NOT NULL, origin VARCHAR(64) DEFAULT '' NOT NULL, 
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
