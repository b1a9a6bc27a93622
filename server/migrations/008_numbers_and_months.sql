-- Entries are numbered in their account; months are stored with what counts in them; a setting for grants to oneself.

alter table "accounts" add column "entryCount" integer not null default 0;
alter table "entries" add column "number" integer not null default 0;
-- Ids were drawn inside the transaction, times before it.
update "entries" set "number" = n."number"
  from (
    select "org", "id", row_number() over (partition by "org", "accountId" order by "id") as "number" from "entries"
  ) n
  where n."org" = "entries"."org" and n."id" = "entries"."id";
update "accounts" set "entryCount" =
  (select count(*) from "entries" e where e."org" = "accounts"."org" and e."accountId" = "accounts"."id");
drop index "entries_ownerId_createdAt";
drop index "entries_ownerId_purse_createdAt";
drop index "entries_accountId";
create unique index "entries_accountId_number" on "entries" ("org", "accountId", "number");
create index "entries_ownerId" on "entries" ("org", "ownerId");
create index "entries_ownerId_purse_number" on "entries" ("org", "ownerId", "purse", "number");

alter table "posts" add column "scoreMonth" text;
alter table "badge_awards" add column "scoreMonth" text;
alter table "order_items" add column "budgetMonth" text;

alter table "point_settings" add column "selfGrants" integer not null default 0;

-- They are settled in the order of their ids.
drop index "directory_dues_createdAt";
