-- Requests with their kinds and comments; decisions with their approvers and timeline; delegations; working hours.

create table "request_kinds" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "description" text not null,
  "needs" text not null,
  "surveyId" text,
  "formId" text,
  "approverIds" text not null,
  "rule" text not null,
  "clockHours" integer not null,
  "takesFiles" integer not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "request_kinds_title" on "request_kinds" ("org", "title");
create index "request_kinds_active_title" on "request_kinds" ("org", "active", "title");

create table "requests" (
  "org" text not null,
  "id" text not null,
  "kindId" text not null,
  "userId" text not null,
  "title" text not null,
  "fold" text not null,
  "state" text not null,
  "questions" text not null,
  "answers" text not null,
  "files" text not null,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "requests_userId_createdAt" on "requests" ("org", "userId", "createdAt");
create index "requests_kindId_createdAt" on "requests" ("org", "kindId", "createdAt");
create index "requests_kindId_decidedAt" on "requests" ("org", "kindId", "decidedAt");
create index "requests_state_createdAt" on "requests" ("org", "state", "createdAt");
create index "requests_createdAt" on "requests" ("org", "createdAt");

create table "request_comments" (
  "org" text not null,
  "id" text not null,
  "requestId" text not null,
  "userId" text not null,
  "text" text not null,
  "files" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "request_comments_requestId_createdAt" on "request_comments" ("org", "requestId", "createdAt");
create index "request_comments_userId" on "request_comments" ("org", "userId");

create table "decisions" (
  "org" text not null,
  "id" text not null,
  "subject" text not null,
  "subjectId" text not null,
  "title" text not null,
  "userId" text not null,
  "state" text not null,
  "rule" text not null,
  "clockHours" integer not null,
  "late" integer not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "carriedOutAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "decisions_subject_subjectId" on "decisions" ("org", "subject", "subjectId");
create index "decisions_userId" on "decisions" ("org", "userId");
create index "decisions_decidedBy_decidedAt" on "decisions" ("org", "decidedBy", "decidedAt");

create table "decision_seats" (
  "org" text not null,
  "id" text not null,
  "decisionId" text not null,
  "approverId" text not null,
  "holderId" text not null,
  "position" integer not null,
  "state" text not null,
  "since" text not null,
  "dueAt" text,
  "reminded" integer not null,
  "given" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "decision_seats_decisionId_approverId" on "decision_seats" ("org", "decisionId", "approverId");
create index "decision_seats_holderId_state_createdAt" on "decision_seats" ("org", "holderId", "state", "createdAt");
create index "decision_seats_approverId_state" on "decision_seats" ("org", "approverId", "state");
create index "decision_seats_state_dueAt" on "decision_seats" ("org", "state", "dueAt");

create table "decision_steps" (
  "org" text not null,
  "id" text not null,
  "decisionId" text not null,
  "kind" text not null,
  "whoId" text,
  "otherId" text,
  "until" text,
  "reason" text,
  "at" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "decision_steps_decisionId_at" on "decision_steps" ("org", "decisionId", "at");
create index "decision_steps_whoId" on "decision_steps" ("org", "whoId");
create index "decision_steps_otherId" on "decision_steps" ("org", "otherId");

create table "delegations" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "deputyId" text not null,
  "startsOn" text not null,
  "endsOn" text not null,
  "running" integer not null,
  "endedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "delegations_userId_endedAt" on "delegations" ("org", "userId", "endedAt");
create index "delegations_deputyId_endedAt" on "delegations" ("org", "deputyId", "endedAt");
create index "delegations_endedAt" on "delegations" ("org", "endedAt");

create table "working_hours" (
  "org" text not null,
  "id" text not null,
  "weekdays" text not null,
  "from" integer not null,
  "to" integer not null,
  "holidays" text not null,
  primary key ("org", "id")
) strict, without rowid;

