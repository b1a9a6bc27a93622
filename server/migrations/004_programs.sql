-- The table of programs.

create table "programs" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "programs_name" on "programs" ("org", "name");
create index "programs_active_createdAt" on "programs" ("org", "active", "createdAt");
