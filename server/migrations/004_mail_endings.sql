-- How a mail ended, the row it belongs to, and addresses that mail servers refused.
alter table "outbox" add column "sourceId" text;
alter table "outbox" add column "quietAt" text;
alter table "outbox" add column "ended" text;

create table "mail_stops" (
  "org" text not null,
  "id" text not null,
  "email" text not null,
  "why" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mail_stops_email" on "mail_stops" ("org", "email");
