-- Cycles of evaluations, their people, peers and evaluations.

create table "evaluation_cycles" (
  "org" text not null,
  "id" text not null,
  "phase" text not null,
  "parts" text not null,
  "peers" integer not null,
  "nominateUntil" text,
  "confirmUntil" text,
  "writeUntil" text,
  "periodFrom" text,
  "periodTo" text,
  "remindAfter" text not null,
  "phaseOn" text not null,
  "ready" integer not null,
  "wave" integer not null,
  "scoring" integer not null,
  "checkedUpTo" text not null,
  "settledIn" text not null,
  "shareOn" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "evaluation_cycles_phase" on "evaluation_cycles" ("org", "phase");

create table "evaluation_people" (
  "org" text not null,
  "id" text not null,
  "cycleId" text not null,
  "userId" text not null,
  "leaderId" text,
  "departmentId" text,
  "assigned" integer not null,
  "left" integer not null,
  "confirmed" integer not null,
  "wave" integer not null,
  "scored" integer not null,
  "score" integer,
  "calibrated" integer,
  "calibrationReason" text,
  "shareOn" text,
  "sharedAt" text,
  "readAt" text,
  "acknowledgedAt" text,
  "acknowledgement" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "evaluation_people_cycleId_userId" on "evaluation_people" ("org", "cycleId", "userId");
create index "evaluation_people_userId_createdAt" on "evaluation_people" ("org", "userId", "createdAt");
create index "evaluation_people_leaderId_createdAt" on "evaluation_people" ("org", "leaderId", "createdAt");
create index "evaluation_people_cycleId_assigned" on "evaluation_people" ("org", "cycleId", "assigned");
create index "evaluation_people_cycleId_wave" on "evaluation_people" ("org", "cycleId", "wave");
create index "evaluation_people_cycleId_scored" on "evaluation_people" ("org", "cycleId", "scored");
create index "evaluation_people_cycleId_sharedAt" on "evaluation_people" ("org", "cycleId", "sharedAt");

create table "evaluation_nominations" (
  "org" text not null,
  "id" text not null,
  "cycleId" text not null,
  "personId" text not null,
  "userId" text not null,
  "state" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "evaluation_nominations_personId_userId" on "evaluation_nominations" ("org", "personId", "userId");
create index "evaluation_nominations_userId" on "evaluation_nominations" ("org", "userId");
create index "evaluation_nominations_cycleId_state" on "evaluation_nominations" ("org", "cycleId", "state");

create table "evaluations" (
  "org" text not null,
  "id" text not null,
  "cycleId" text not null,
  "personId" text not null,
  "evaluatedId" text not null,
  "evaluatorId" text not null,
  "kind" text not null,
  "status" text not null,
  "score" integer,
  "completedAt" text,
  "reopened" integer not null,
  "wave" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "evaluations_personId_evaluatorId_kind" on "evaluations" ("org", "personId", "evaluatorId", "kind");
create index "evaluations_evaluatorId_status" on "evaluations" ("org", "evaluatorId", "status");
create index "evaluations_cycleId_status_wave" on "evaluations" ("org", "cycleId", "status", "wave");
create index "evaluations_personId_status" on "evaluations" ("org", "personId", "status");
