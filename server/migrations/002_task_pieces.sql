-- Tasks for audiences: what is left to be done for their people, and their people in pages.

create table "task_pieces" (
  "org" text not null,
  "id" text not null,
  "taskId" text not null,
  "what" text not null,
  "audience" text,
  "cursor" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "task_pieces_taskId_what" on "task_pieces" ("org", "taskId", "what");

create index "task_people_taskId_createdAt" on "task_people" ("org", "taskId", "createdAt");
