BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "moves" VALUES('iLsYTLgsYn0W',0,1,'take 2','[]','2026-11-19 21:06:06.262300');
INSERT INTO "moves" VALUES('iLsYTLgsYn0W',1,1,'swap 2 rowA rowB','[]','2026-11-19 21:06:06.306561');
INSERT INTO "moves" VALUES('iLsYTLgsYn0W',2,1,'stop','[]','2026-11-19 21:06:06.380055');
INSERT INTO "moves" VALUES('iLsYTLgsYn0W',3,0,'deal','[3, 2, 0, 1, 0, 1, 0, 2, 1, 0, 2, 0, 2, 2, 0, 0, 0, 0, 1, 0, 0, 3, 2, 2]','2026-11-19 21:06:06.463314');
INSERT INTO "moves" VALUES('iLsYTLgsYn0W',4,0,'take 3','[]','2026-11-19 21:06:06.523902');
INSERT INTO "moves" VALUES('iLsYTLgsYn0W',5,0,'swap 3 rowA hand1','[]','2026-11-19 21:06:06.562639');
INSERT INTO "moves" VALUES('09oGjmXP6YBu',0,0,'lay 33 90 1,-1','[30]','2026-11-19 21:06:07.108787');
INSERT INTO "moves" VALUES('09oGjmXP6YBu',1,1,'lay 24 180 -1,-1','[9]','2026-11-19 21:06:07.163354');
INSERT INTO "moves" VALUES('09oGjmXP6YBu',2,1,'tower 0,-1','[]','2026-11-19 21:06:07.312727');
INSERT INTO "moves" VALUES('09oGjmXP6YBu',3,0,'lay 35 90 2,-2','[18]','2026-11-19 21:06:07.433786');
INSERT INTO "moves" VALUES('09oGjmXP6YBu',4,1,'lay 10 180 -1,1','[25]','2026-11-19 21:06:07.525906');
INSERT INTO "moves" VALUES('09oGjmXP6YBu',5,1,'tower none','[]','2026-11-19 21:06:07.602088');
INSERT INTO "moves" VALUES('TUglq_l2vh9Y',0,0,'found blue Casino','[]','2026-11-19 21:06:08.765540');
INSERT INTO "moves" VALUES('TUglq_l2vh9Y',1,0,'street Casino S5','[]','2026-11-19 21:06:08.917040');
INSERT INTO "moves" VALUES('TUglq_l2vh9Y',2,1,'found red Casino','[]','2026-11-19 21:06:08.969465');
INSERT INTO "moves" VALUES('TUglq_l2vh9Y',3,1,'street Casino S6','[]','2026-11-19 21:06:09.045353');
INSERT INTO "moves" VALUES('TUglq_l2vh9Y',4,1,'found green Parking','[]','2026-11-19 21:06:09.107613');
INSERT INTO "moves" VALUES('TUglq_l2vh9Y',5,1,'street Parking S3','[]','2026-11-19 21:06:09.220861');
INSERT INTO "moves" VALUES('9-BkXk4w0ok5',0,1,'leader querencia','[]','2026-11-19 21:06:11.433617');
INSERT INTO "moves" VALUES('9-BkXk4w0ok5',1,0,'leader zanco','[41, 44, 31, 23, 1, 38, 38, 43, 31, 7, 11, 2, 5, 8, 4, 1, 8, 2, 6]','2026-11-19 21:06:11.477195');
INSERT INTO "moves" VALUES('9-BkXk4w0ok5',2,1,'play joker-c move','[]','2026-11-19 21:06:11.669302');
INSERT INTO "moves" VALUES('9-BkXk4w0ok5',3,1,'move 1 -3,1 -3,0','[]','2026-11-19 21:06:11.739351');
INSERT INTO "moves" VALUES('9-BkXk4w0ok5',4,1,'move 2 -1,2 -2,2','[]','2026-11-19 21:06:11.795199');
INSERT INTO "moves" VALUES('9-BkXk4w0ok5',5,1,'push red-1 -2,2 -1,1','[]','2026-11-19 21:06:11.853237');
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
INSERT INTO "seats" VALUES('iLsYTLgsYn0W',0,'person','Ann','','0c7f67c982bf5db543e4c4301890b92c75686526477c5dbbfe0c324d74b5cbba');
INSERT INTO "seats" VALUES('iLsYTLgsYn0W',1,'person','Bo','','2b9f6b2ad422dee27d426f9c836533f271f0ae8d929b347f910ee24ad3d5660e');
INSERT INTO "seats" VALUES('09oGjmXP6YBu',0,'person','Ann','','ff47de1a0e6d3606f1c8daa92d19eee2e2687c1e3adefe97df2e1da9ac406b18');
INSERT INTO "seats" VALUES('09oGjmXP6YBu',1,'person','Bo','','431051d691e17974fb33969303b454e5d372fc0a205acf1c09c1133d947c0957');
INSERT INTO "seats" VALUES('TUglq_l2vh9Y',0,'person','Ann','','39f70327242f11b229e6f37c506b15633b1f0db86c9c2ce248d26da6e4709c8b');
INSERT INTO "seats" VALUES('TUglq_l2vh9Y',1,'person','Bo','','29ae417e9bb2238b211254015817dfbb37966f95b0bd36058f9068716ff6e86a');
INSERT INTO "seats" VALUES('9-BkXk4w0ok5',0,'person','Ann','','65bdbfd64ac121f808882bdd005508068ea24c3891c1cd7ac3674480624a735e');
INSERT INTO "seats" VALUES('9-BkXk4w0ok5',1,'person','Bo','','2ae9169848c3990cb2892ef66be74665717a36f9f5b903f61d14b7a7268d2f9e');
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
	changed DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('iLsYTLgsYn0W','kinoko of 0e44b64','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:06:05.806042','2026-11-19 21:06:06.562436');
INSERT INTO "tables" VALUES('09oGjmXP6YBu','grandbois of 0e44b64','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:06:06.794680','2026-11-19 21:06:07.601908');
INSERT INTO "tables" VALUES('TUglq_l2vh9Y','kikai of 0e44b64','kikai',1,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:06:08.280833','2026-11-19 21:06:09.220652');
INSERT INTO "tables" VALUES('9-BkXk4w0ok5','kiwi of 0e44b64','kiwi',1,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:06:11.130787','2026-11-19 21:06:11.853049');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_changed ON tables (changed);
COMMIT;
