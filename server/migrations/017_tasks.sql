-- The table of tasks.

create table "tasks" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "tasks_name" on "tasks" ("org", "name");
create index "tasks_active_createdAt" on "tasks" ("org", "active", "createdAt");
