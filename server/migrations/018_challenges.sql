-- Challenges with their people, days and proofs.

create table "challenges" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "typeId" text not null,
  "categoryId" text,
  "picture" text,
  "way" text not null,
  "target" integer not null,
  "unit" text not null,
  "perWeek" integer,
  "weeks" integer,
  "cap" integer,
  "points" integer not null,
  "proof" integer not null,
  "audience" text not null,
  "startsOn" text not null,
  "endsOn" text not null,
  "closesAt" text not null,
  "closedAt" text,
  "active" integer not null,
  "archived" integer not null,
  "entered" integer not null,
  "postId" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "challenges_createdAt" on "challenges" ("org", "createdAt");
create index "challenges_closedAt_closesAt" on "challenges" ("org", "closedAt", "closesAt");

create table "challenge_categories" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "icon" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenge_categories_name" on "challenge_categories" ("org", "name");

create table "challenge_people" (
  "org" text not null,
  "id" text not null,
  "challengeId" text not null,
  "userId" text not null,
  "departmentId" text,
  "joinedAt" text not null,
  "leftAt" text,
  "ranked" integer not null,
  "named" integer not null,
  "standing" integer not null,
  "total" integer not null,
  "score" integer not null,
  "hasScore" integer not null,
  "baseline" integer,
  "weeks" integer not null,
  "streak" integer not null,
  "completedAt" text,
  "reward" text not null,
  "told" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenge_people_challengeId_userId" on "challenge_people" ("org", "challengeId", "userId");
create index "challenge_people_userId_leftAt" on "challenge_people" ("org", "userId", "leftAt");
create index "challenge_people_challengeId_leftAt_departmentId" on "challenge_people" ("org", "challengeId", "leftAt", "departmentId");
create index "challenge_people_challengeId_standing_score" on "challenge_people" ("org", "challengeId", "standing", "score");
create index "challenge_people_challengeId_told" on "challenge_people" ("org", "challengeId", "told");
create index "challenge_people_challengeId_reward" on "challenge_people" ("org", "challengeId", "reward");
create index "challenge_people_reward" on "challenge_people" ("org", "reward");

create table "challenge_entries" (
  "org" text not null,
  "id" text not null,
  "personId" text not null,
  "userId" text not null,
  "on" text not null,
  "value" integer not null,
  "enteredAt" text not null,
  "corrected" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenge_entries_personId_on" on "challenge_entries" ("org", "personId", "on");
create index "challenge_entries_userId" on "challenge_entries" ("org", "userId");

create table "challenge_proofs" (
  "org" text not null,
  "id" text not null,
  "challengeId" text not null,
  "personId" text not null,
  "userId" text not null,
  "message" text not null,
  "fileKeys" text not null,
  "status" text not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "challenge_proofs_personId_createdAt" on "challenge_proofs" ("org", "personId", "createdAt");
create index "challenge_proofs_userId" on "challenge_proofs" ("org", "userId");
create index "challenge_proofs_status_createdAt" on "challenge_proofs" ("org", "status", "createdAt");
create index "challenge_proofs_challengeId_status_createdAt" on "challenge_proofs" ("org", "challengeId", "status", "createdAt");

