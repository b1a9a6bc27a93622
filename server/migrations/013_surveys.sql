-- Reminders that were sent by hand belong to one survey of a series; copied questions name the one they were copied from.

alter table "surveys" add column "remindedAfter" text not null default '[]';
alter table "survey_questions" add column "originId" text;
alter table "survey_options" add column "originId" text;
