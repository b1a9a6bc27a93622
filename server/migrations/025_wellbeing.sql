-- Moods with their sums of weeks, body metrics with consents and looks, patient codes, and the page of wellbeing.

create table "moods" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "day" text not null,
  "mood" text not null,
  "note" text,
  "chosenAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "moods_userId_day" on "moods" ("org", "userId", "day");
create table "mood_shares" (
  "org" text not null,
  "id" text not null,
  "week" text not null,
  "userId" text not null,
  "departmentId" text not null,
  "mood" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mood_shares_week_userId" on "mood_shares" ("org", "week", "userId");
create index "mood_shares_userId" on "mood_shares" ("org", "userId");
create table "mood_sums" (
  "org" text not null,
  "id" text not null,
  "week" text not null,
  "departmentId" text not null,
  "mood" text not null,
  "people" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mood_sums_week_departmentId_mood" on "mood_sums" ("org", "week", "departmentId", "mood");
create table "mood_weeks" (
  "org" text not null,
  "id" text not null,
  "week" text not null,
  "threshold" integer not null,
  "blocks" text not null,
  "closedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mood_weeks_week" on "mood_weeks" ("org", "week");
create table "body_metrics" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "measuredAt" text not null,
  "weightKg" integer,
  "heightCm" integer,
  "waistCm" integer,
  "bodyFatPercent" integer,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "body_metrics_userId_measuredAt_createdAt" on "body_metrics" ("org", "userId", "measuredAt", "createdAt");
create table "metric_consents" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "purpose" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "metric_consents_userId_purpose" on "metric_consents" ("org", "userId", "purpose");
create table "metric_people" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "metric_people_userId" on "metric_people" ("org", "userId");
create index "metric_people_createdAt" on "metric_people" ("org", "createdAt");
create table "metric_looks" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "viewerId" text not null,
  "purpose" text not null,
  "reason" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "metric_looks_userId_createdAt" on "metric_looks" ("org", "userId", "createdAt");
create index "metric_looks_viewerId" on "metric_looks" ("org", "viewerId");
create table "patient_codes" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "code" text not null,
  "createdAt" text not null,
  "expiresAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "patient_codes_userId_createdAt" on "patient_codes" ("org", "userId", "createdAt");
create index "patient_codes_createdAt" on "patient_codes" ("org", "createdAt");
create table "wellbeing_pages" (
  "org" text not null,
  "id" text not null,
  "help" text not null,
  "providerName" text,
  "providerUrl" text,
  "providerPhone" text,
  "safetyContacts" text not null,
  "protocolFolder" text,
  primary key ("org", "id")
) strict, without rowid;
