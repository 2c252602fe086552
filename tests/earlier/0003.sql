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
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "clocks" VALUES('htkg_RlqknUN','relaxed',86400.0,0,3,1.79520901841746926305e+09,0,NULL);
CREATE TABLE deals (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	levels TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	source VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('server','0ff690218ef620c7e898a7b60711a0135537a5c99bd967e34e6aa7e965c23b72');
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
INSERT INTO "messages" VALUES('htkg_RlqknUN',0,0,'Ann','words','Hello from 47375cd',1.79512261850943469999e+09);
CREATE TABLE moves (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	draws TEXT NOT NULL, 
	played DATETIME NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('VNSqvT70Mn88',0,1,'take 1','[]','2026-11-19 21:10:08.274200');
INSERT INTO "moves" VALUES('VNSqvT70Mn88',1,1,'swap 1 rowA rowB','[]','2026-11-19 21:10:08.321797');
INSERT INTO "moves" VALUES('VNSqvT70Mn88',2,1,'stop','[]','2026-11-19 21:10:08.419901');
INSERT INTO "moves" VALUES('VNSqvT70Mn88',3,0,'deal','[3, 2, 0, 1, 0, 1, 0, 2, 1, 0, 2, 0, 2, 2, 0, 0, 0, 0, 1, 0, 0, 3, 2, 2]','2026-11-19 21:10:08.541383');
INSERT INTO "moves" VALUES('VNSqvT70Mn88',4,0,'take 2','[]','2026-11-19 21:10:08.658106');
INSERT INTO "moves" VALUES('VNSqvT70Mn88',5,0,'swap 2 rowA hand0','[]','2026-11-19 21:10:08.698172');
INSERT INTO "moves" VALUES('5_gLRcEsgfaG',0,0,'lay 18 90 1,0','[30]','2026-11-19 21:10:10.533335');
INSERT INTO "moves" VALUES('5_gLRcEsgfaG',1,0,'tower none','[]','2026-11-19 21:10:11.001016');
INSERT INTO "moves" VALUES('5_gLRcEsgfaG',2,1,'lay 33 180 2,1','[9]','2026-11-19 21:10:11.117652');
INSERT INTO "moves" VALUES('5_gLRcEsgfaG',3,0,'lay 10 270 -1,-1','[18]','2026-11-19 21:10:11.373219');
INSERT INTO "moves" VALUES('5_gLRcEsgfaG',4,0,'tower none','[]','2026-11-19 21:10:11.462387');
INSERT INTO "moves" VALUES('5_gLRcEsgfaG',5,1,'lay 21 270 1,2','[25]','2026-11-19 21:10:11.733136');
INSERT INTO "moves" VALUES('jeprvNXKoK4y',0,0,'found blue Casino','[]','2026-11-19 21:10:13.523171');
INSERT INTO "moves" VALUES('jeprvNXKoK4y',1,0,'street Casino S6','[]','2026-11-19 21:10:13.744248');
INSERT INTO "moves" VALUES('jeprvNXKoK4y',2,1,'found red Casino','[]','2026-11-19 21:10:13.957614');
INSERT INTO "moves" VALUES('jeprvNXKoK4y',3,1,'street Casino S5','[]','2026-11-19 21:10:14.077387');
INSERT INTO "moves" VALUES('jeprvNXKoK4y',4,1,'found green TrainStation','[]','2026-11-19 21:10:14.280148');
INSERT INTO "moves" VALUES('jeprvNXKoK4y',5,1,'street TrainStation S2','[]','2026-11-19 21:10:14.423254');
INSERT INTO "moves" VALUES('7fSb-FPVe91c',0,1,'leader querencia','[]','2026-11-19 21:10:15.653362');
INSERT INTO "moves" VALUES('7fSb-FPVe91c',1,0,'leader chopan','[41, 44, 31, 23, 1, 38, 38, 43, 31, 7, 11, 2, 5, 8, 4, 1, 8, 2, 6]','2026-11-19 21:10:15.725481');
INSERT INTO "moves" VALUES('7fSb-FPVe91c',2,1,'down feed fruit','[11, 2]','2026-11-19 21:10:15.921808');
INSERT INTO "moves" VALUES('7fSb-FPVe91c',3,0,'play build','[]','2026-11-19 21:10:16.153305');
INSERT INTO "moves" VALUES('7fSb-FPVe91c',4,0,'build cave -4,2','[]','2026-11-19 21:10:16.329373');
INSERT INTO "moves" VALUES('7fSb-FPVe91c',5,0,'pay blue mountain','[]','2026-11-19 21:10:16.412322');
INSERT INTO "moves" VALUES('htkg_RlqknUN',0,0,'lay 18 90 1,0','[30]','2026-11-19 21:10:17.999377');
INSERT INTO "moves" VALUES('htkg_RlqknUN',1,0,'tower none','[]','2026-11-19 21:10:18.142291');
INSERT INTO "moves" VALUES('htkg_RlqknUN',2,1,'lay 33 180 2,1','[9]','2026-11-19 21:10:18.416727');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('VNSqvT70Mn88',0,'person','Ann','','fff1ad5b51ffbb1a00f38fbe29abfe5bfd9d4ba66b8ac44d93fd3b0ce016aa28');
INSERT INTO "seats" VALUES('VNSqvT70Mn88',1,'person','Bo','','42f9b0067ab89ec3a6d763ba55adf651e302ebd8880bba53bf36c2d4edd40c30');
INSERT INTO "seats" VALUES('5_gLRcEsgfaG',0,'person','Ann','','7018bee6cf1baa11c422fea29d043a2e6450ad9d81b673e0beb582c22a84c9bd');
INSERT INTO "seats" VALUES('5_gLRcEsgfaG',1,'person','Bo','','065169b724d7c8785c840b2e95533daf370bbb353c9043611004fe46fd99ab6b');
INSERT INTO "seats" VALUES('jeprvNXKoK4y',0,'person','Ann','','81aa85a78734bf455ab632243de9323342634a8cffabec6025a4187fcb703d67');
INSERT INTO "seats" VALUES('jeprvNXKoK4y',1,'person','Bo','','1929cd698e8f0ba43429d49c25c89777df677fdb427222eeed2426d13a61f618');
INSERT INTO "seats" VALUES('7fSb-FPVe91c',0,'person','Ann','','690c88e327fe204077308fb810421fd8aaea6f7bbf8c08bac0ff239b770b6fa8');
INSERT INTO "seats" VALUES('7fSb-FPVe91c',1,'person','Bo','','55abe22326e375bba1bd3a74173c27921abe601f3ff04885ff4d1b10cea7a916');
INSERT INTO "seats" VALUES('htkg_RlqknUN',0,'person','Ann','','18c46539c5aa4428283656a85ea9d6f92fa805c116cab0c9d686a0e6d1af3012');
INSERT INTO "seats" VALUES('htkg_RlqknUN',1,'person','Bo','','991caec72b5a2095b95606ed9f3c023453aa8be337f1355eaf08d6b09e48c24e');
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
	changed DATETIME NOT NULL, salt TEXT DEFAULT '' NOT NULL, start TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('VNSqvT70Mn88','kinoko of 47375cd','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:10:07.769514','2026-11-19 21:10:08.697999','0f1b440e8c13611ce0a4982b76d188c9',NULL);
INSERT INTO "tables" VALUES('5_gLRcEsgfaG','grandbois of 47375cd','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:10:09.156520','2026-11-19 21:10:11.730041','df6db7868dc0107436369a2f945c3a51',NULL);
INSERT INTO "tables" VALUES('jeprvNXKoK4y','kikai of 47375cd','kikai',1,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:10:12.192862','2026-11-19 21:10:14.423048','7030e621b3ceed0685a8dc4d32aed2bf',NULL);
INSERT INTO "tables" VALUES('7fSb-FPVe91c','kiwi of 47375cd','kiwi',1,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:10:14.713796','2026-11-19 21:10:16.412165','d721415776e52f073b3786a7d97c1186',NULL);
INSERT INTO "tables" VALUES('htkg_RlqknUN','grandbois of 47375cd','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:10:16.869214','2026-11-19 21:10:18.416357','7a400de7dea15d2f850d017c432aa793',NULL);
CREATE TABLE tries (
	table_id VARCHAR(32) NOT NULL, 
	deal_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	against_people BOOLEAN NOT NULL, 
	moves INTEGER NOT NULL, 
	outcome TEXT NOT NULL, 
	finished DOUBLE, 
	PRIMARY KEY (table_id, deal_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(deal_id) REFERENCES deals (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_deals_source ON deals (source);
CREATE INDEX ix_tries_deal_id ON tries (deal_id);
COMMIT;
