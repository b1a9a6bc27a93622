-- Programs, the people in them, what they did and handed in.

create table "program_categories" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "icon" text,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "program_categories_name" on "program_categories" ("org", "name");

create table "programs" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "descriptionEn" text,
  "fold" text not null,
  "type" text not null,
  "categoryId" text,
  "imageKey" text,
  "points" integer not null,
  "badgeId" text,
  "startsOn" text,
  "endsOn" text,
  "open" integer not null,
  "active" integer not null,
  "surveyId" text,
  "formId" text,
  "modules" text not null,
  "lessons" integer not null,
  "assigned" integer not null,
  "started" integer not null,
  "waiting" integer not null,
  "finished" integer not null,
  "recheck" integer not null,
  "remindedOn" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "programs_createdAt" on "programs" ("org", "createdAt");
create index "programs_active_open_createdAt" on "programs" ("org", "active", "open", "createdAt");
create index "programs_endsOn" on "programs" ("org", "endsOn");
create index "programs_recheck" on "programs" ("org", "recheck");

create table "program_people" (
  "org" text not null,
  "id" text not null,
  "programId" text not null,
  "userId" text not null,
  "departmentId" text,
  "standing" text not null,
  "assigned" integer not null,
  "dueOn" text,
  "done" integer not null,
  "finishedAt" text,
  "reward" text not null,
  "reminded" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "program_people_programId_userId" on "program_people" ("org", "programId", "userId");
create index "program_people_userId_standing" on "program_people" ("org", "userId", "standing");
create index "program_people_programId_standing_createdAt" on "program_people" ("org", "programId", "standing", "createdAt");
create index "program_people_programId_createdAt" on "program_people" ("org", "programId", "createdAt");
create index "program_people_programId_departmentId_standing" on "program_people" ("org", "programId", "departmentId", "standing");
create index "program_people_dueOn" on "program_people" ("org", "dueOn");
create index "program_people_reward" on "program_people" ("org", "reward");

create table "program_steps" (
  "org" text not null,
  "id" text not null,
  "programId" text not null,
  "userId" text not null,
  "lessonId" text not null,
  "place" integer not null,
  "score" integer,
  "attempts" integer not null,
  "answers" text not null,
  "finishedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "program_steps_programId_userId_lessonId" on "program_steps" ("org", "programId", "userId", "lessonId");
create index "program_steps_programId_lessonId" on "program_steps" ("org", "programId", "lessonId");
create index "program_steps_userId" on "program_steps" ("org", "userId");

create table "program_submissions" (
  "org" text not null,
  "id" text not null,
  "programId" text not null,
  "personId" text not null,
  "userId" text not null,
  "questions" text not null,
  "answers" text not null,
  "message" text not null,
  "fileKeys" text not null,
  "status" text not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "program_submissions_programId_createdAt" on "program_submissions" ("org", "programId", "createdAt");
create index "program_submissions_programId_status_createdAt" on "program_submissions" ("org", "programId", "status", "createdAt");
create index "program_submissions_personId_createdAt" on "program_submissions" ("org", "personId", "createdAt");
create index "program_submissions_userId" on "program_submissions" ("org", "userId");
create index "program_submissions_status_createdAt" on "program_submissions" ("org", "status", "createdAt");

create table "program_pieces" (
  "org" text not null,
  "id" text not null,
  "programId" text not null,
  "what" text not null,
  "audience" text,
  "dueOn" text,
  "cursor" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "program_pieces_programId" on "program_pieces" ("org", "programId");
create index "program_pieces_createdAt" on "program_pieces" ("org", "createdAt");
