-- How many mails of communications leave in a second; 20 as before.
alter table "communication_settings" add column "mailsASecond" integer not null default 20;
