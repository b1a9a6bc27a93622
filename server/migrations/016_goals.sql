-- The table of goals.

create table "goals" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "goals_name" on "goals" ("org", "name");
create index "goals_active_createdAt" on "goals" ("org", "active", "createdAt");
