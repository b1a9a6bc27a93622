-- What happened by day with its sums, and charts of organisations.

create table "facts" (
  "org" text not null,
  "id" text not null,
  "measure" text not null,
  "day" text not null,
  "personId" text not null,
  "departmentId" text not null,
  "countryId" text not null,
  "tags" text not null,
  "count" integer not null,
  "amount" integer not null,
  "sourceId" text not null,
  "gone" integer not null,
  "folded" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "facts_folded" on "facts" ("org", "folded");
create index "facts_measure_gone_day" on "facts" ("org", "measure", "gone", "day");
create index "facts_measure_gone_departmentId_day" on "facts" ("org", "measure", "gone", "departmentId", "day");
create index "facts_measure_gone_personId_day" on "facts" ("org", "measure", "gone", "personId", "day");
create index "facts_sourceId" on "facts" ("org", "sourceId");

create table "fact_sums" (
  "org" text not null,
  "id" text not null,
  "measure" text not null,
  "scope" text not null,
  "period" text not null,
  "part" text not null,
  "count" integer not null,
  "amount" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "fact_sums_measure_scope_period_part" on "fact_sums" ("org", "measure", "scope", "period", "part");
create index "fact_sums_period" on "fact_sums" ("org", "period");

create table "person_days" (
  "org" text not null,
  "id" text not null,
  "measure" text not null,
  "personId" text not null,
  "day" text not null,
  "departmentId" text not null,
  "countryId" text not null,
  "count" integer not null,
  "before" text not null,
  "beforeDepartment" text not null,
  "beforeCountry" text not null,
  "beforeBoth" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "person_days_measure_personId_day_departmentId_countryId" on "person_days" ("org", "measure", "personId", "day", "departmentId", "countryId");
create index "person_days_measure_day" on "person_days" ("org", "measure", "day");

create table "fact_progress" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "cursor" text not null,
  "done" integer not null,
  "total" integer not null,
  "at" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "fact_progress_name" on "fact_progress" ("org", "name");

create table "custom_analytics" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "descriptionEn" text,
  "kind" text not null,
  "by" text not null,
  "embedUrl" text,
  "isPublic" integer not null,
  "position" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "custom_analytics_position" on "custom_analytics" ("org", "position");
