-- Registrations to events and joined programs count as taking part. A job counts the past, piece by piece.

create index "event_participants_createdAt" on "event_participants" ("org", "createdAt");
alter table "program_people" add column "joinedAt" text;
update "program_people" set "joinedAt" = "createdAt" where "assigned" = 0 and "standing" <> 'withdrawn';
create index "program_people_joinedAt" on "program_people" ("org", "joinedAt");
