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
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "clocks" VALUES('_y9ZTKSGhoul','relaxed',86400.0,0,3,1.79520892771667742726e+09,0,NULL);
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
INSERT INTO "keys" VALUES('server','10e3f15205044821e8f203ba56d32bb89ec4befdffa62a691ab78dd466f7a553');
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
INSERT INTO "messages" VALUES('Ti6CY_1u9mKy',0,0,'Ann','words','Hello from 7e78506',1.79512251430692529674e+09,'');
INSERT INTO "messages" VALUES('kHbx6urRZSS6',0,0,'Ann','words','Hello from 7e78506',1.7951225162217001915e+09,'');
INSERT INTO "messages" VALUES('cUgg33fhLoJH',0,0,'Ann','words','Hello from 7e78506',1.79512252112438631056e+09,'');
INSERT INTO "messages" VALUES('_JNVlCetbNRP',0,0,'Ann','words','Hello from 7e78506',1.79512252400198459622e+09,'');
INSERT INTO "messages" VALUES('_y9ZTKSGhoul',0,0,'Ann','words','Hello from 7e78506',1.79512252797468900675e+09,'');
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
INSERT INTO "moves" VALUES('Ti6CY_1u9mKy',0,1,'take 2','[]','2026-11-19 21:08:32.431331','a7b094e280b02cb144463b5b8d4aff9c');
INSERT INTO "moves" VALUES('Ti6CY_1u9mKy',1,1,'swap 2 hand0 hand1','[]','2026-11-19 21:08:32.633114','5d1bbf442602a622b11356e9971c8ac1');
INSERT INTO "moves" VALUES('Ti6CY_1u9mKy',2,1,'on','[5, 4, 1]','2026-11-19 21:08:32.787378','fbf6de5ebced3573897477424706122a');
INSERT INTO "moves" VALUES('Ti6CY_1u9mKy',3,0,'take blank','[]','2026-11-19 21:08:33.146108','23bd5b3c5d9a0da5b8926e57917d7e92');
INSERT INTO "moves" VALUES('Ti6CY_1u9mKy',4,0,'on','[1, 1, 4]','2026-11-19 21:08:33.221402','9f601eda884ce1bf5da95ae68ae48482');
INSERT INTO "moves" VALUES('Ti6CY_1u9mKy',5,1,'take blank','[]','2026-11-19 21:08:33.326157','f3d2e590dd8e92a099c388d9053618af');
INSERT INTO "moves" VALUES('kHbx6urRZSS6',0,0,'lay 18 0 1,-1','[30]','2026-11-19 21:08:35.202093','b16d570c04be0b75f199226100926aa0');
INSERT INTO "moves" VALUES('kHbx6urRZSS6',1,0,'tower none','[]','2026-11-19 21:08:35.323097','dfe909ecc18b1a7359fd2bc6e6d4e38d');
INSERT INTO "moves" VALUES('kHbx6urRZSS6',2,1,'lay 32 270 0,1','[9]','2026-11-19 21:08:35.503889','ca117019ee1e4882841928b8f161c58c');
INSERT INTO "moves" VALUES('kHbx6urRZSS6',3,0,'lay 33 270 1,2','[18]','2026-11-19 21:08:35.592960','eff0b780bab8b774589bc040aaa52e9b');
INSERT INTO "moves" VALUES('kHbx6urRZSS6',4,1,'lay 24 270 0,3','[25]','2026-11-19 21:08:35.836112','c585c1aed44fd1340e78375ad292a4f9');
INSERT INTO "moves" VALUES('kHbx6urRZSS6',5,1,'tower 1,4','[]','2026-11-19 21:08:35.918001','6b85642c23ac1b7550c750ce564da0ef');
INSERT INTO "moves" VALUES('cUgg33fhLoJH',0,0,'found blue Diner','[]','2026-11-19 21:08:38.802164','6bd20f38e7de0b0a90679f46a6abf577');
INSERT INTO "moves" VALUES('cUgg33fhLoJH',1,0,'street Diner S3','[]','2026-11-19 21:08:39.235920','cce774cb708af87fc8ea6815c762e69c');
INSERT INTO "moves" VALUES('cUgg33fhLoJH',2,1,'found red Casino','[]','2026-11-19 21:08:39.670765','fee8018a709802cf54b0a85b7b3619dc');
INSERT INTO "moves" VALUES('cUgg33fhLoJH',3,1,'street Casino S5','[]','2026-11-19 21:08:40.205237','1471d98365322d43d363be6711386ea0');
INSERT INTO "moves" VALUES('cUgg33fhLoJH',4,1,'found green TrainStation','[]','2026-11-19 21:08:40.488653','5d93401cad9acef33001786a47bf6304');
INSERT INTO "moves" VALUES('cUgg33fhLoJH',5,1,'street TrainStation S2','[]','2026-11-19 21:08:40.659712','c01c9dc7eca70ced3a9a211db5a5375a');
INSERT INTO "moves" VALUES('_JNVlCetbNRP',0,1,'leader brisa','[]','2026-11-19 21:08:42.327262','1fce077e99a981d8300b62fe09f64d25');
INSERT INTO "moves" VALUES('_JNVlCetbNRP',1,0,'leader bolo','[41, 44, 31, 22, 1, 40, 39, 44, 28, 22, 39, 12, 7, 12, 7, 3, 8, 2, 6, 2, 3, 4]','2026-11-19 21:08:42.647676','914d716af87817cd56430df8453e24c5');
INSERT INTO "moves" VALUES('_JNVlCetbNRP',2,1,'down feed','[0]','2026-11-19 21:08:43.104060','ae75e3230f3845230da678962bacf32c');
INSERT INTO "moves" VALUES('_JNVlCetbNRP',3,0,'play joker-b build','[]','2026-11-19 21:08:43.298167','14441e545266d2a8454bae3a26f2a85e');
INSERT INTO "moves" VALUES('_JNVlCetbNRP',4,0,'build cave -3,2','[]','2026-11-19 21:08:43.418315','57f857407079f3828afd7e754d2fecfa');
INSERT INTO "moves" VALUES('_JNVlCetbNRP',5,0,'pay green flower','[]','2026-11-19 21:08:43.722114','42ff1614571786040e2b5a577f0b827c');
INSERT INTO "moves" VALUES('_y9ZTKSGhoul',0,0,'lay 18 0 1,-1','[30]','2026-11-19 21:08:44.908422','b16d570c04be0b75f199226100926aa0');
INSERT INTO "moves" VALUES('_y9ZTKSGhoul',1,0,'tower none','[]','2026-11-19 21:08:45.722452','dfe909ecc18b1a7359fd2bc6e6d4e38d');
INSERT INTO "moves" VALUES('_y9ZTKSGhoul',2,1,'lay 32 270 0,1','[9]','2026-11-19 21:08:45.941365','ca117019ee1e4882841928b8f161c58c');
CREATE TABLE outbox (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	length INTEGER NOT NULL, 
	attempts INTEGER NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "seats" VALUES('Ti6CY_1u9mKy',0,'person','Ann','','f5bd1407e6189ea877c2af4f059b3dea1230f60a1f60596ae972d3b35345b0fc','');
INSERT INTO "seats" VALUES('Ti6CY_1u9mKy',1,'person','Bo','','e0512e6da47dadcab4ddc74820c7529bcae90891405f086183bad5fa93fd9a63','');
INSERT INTO "seats" VALUES('kHbx6urRZSS6',0,'person','Ann','','779c3375c701a1d0147dfdb1f501b45e5564db26ed1cd9499543dc39d1a8f00c','');
INSERT INTO "seats" VALUES('kHbx6urRZSS6',1,'person','Bo','','3815b4ab3befb1f2416acbab78ac28ed1e2469808a0879ce1fde9d45aa8bdfe5','');
INSERT INTO "seats" VALUES('cUgg33fhLoJH',0,'person','Ann','','869f7a86d651b6ef023bf36184b6ab2ae575ba4efc4ab8c5c5b39f6ddc0b3b00','');
INSERT INTO "seats" VALUES('cUgg33fhLoJH',1,'person','Bo','','f7157cff29efb6f185ea28d5654ec61d22c4e10192345b7a6de42d2553dd55f6','');
INSERT INTO "seats" VALUES('_JNVlCetbNRP',0,'person','Ann','','0ff62d137ebe49730936c6d455d780d2395914c78346038384edf1abbdaeceab','');
INSERT INTO "seats" VALUES('_JNVlCetbNRP',1,'person','Bo','','e6283deef9e047165fd7130cd292349f68d65b8100310e914909d02c87728b17','');
INSERT INTO "seats" VALUES('_y9ZTKSGhoul',0,'person','Ann','','417fa8cc616f6a0fbf0bd09c070e80efb0d47e8cc00ee634fb91b9193d9393c0','');
INSERT INTO "seats" VALUES('_y9ZTKSGhoul',1,'person','Bo','','fdb7f121344a7a7cd7ed63b7e124523e08f27e394665907655bf3effaa007e5a','');
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
INSERT INTO "tables" VALUES('Ti6CY_1u9mKy','kinoko of 7e78506','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:08:30.721009','2026-11-19 21:08:33.325608','ae3cd24b315d5b2cbf8cb655e9dc2ca5',NULL,'',6,'f3d2e590dd8e92a099c388d9053618af','given',7,NULL);
INSERT INTO "tables" VALUES('kHbx6urRZSS6','grandbois of 7e78506','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:08:34.653270','2026-11-19 21:08:35.917442','be19b723aa019cd3509b992462418d6c',NULL,'',6,'6b85642c23ac1b7550c750ce564da0ef','given',7,NULL);
INSERT INTO "tables" VALUES('cUgg33fhLoJH','kikai of 7e78506','kikai',2,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:08:37.872497','2026-11-19 21:08:40.659149','265ea0cc239cfcc7dd55bb8b0c33d50c',NULL,'',6,'c01c9dc7eca70ced3a9a211db5a5375a','given',7,NULL);
INSERT INTO "tables" VALUES('_JNVlCetbNRP','kiwi of 7e78506','kiwi',4,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "even_nests": false, "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:08:41.563537','2026-11-19 21:08:43.721443','1c9ca452f8900c2ba8b5a95c96f8c963',NULL,'',6,'42ff1614571786040e2b5a577f0b827c','given',7,NULL);
INSERT INTO "tables" VALUES('_y9ZTKSGhoul','grandbois of 7e78506','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:08:44.491452','2026-11-19 21:08:45.940570','968796aa3fb2a48cd10e2cbd3c66f01f',NULL,'',3,'ca117019ee1e4882841928b8f161c58c','given',9,NULL);
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
CREATE INDEX ix_outbox_until ON outbox (until);
COMMIT;
