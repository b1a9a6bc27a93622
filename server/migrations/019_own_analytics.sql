-- Own analytics: how a chart is drawn, its filter, who sees it, and who made it.

alter table "custom_analytics" add column "plot" text not null default 'bars';
alter table "custom_analytics" add column "period" text not null default 'usual';
alter table "custom_analytics" add column "departmentId" text;
alter table "custom_analytics" add column "countryId" text;
alter table "custom_analytics" add column "categoryId" text;
alter table "custom_analytics" add column "shownTo" text not null default 'administrators';
alter table "custom_analytics" add column "makerId" text;
update "custom_analytics" set "shownTo" = 'employees' where "isPublic" = 1;
update "custom_analytics" set "plot" = 'line' where "by" = 'month';
update "custom_analytics" set "plot" = 'columns' where "by" = 'day';
alter table "custom_analytics" drop column "isPublic";
