-- Saved views of the charts.

create table "saved_views" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "name" text not null,
  "section" text not null,
  "period" text,
  "startDate" text,
  "endDate" text,
  "departmentId" text,
  "countryId" text,
  "categoryId" text,
  "isCompared" integer not null,
  "isMailed" integer not null,
  "mailedFor" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "saved_views_userId_name" on "saved_views" ("org", "userId", "name");
create index "saved_views_isMailed" on "saved_views" ("org", "isMailed");
