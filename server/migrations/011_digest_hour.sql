-- The hour of a person's own Monday at which the weekly digest leaves; 9 as before.
alter table "notification_settings" add column "digestHour" integer not null default 9;
