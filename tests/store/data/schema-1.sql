BEGIN TRANSACTION;
CREATE TABLE session(
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    pack TEXT NOT NULL,
    pack_digest TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    config TEXT NOT NULL,
    seed TEXT NOT NULL,
    undo_policy TEXT NOT NULL,
    assisted INTEGER NOT NULL,
    players TEXT NOT NULL,
    drivers TEXT NOT NULL,
    head INTEGER NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    finished TEXT,
    outcome TEXT NOT NULL DEFAULT '',
    summary TEXT NOT NULL DEFAULT '',
    thumbnail BLOB,
    damaged TEXT NOT NULL DEFAULT '',
    deleted TEXT
);
INSERT INTO "session" VALUES(1,'17c86c224d6c4d749c53ffef3fbdb457','toy','Kept from format 1','house','',1,'{"game":"toy","seats":2,"seed":11,"pack":"house","level":0,"options":[]}','11','free',1,'["Ada", "Grace"]','["human", "human"]',14,'2030-01-01T00:00:01','2030-01-01T00:00:16',NULL,'','[{"text":"toy.status.round","args":{"n":3},"seen_by":null},[2,9],[]]',X'89504E47','',NULL);
CREATE TABLE snapshot(
    session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    state TEXT NOT NULL,
    anchor INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY(session, step)
);
INSERT INTO "snapshot" VALUES(1,0,'{"luck":{"seed":11,"drawn":{"gifts":3}},"agenda":[{"seat":0,"kind":"toy.turn"}],"spaces":[0,0],"shields":[1,1],"gifts":[1,0,2,1],"rover":0}',0);
INSERT INTO "snapshot" VALUES(1,14,'{"luck":{"seed":11,"drawn":{"gifts":3,"die":5}},"agenda":[{"seat":0,"kind":"toy.turn"}],"spaces":[4,3],"shields":[1,2],"gifts":[1,0,2],"rover":5}',0);
CREATE TABLE step(
    session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    parent INTEGER,
    undo_group INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    driver TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    digest TEXT NOT NULL,
    news INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY(session, id)
);
INSERT INTO "step" VALUES(1,0,NULL,0,0,'setup','null','[]','c61ef2ba711ed7a7820b36563c994373',0,'2030-01-01T00:00:00');
INSERT INTO "step" VALUES(1,1,0,1,0,'human','{"seat":0,"kind":"toy.pass"}','[]','47272727bdff811997e09628ba446390',0,'2030-01-01T00:00:02');
INSERT INTO "step" VALUES(1,2,1,2,1,'human','{"seat":1,"kind":"toy.pass"}','[{"to":1,"kind":"toy.rover_moved"}]','9294e6329a51412455b1c5e2db4a3e9d',0,'2030-01-01T00:00:03');
INSERT INTO "step" VALUES(1,3,2,3,0,'human','{"seat":0,"kind":"toy.pass"}','[]','37ea9df050d8581728db47b886981ed3',0,'2030-01-01T00:00:04');
INSERT INTO "step" VALUES(1,4,3,4,1,'human','{"seat":1,"kind":"toy.pass"}','[{"to":2,"kind":"toy.rover_moved"}]','c18d49205098341cc89816843e996b8d',0,'2030-01-01T00:00:05');
INSERT INTO "step" VALUES(1,5,4,5,0,'human','{"seat":0,"to":1,"kind":"toy.move"}','[{"seat":0,"to":1,"kind":"toy.moved"},{"seat":0,"die":5,"need":0,"kind":"toy.rolled"}]','239f8c3cbb769fdc3e05f333a4ed3fc4',1,'2030-01-01T00:00:06');
INSERT INTO "step" VALUES(1,6,5,6,1,'human','{"seat":1,"to":2,"kind":"toy.move"}','[{"seat":1,"to":2,"kind":"toy.moved"},{"seat":1,"die":3,"need":1,"kind":"toy.rolled"},{"to":3,"kind":"toy.rover_moved"}]','4b094e982398d43f7bb6097028a0a7c5',1,'2030-01-01T00:00:07');
INSERT INTO "step" VALUES(1,7,6,7,0,'human','{"seat":0,"to":2,"kind":"toy.move"}','[{"seat":0,"to":2,"kind":"toy.moved"},{"seat":0,"die":1,"need":1,"kind":"toy.rolled"}]','c89197ef51b603700503e63e4bd92065',1,'2030-01-01T00:00:08');
INSERT INTO "step" VALUES(1,8,7,8,1,'human','{"seat":1,"to":4,"kind":"toy.move"}','[{"seat":1,"to":4,"kind":"toy.moved"},{"seat":1,"die":3,"need":3,"kind":"toy.rolled"},{"to":4,"kind":"toy.rover_moved"}]','7027714ede3cf11d33b7f20b8aced793',1,'2030-01-01T00:00:09');
INSERT INTO "step" VALUES(1,9,8,9,0,'human','{"seat":0,"to":4,"kind":"toy.move"}','[{"seat":0,"to":4,"kind":"toy.moved"},{"seat":0,"die":6,"need":3,"kind":"toy.rolled"}]','5c5ca8c063652db0250bf0d7e2037075',1,'2030-01-01T00:00:10');
INSERT INTO "step" VALUES(1,10,9,10,1,'human','{"seat":1,"kind":"toy.pass"}','[{"to":5,"kind":"toy.rover_moved"}]','655c6102bca52244bfd79c8278c47f10',0,'2030-01-01T00:00:11');
INSERT INTO "step" VALUES(1,11,10,11,0,'human','{"seat":0,"to":6,"kind":"toy.move"}','[{"seat":0,"to":6,"kind":"toy.moved"},{"seat":0,"die":5,"need":5,"kind":"toy.rolled"}]','47d595f51c100290e8d9ce4f382945cc',1,'2030-01-01T00:00:12');
INSERT INTO "step" VALUES(1,12,7,12,1,'human','{"seat":1,"kind":"toy.pass"}','[{"to":4,"kind":"toy.rover_moved"}]','dcd6da4510d0812f93ac785cc7be2c2e',0,'2030-01-01T00:00:13');
INSERT INTO "step" VALUES(1,13,12,13,0,'human','{"seat":0,"to":4,"kind":"toy.move"}','[{"seat":0,"to":4,"kind":"toy.moved"},{"seat":0,"die":3,"need":3,"kind":"toy.rolled"}]','178f6a61716744a5c42219a6d616542d',1,'2030-01-01T00:00:14');
INSERT INTO "step" VALUES(1,14,13,14,1,'human','{"seat":1,"to":3,"kind":"toy.move"}','[{"seat":1,"to":3,"kind":"toy.moved"},{"seat":1,"die":6,"need":2,"kind":"toy.rolled"},{"seat":1,"shields":1,"kind":"toy.gift"},{"to":5,"kind":"toy.rover_moved"}]','06cf87d02d2311e2a9e20d03b2a5bbbf',1,'2030-01-01T00:00:15');
COMMIT;
PRAGMA user_version = 1;
