-- The table of challenges.

create table "challenges" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenges_name" on "challenges" ("org", "name");
create index "challenges_active_createdAt" on "challenges" ("org", "active", "createdAt");
