-- The table of {{domain}}.

create table "{{table}}" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "{{table}}_name" on "{{table}}" ("org", "name");
create index "{{table}}_active_createdAt" on "{{table}}" ("org", "active", "createdAt");
