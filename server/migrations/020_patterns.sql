-- Groups that thank nearly only one another, and what administrators answered.

create table "patterns" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "memberIds" text not null,
  "thanks" integer not null,
  "hidden" integer not null,
  "points" integer not null,
  "share" integer not null,
  "postIds" text not null,
  "foundAt" text not null,
  "answeredAt" text,
  "answeredBy" text,
  "reason" text,
  primary key ("org", "id")
) strict, without rowid;
create index "patterns_foundAt" on "patterns" ("org", "foundAt");
