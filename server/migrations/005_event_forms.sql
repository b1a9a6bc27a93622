-- Places of their own for people who take part online. Where an event has both forms, earlier places are onsite.

alter table "events" add column "onlineCapacity" integer;
alter table "events" add column "registeredOnline" integer not null default 0;
alter table "events" add column "waitingOnline" integer not null default 0;
alter table "event_participants" add column "form" text not null default 'onsite';
update "events" set "registeredOnline" = "registered", "waitingOnline" = "waiting"
  where "url" is not null and "location" is null;
update "event_participants" set "form" = 'online' where exists (
  select 1 from "events" where "events"."org" = "event_participants"."org"
    and "events"."id" = "event_participants"."eventId" and "events"."url" is not null and "events"."location" is null
);
