-- Tasks, each person's part of them, and what was handed in.

create table "tasks" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "description" text not null,
  "createdBy" text not null,
  "dueOn" text,
  "points" integer not null,
  "attachmentKeys" text not null,
  "status" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "tasks_createdBy_createdAt" on "tasks" ("org", "createdBy", "createdAt");
create index "tasks_createdAt" on "tasks" ("org", "createdAt");
create index "tasks_status_dueOn" on "tasks" ("org", "status", "dueOn");

create table "task_people" (
  "org" text not null,
  "id" text not null,
  "taskId" text not null,
  "userId" text not null,
  "state" text not null,
  "reward" text not null,
  "reminded" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "task_people_taskId_userId" on "task_people" ("org", "taskId", "userId");
create index "task_people_userId_createdAt" on "task_people" ("org", "userId", "createdAt");
create index "task_people_reward" on "task_people" ("org", "reward");

create table "task_submissions" (
  "org" text not null,
  "id" text not null,
  "taskId" text not null,
  "personId" text not null,
  "userId" text not null,
  "makerId" text not null,
  "message" text not null,
  "attachmentKeys" text not null,
  "status" text not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "task_submissions_userId_createdAt" on "task_submissions" ("org", "userId", "createdAt");
create index "task_submissions_makerId_createdAt" on "task_submissions" ("org", "makerId", "createdAt");
create index "task_submissions_taskId_createdAt" on "task_submissions" ("org", "taskId", "createdAt");
