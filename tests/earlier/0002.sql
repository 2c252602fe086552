BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "moves" VALUES('p9G_T9agxZiX',0,1,'take 1','[]','2026-11-19 21:09:40.745332');
INSERT INTO "moves" VALUES('p9G_T9agxZiX',1,1,'swap 1 rowB hand1','[]','2026-11-19 21:09:40.803822');
INSERT INTO "moves" VALUES('p9G_T9agxZiX',2,1,'stop','[]','2026-11-19 21:09:40.882222');
INSERT INTO "moves" VALUES('p9G_T9agxZiX',3,0,'deal','[3, 2, 0, 1, 0, 1, 0, 2, 1, 0, 2, 0, 2, 2, 0, 0, 0, 0, 1, 0, 0, 3, 2, 2]','2026-11-19 21:09:41.002229');
INSERT INTO "moves" VALUES('p9G_T9agxZiX',4,0,'take 2','[]','2026-11-19 21:09:41.201874');
INSERT INTO "moves" VALUES('p9G_T9agxZiX',5,0,'swap 2 rowA rowB','[]','2026-11-19 21:09:41.329963');
INSERT INTO "moves" VALUES('gPKJk2COm3bN',0,0,'lay 33 270 -1,-1','[30]','2026-11-19 21:09:44.253282');
INSERT INTO "moves" VALUES('gPKJk2COm3bN',1,1,'lay 24 90 1,1','[9]','2026-11-19 21:09:44.434042');
INSERT INTO "moves" VALUES('gPKJk2COm3bN',2,1,'tower none','[]','2026-11-19 21:09:44.581242');
INSERT INTO "moves" VALUES('gPKJk2COm3bN',3,0,'lay 35 0 -2,-1','[18]','2026-11-19 21:09:44.897193');
INSERT INTO "moves" VALUES('gPKJk2COm3bN',4,1,'lay 21 0 -3,0','[25]','2026-11-19 21:09:45.654121');
INSERT INTO "moves" VALUES('gPKJk2COm3bN',5,1,'tower -3,1','[]','2026-11-19 21:09:45.733807');
INSERT INTO "moves" VALUES('04DvpyquZ5zR',0,0,'found red Casino','[]','2026-11-19 21:09:47.025879');
INSERT INTO "moves" VALUES('04DvpyquZ5zR',1,0,'street Casino S5','[]','2026-11-19 21:09:47.268914');
INSERT INTO "moves" VALUES('04DvpyquZ5zR',2,1,'found red TrainStation','[]','2026-11-19 21:09:47.637361');
INSERT INTO "moves" VALUES('04DvpyquZ5zR',3,1,'street TrainStation S1','[]','2026-11-19 21:09:47.863690');
INSERT INTO "moves" VALUES('04DvpyquZ5zR',4,1,'found green Cinema','[]','2026-11-19 21:09:48.064392');
INSERT INTO "moves" VALUES('04DvpyquZ5zR',5,1,'street Cinema S5','[]','2026-11-19 21:09:48.285279');
INSERT INTO "moves" VALUES('y9FqsE_AYjNO',0,1,'leader brisa','[]','2026-11-19 21:09:50.073298');
INSERT INTO "moves" VALUES('y9FqsE_AYjNO',1,0,'leader rumba','[41, 44, 31, 23, 1, 38, 38, 43, 31, 7, 11, 2, 5, 8, 4, 1, 8, 2, 6]','2026-11-19 21:09:50.509298');
INSERT INTO "moves" VALUES('y9FqsE_AYjNO',2,1,'play joker-b move','[]','2026-11-19 21:09:51.312870');
INSERT INTO "moves" VALUES('y9FqsE_AYjNO',3,1,'move 1 0,2 0,3','[]','2026-11-19 21:09:51.726668');
INSERT INTO "moves" VALUES('y9FqsE_AYjNO',4,1,'move 1 -2,3 -1,3','[]','2026-11-19 21:09:52.009258');
INSERT INTO "moves" VALUES('y9FqsE_AYjNO',5,1,'done','[1]','2026-11-19 21:09:52.287228');
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
INSERT INTO "seats" VALUES('p9G_T9agxZiX',0,'person','Ann','','9b43d3c3137e43dcc21a24470802716caabb0d32bcb909fd1cb1fdf972df0735');
INSERT INTO "seats" VALUES('p9G_T9agxZiX',1,'person','Bo','','28fcfffee3ba5d153fe46c45c893bc40cbb2509a1e4bb309cac722f23112f293');
INSERT INTO "seats" VALUES('gPKJk2COm3bN',0,'person','Ann','','942eb707f19825536e3cdffe088e294d65a9efd4db543ae1c57d97004e0032b4');
INSERT INTO "seats" VALUES('gPKJk2COm3bN',1,'person','Bo','','4d27322666d7a3d82e7270c33c82dc83210d807d7e3b9f1f2e62a5ba673a8b8f');
INSERT INTO "seats" VALUES('04DvpyquZ5zR',0,'person','Ann','','bc2f0c6f8f7b9c580355d63574b27b07f660d946c3e37b2a4a875542e3bb09cd');
INSERT INTO "seats" VALUES('04DvpyquZ5zR',1,'person','Bo','','183f0eab072b06aa702b2505e4d66e51ebffec070cff8cfe3fbda221a860a5fe');
INSERT INTO "seats" VALUES('y9FqsE_AYjNO',0,'person','Ann','','0f29f92f6139aa8d5f2f62fa9502dc4c005e786d01491b5f66d0f946112847e2');
INSERT INTO "seats" VALUES('y9FqsE_AYjNO',1,'person','Bo','','c6f72cfe17e457bad3d3a71f451cd9639e99e0ac41e55a1cda9215d1ab48386c');
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
INSERT INTO "tables" VALUES('p9G_T9agxZiX','kinoko of a8a9211','kinoko',1,'{"memory_aid": false}','seed kinoko',1,'running','2026-11-19 21:09:39.822219','2026-11-19 21:09:41.329746','e1b9c1d61ba13711344c7ef67b00bab7',NULL);
INSERT INTO "tables" VALUES('gPKJk2COm3bN','grandbois of a8a9211','grandbois',1,'{"expert": false}','seed grandbois',1,'running','2026-11-19 21:09:41.635525','2026-11-19 21:09:45.733596','7d5af3700c9129d5f1f6e0b429bcb064',NULL);
INSERT INTO "tables" VALUES('04DvpyquZ5zR','kikai of a8a9211','kikai',1,'{"mode": "normal", "first_game": false}','seed kikai',1,'running','2026-11-19 21:09:46.241365','2026-11-19 21:09:48.285070','c5482c23466b600c4308e406ec9fccbe',NULL);
INSERT INTO "tables" VALUES('y9FqsE_AYjNO','kiwi of a8a9211','kiwi',1,'{"free_setup": false, "side_b": false, "variable_order": false, "edition": "mixed", "sixteenth_season_card": false, "solo_marker": "kiwibot"}','seed kiwi',1,'running','2026-11-19 21:09:48.678778','2026-11-19 21:09:52.287025','ba8dd577a9a37353d290dc25084a83f9',NULL);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;
