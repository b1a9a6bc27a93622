-- Ideas with their votes and comments; suggestions and complaints with their threads and notes.

create table "ideas" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "text" text not null,
  "fold" text not null,
  "category" text not null,
  "userId" text,
  "status" text not null,
  "reason" text,
  "votes" integer not null,
  "comments" integer not null,
  "mergedIntoId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "ideas_mergedIntoId_createdAt" on "ideas" ("org", "mergedIntoId", "createdAt");
create index "ideas_mergedIntoId_votes" on "ideas" ("org", "mergedIntoId", "votes");
create index "ideas_mergedIntoId_status_createdAt" on "ideas" ("org", "mergedIntoId", "status", "createdAt");
create index "ideas_mergedIntoId_status_votes" on "ideas" ("org", "mergedIntoId", "status", "votes");
create index "ideas_userId" on "ideas" ("org", "userId");

create table "idea_votes" (
  "org" text not null,
  "id" text not null,
  "ideaId" text not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "idea_votes_ideaId_userId" on "idea_votes" ("org", "ideaId", "userId");
create index "idea_votes_userId" on "idea_votes" ("org", "userId");

create table "idea_comments" (
  "org" text not null,
  "id" text not null,
  "ideaId" text not null,
  "userId" text,
  "text" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "idea_comments_ideaId_createdAt" on "idea_comments" ("org", "ideaId", "createdAt");
create index "idea_comments_userId" on "idea_comments" ("org", "userId");

create table "idea_words" (
  "org" text not null,
  "id" text not null,
  "ideaId" text not null,
  "word" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "idea_words_ideaId_word" on "idea_words" ("org", "ideaId", "word");
create index "idea_words_word_ideaId" on "idea_words" ("org", "word", "ideaId");

create table "cases" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "subject" text not null,
  "text" text not null,
  "fold" text not null,
  "category" text not null,
  "anonymous" integer not null,
  "userId" text,
  "codeHash" text not null,
  "print" text not null,
  "state" text not null,
  "reason" text,
  "archived" integer not null,
  "receivedOn" text not null,
  "answerBy" text not null,
  "dueOn" text not null,
  "answeredOn" text,
  "closedOn" text,
  "handlerId" text,
  "files" text not null,
  "messages" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "cases_codeHash" on "cases" ("org", "codeHash");
create index "cases_kind_archived_receivedOn" on "cases" ("org", "kind", "archived", "receivedOn");
create index "cases_kind_archived_state_receivedOn" on "cases" ("org", "kind", "archived", "state", "receivedOn");
create index "cases_archived_dueOn" on "cases" ("org", "archived", "dueOn");
create index "cases_state_closedOn" on "cases" ("org", "state", "closedOn");
create index "cases_userId_receivedOn" on "cases" ("org", "userId", "receivedOn");
create index "cases_handlerId" on "cases" ("org", "handlerId");

create table "case_involved" (
  "org" text not null,
  "id" text not null,
  "caseId" text not null,
  "userId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "case_involved_caseId_userId" on "case_involved" ("org", "caseId", "userId");
create index "case_involved_userId" on "case_involved" ("org", "userId");

create table "case_messages" (
  "org" text not null,
  "id" text not null,
  "caseId" text not null,
  "place" integer not null,
  "fromPerson" integer not null,
  "authorId" text,
  "text" text not null,
  "files" text not null,
  "day" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "case_messages_caseId_place" on "case_messages" ("org", "caseId", "place");
create index "case_messages_authorId" on "case_messages" ("org", "authorId");

create table "case_notes" (
  "org" text not null,
  "id" text not null,
  "caseId" text not null,
  "userId" text,
  "text" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "case_notes_caseId_createdAt" on "case_notes" ("org", "caseId", "createdAt");
create index "case_notes_userId" on "case_notes" ("org", "userId");

create table "feedback_settings" (
  "org" text not null,
  "id" text not null,
  "receivedDays" integer not null,
  "answerDays" integer not null,
  "keepMonths" integer not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "feedback_told" (
  "org" text not null,
  "id" text not null,
  "text" text not null,
  "textEn" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "feedback_told_createdAt" on "feedback_told" ("org", "createdAt");
