-- Goals with their links, check-ins, checklists and comments, periods and categories.

create table "goals" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "search" text not null,
  "description" text not null,
  "ownerId" text not null,
  "createdBy" text not null,
  "level" text not null,
  "departmentId" text,
  "visibility" text not null,
  "periodId" text not null,
  "categoryId" text,
  "weight" integer,
  "measure" text not null,
  "start" integer,
  "target" integer,
  "unit" text,
  "value" integer,
  "progress" text,
  "confidence" text,
  "checkedAt" text,
  "status" text not null,
  "dueOn" text,
  "carriedFromId" text,
  "remindedAt" text,
  "done" integer not null,
  "items" integer not null,
  "parents" integer not null,
  "parts" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goals_ownerId_periodId" on "goals" ("org", "ownerId", "periodId");
create index "goals_periodId_createdAt" on "goals" ("org", "periodId", "createdAt");
create index "goals_periodId_parents_createdAt" on "goals" ("org", "periodId", "parents", "createdAt");
create index "goals_categoryId" on "goals" ("org", "categoryId");
create index "goals_carriedFromId" on "goals" ("org", "carriedFromId");
create index "goals_status_createdAt" on "goals" ("org", "status", "createdAt");

create table "goal_links" (
  "org" text not null,
  "id" text not null,
  "parentId" text not null,
  "childId" text not null,
  "weight" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "goal_links_parentId_childId" on "goal_links" ("org", "parentId", "childId");
create index "goal_links_childId" on "goal_links" ("org", "childId");

create table "goal_checkins" (
  "org" text not null,
  "id" text not null,
  "goalId" text not null,
  "userId" text not null,
  "value" integer,
  "confidence" text not null,
  "note" text not null,
  "correctsId" text,
  "onBehalf" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_checkins_goalId_createdAt" on "goal_checkins" ("org", "goalId", "createdAt");
create index "goal_checkins_userId" on "goal_checkins" ("org", "userId");

create table "goal_comments" (
  "org" text not null,
  "id" text not null,
  "goalId" text not null,
  "userId" text not null,
  "message" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_comments_goalId_createdAt" on "goal_comments" ("org", "goalId", "createdAt");
create index "goal_comments_userId" on "goal_comments" ("org", "userId");

create table "goal_checklist_items" (
  "org" text not null,
  "id" text not null,
  "goalId" text not null,
  "title" text not null,
  "done" integer not null,
  "position" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_checklist_items_goalId_position" on "goal_checklist_items" ("org", "goalId", "position");

create table "goal_periods" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "startsOn" text not null,
  "endsOn" text,
  "closedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_periods_startsOn" on "goal_periods" ("org", "startsOn");

create table "goal_categories" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "color" text,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "goal_settings" (
  "org" text not null,
  "id" text not null,
  "alignment" integer not null,
  "weights" integer not null,
  primary key ("org", "id")
) strict, without rowid;
