-- Goals that have a copy in another period.

alter table "goals" add column "carried" integer not null default 0;
update "goals" set "carried" = 1 where exists (
  select 1 from "goals" as "copy" where "copy"."org" = "goals"."org" and "copy"."carriedFromId" = "goals"."id"
);
create index "goals_periodId_carried_createdAt" on "goals" ("org", "periodId", "carried", "createdAt");
