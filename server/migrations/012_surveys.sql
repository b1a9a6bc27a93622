-- Surveys of all kinds beside polls: forms, invitations, cells, and answers counted in them.

drop index "surveys_active_endsAt";
drop index "surveys_postId";
drop index "surveys_createdBy_createdAt";
drop index "survey_questions_surveyId_position";
drop index "survey_options_surveyId_position";
drop index "survey_responses_surveyId_voter";
drop index "survey_responses_userId";
drop index "survey_answers_responseId_optionId";
drop index "survey_answers_surveyId_optionId";
alter table "surveys" rename to "old_surveys";
alter table "survey_questions" rename to "old_survey_questions";
alter table "survey_options" rename to "old_survey_options";
alter table "survey_responses" rename to "old_survey_responses";
alter table "survey_answers" rename to "old_survey_answers";

create table "surveys" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "title" text not null,
  "titleEn" text,
  "description" text not null,
  "descriptionEn" text,
  "sections" text not null,
  "thanks" text,
  "thanksEn" text,
  "createdBy" text not null,
  "formId" text,
  "postId" text,
  "multiResponse" integer not null,
  "maxChoices" integer,
  "anonymous" integer not null,
  "resultsShown" text not null,
  "threshold" integer not null,
  "textThreshold" integer not null,
  "sharedWithLeaders" integer not null,
  "points" integer not null,
  "recognitionTypeId" text,
  "audience" text,
  "active" integer not null,
  "startsOn" text,
  "endsOn" text,
  "startsAt" text,
  "endsAt" text,
  "publishedAt" text,
  "launchedAt" text,
  "notifies" integer not null,
  "told" integer not null,
  "paidOn" text,
  "closedAt" text,
  "endTold" integer not null,
  "editedAt" text,
  "seriesId" text,
  "wave" integer not null,
  "repeats" text,
  "remindAfter" text not null,
  "outcome" text,
  "outcomeEn" text,
  "outcomeAt" text,
  "summary" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "surveys_active_endsAt" on "surveys" ("org", "active", "endsAt");
create index "surveys_postId" on "surveys" ("org", "postId");
create index "surveys_createdBy_createdAt" on "surveys" ("org", "createdBy", "createdAt");
create index "surveys_kind_createdAt" on "surveys" ("org", "kind", "createdAt");
create index "surveys_formId" on "surveys" ("org", "formId");
create index "surveys_seriesId_wave" on "surveys" ("org", "seriesId", "wave");
insert into "surveys" ("org", "id", "kind", "title", "titleEn", "description", "descriptionEn", "sections", "thanks", "thanksEn", "createdBy", "formId", "postId", "multiResponse", "maxChoices", "anonymous", "resultsShown", "threshold", "textThreshold", "sharedWithLeaders", "points", "recognitionTypeId", "audience", "active", "startsOn", "endsOn", "startsAt", "endsAt", "publishedAt", "launchedAt", "notifies", "told", "paidOn", "closedAt", "endTold", "editedAt", "seriesId", "wave", "repeats", "remindAfter", "outcome", "outcomeEn", "outcomeAt", "summary", "createdAt")
  select "org", "id", "kind", "title", null, '', null, '[]', null, null, "createdBy", null, "postId", "multiResponse", "maxChoices", "anonymous", "resultsShown", 0, 0, 0, 0, null, null, "active", null, null, null, "endsAt", "createdAt", null, 0, 1, null, "closedAt", "endTold", null, null, 1, null, '[]', null, null, null, null, "createdAt" from "old_surveys";
drop table "old_surveys";

create table "survey_questions" (
  "org" text not null,
  "id" text not null,
  "ownerId" text not null,
  "kind" text not null,
  "question" text not null,
  "questionEn" text,
  "required" integer not null,
  "position" integer not null,
  "section" integer not null,
  "scale" text,
  "enps" integer not null,
  "condition" text,
  "leaderOnly" integer not null,
  "weight" integer,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_questions_ownerId_position" on "survey_questions" ("org", "ownerId", "position");
insert into "survey_questions" ("org", "id", "ownerId", "kind", "question", "questionEn", "required", "position", "section", "scale", "enps", "condition", "leaderOnly", "weight")
  select "org", "id", "surveyId", "kind", "question", null, "required", "position", 0, null, 0, null, 0, null from "old_survey_questions";
drop table "old_survey_questions";

create table "survey_options" (
  "org" text not null,
  "id" text not null,
  "ownerId" text not null,
  "questionId" text not null,
  "text" text not null,
  "textEn" text,
  "score" integer,
  "position" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_options_ownerId_position" on "survey_options" ("org", "ownerId", "position");
insert into "survey_options" ("org", "id", "ownerId", "questionId", "text", "textEn", "score", "position")
  select "org", "id", "surveyId", "questionId", "text", null, null, "position" from "old_survey_options";
drop table "old_survey_options";

create table "survey_responses" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "voter" text not null,
  "userId" text,
  "cellId" text,
  "score" integer,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_responses_surveyId_voter" on "survey_responses" ("org", "surveyId", "voter");
create index "survey_responses_userId" on "survey_responses" ("org", "userId");
create index "survey_responses_surveyId_createdAt" on "survey_responses" ("org", "surveyId", "createdAt");
insert into "survey_responses" ("org", "id", "surveyId", "voter", "userId", "cellId", "score", "createdAt")
  select "org", "id", "surveyId", "voter", "userId", null, null, "createdAt" from "old_survey_responses";
drop table "old_survey_responses";

create table "survey_answers" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "responseId" text not null,
  "questionId" text not null,
  "optionId" text not null,
  "text" text,
  "number" integer,
  "date" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_answers_responseId_questionId_optionId" on "survey_answers" ("org", "responseId", "questionId", "optionId");
create index "survey_answers_surveyId_optionId" on "survey_answers" ("org", "surveyId", "optionId");
insert into "survey_answers" ("org", "id", "surveyId", "responseId", "questionId", "optionId", "text", "number", "date")
  select "org", "id", "surveyId", "responseId", "questionId", "optionId", null, null, null from "old_survey_answers";
drop table "old_survey_answers";

create table "forms" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "titleEn" text,
  "themeId" text,
  "sections" text not null,
  "thankYouText" text,
  "thankYouTextEn" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "forms_createdAt" on "forms" ("org", "createdAt");

create table "survey_cells" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "position" integer not null,
  "covers" text not null,
  "invited" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_cells_surveyId_position" on "survey_cells" ("org", "surveyId", "position");

create table "survey_invitations" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "userId" text not null,
  "departmentId" text,
  "tenure" text,
  "cellId" text,
  "answered" integer not null,
  "paid" integer not null,
  "wave" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_invitations_surveyId_userId" on "survey_invitations" ("org", "surveyId", "userId");
create index "survey_invitations_userId_createdAt" on "survey_invitations" ("org", "userId", "createdAt");
create index "survey_invitations_surveyId_answered_paid" on "survey_invitations" ("org", "surveyId", "answered", "paid");
create index "survey_invitations_surveyId_answered_wave" on "survey_invitations" ("org", "surveyId", "answered", "wave");

create table "survey_tallies" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "cellId" text not null,
  "questionId" text not null,
  "value" text not null,
  "collecting" integer not null,
  "waiting" integer not null,
  "pending" integer not null,
  "holding" integer not null,
  "released" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_tallies_surveyId_cellId_questionId_value" on "survey_tallies" ("org", "surveyId", "cellId", "questionId", "value");

create table "survey_texts" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "questionId" text not null,
  "cellId" text not null,
  "text" text not null,
  "stage" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_texts_surveyId_questionId_stage" on "survey_texts" ("org", "surveyId", "questionId", "stage");
