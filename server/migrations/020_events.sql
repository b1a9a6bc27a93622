-- Events, the people at them, private addresses of calendars, and calendar files of mails.

create table "events" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "fold" text not null,
  "description" text not null,
  "startsAt" text not null,
  "endsAt" text not null,
  "allDay" integer not null,
  "timezone" text not null,
  "location" text,
  "url" text,
  "imageKey" text,
  "capacity" integer,
  "points" integer not null,
  "registrationOpen" integer not null,
  "showsParticipants" integer not null,
  "promotionHours" integer not null,
  "audience" text not null,
  "seriesId" text,
  "sequence" integer not null,
  "untold" integer not null,
  "registered" integer not null,
  "waiting" integer not null,
  "attended" integer not null,
  "asked" integer not null,
  "cancelledAt" text,
  "cancelMessage" text,
  "remindedOf" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "events_startsAt" on "events" ("org", "startsAt");
create index "events_endsAt" on "events" ("org", "endsAt");
create index "events_untold" on "events" ("org", "untold");

create table "event_participants" (
  "org" text not null,
  "id" text not null,
  "eventId" text not null,
  "userId" text not null,
  "status" text not null,
  "asked" integer not null,
  "promotedAt" text,
  "note" text,
  "visible" integer not null,
  "code" text not null,
  "attendedAt" text,
  "reward" text not null,
  "told" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "event_participants_eventId_userId" on "event_participants" ("org", "eventId", "userId");
create unique index "event_participants_eventId_code" on "event_participants" ("org", "eventId", "code");
create index "event_participants_eventId_status_asked" on "event_participants" ("org", "eventId", "status", "asked");
create index "event_participants_userId_status" on "event_participants" ("org", "userId", "status");
create index "event_participants_reward_eventId" on "event_participants" ("org", "reward", "eventId");

create table "event_feeds" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "hash" text not null,
  "madeAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "event_feeds_userId" on "event_feeds" ("org", "userId");
create unique index "event_feeds_hash" on "event_feeds" ("org", "hash");

alter table "outbox" add column "calendar" text;
