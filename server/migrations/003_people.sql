-- People: their own pictures and choices, what the organisation links to, polls, celebrations. Nobody is asked to show more than before: birthdays go without the year.

alter table "organizations" rename to "old_organizations";
drop index "users_email";
drop index "users_active_firstName";
drop index "users_departmentId";
alter table "users" rename to "old_users";
drop index "posts_listed_createdAt";
drop index "posts_senderId_createdAt";
drop index "posts_state_publishAt";
drop index "posts_filed_createdAt";
drop index "posts_hidden_createdAt";
drop index "posts_subTypeId_createdAt";
alter table "posts" rename to "old_posts";
drop index "post_scopes_scope_postId";
drop index "post_scopes_scope_createdAt";
drop index "post_scopes_postId";
alter table "post_scopes" rename to "old_post_scopes";

create table "organizations" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "slug" text not null,
  "defaultLanguage" text not null,
  "timezone" text not null,
  "bannerMain" text not null,
  "bannerSecondary" text,
  "logoUrl" text,
  "supportChannelUrl" text,
  "supportEmail" text,
  "whatsappNumber" text,
  "workplaceUrl" text,
  "externalEvaluationUrl" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "users" (
  "org" text not null,
  "id" text not null,
  "firstName" text not null,
  "lastName" text not null,
  "email" text not null,
  "passwordHash" text,
  "userType" text not null,
  "active" integer not null,
  "takesPoints" integer not null,
  "language" text not null,
  "jobPosition" text,
  "departmentId" text,
  "birthday" text,
  "admissionDate" text,
  "profileImageUrl" text,
  "photoKey" text,
  "photoSmallKey" text,
  "backgroundKey" text,
  "birthdayImageKey" text,
  "bio" text,
  "phone" text,
  "phoneShown" integer not null,
  "timezone" text,
  "birthdayShown" text not null,
  "anniversaryShown" text not null,
  "fold" text not null,
  "tokenEpoch" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "users_email" on "users" ("org", "email");
create index "users_active_firstName" on "users" ("org", "active", "firstName");
create index "users_departmentId" on "users" ("org", "departmentId");

create table "posts" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "state" text not null,
  "senderId" text,
  "amount" integer not null,
  "typeIds" text not null,
  "subTypeId" text,
  "valueIds" text not null,
  "badgeId" text,
  "message" text not null,
  "pollId" text,
  "years" integer,
  "attachmentKeys" text not null,
  "isPrivate" integer not null,
  "filed" integer not null,
  "hidden" integer not null,
  "listed" integer not null,
  "seenBy" text not null,
  "likesCount" integer not null,
  "commentsCount" integer not null,
  "boostPoints" integer not null,
  "boostsCount" integer not null,
  "publishAt" text,
  "editedAt" text,
  "removedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "posts_listed_createdAt" on "posts" ("org", "listed", "createdAt");
create index "posts_senderId_createdAt" on "posts" ("org", "senderId", "createdAt");
create index "posts_state_publishAt" on "posts" ("org", "state", "publishAt");
create index "posts_filed_createdAt" on "posts" ("org", "filed", "createdAt");
create index "posts_hidden_createdAt" on "posts" ("org", "hidden", "createdAt");
create index "posts_subTypeId_createdAt" on "posts" ("org", "subTypeId", "createdAt");

create table "post_scopes" (
  "org" text not null,
  "id" text not null,
  "scope" text not null,
  "postId" text not null,
  "kind" text not null,
  "seenBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_scopes_scope_postId" on "post_scopes" ("org", "scope", "postId");
create index "post_scopes_scope_createdAt" on "post_scopes" ("org", "scope", "createdAt");
create index "post_scopes_postId" on "post_scopes" ("org", "postId");

create table "surveys" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "title" text not null,
  "createdBy" text not null,
  "postId" text,
  "multiResponse" integer not null,
  "maxChoices" integer,
  "anonymous" integer not null,
  "resultsShown" text not null,
  "active" integer not null,
  "endsAt" text,
  "closedAt" text,
  "endTold" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "surveys_active_endsAt" on "surveys" ("org", "active", "endsAt");
create index "surveys_postId" on "surveys" ("org", "postId");
create index "surveys_createdBy_createdAt" on "surveys" ("org", "createdBy", "createdAt");

create table "survey_questions" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "kind" text not null,
  "question" text not null,
  "required" integer not null,
  "position" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_questions_surveyId_position" on "survey_questions" ("org", "surveyId", "position");

create table "survey_options" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "questionId" text not null,
  "text" text not null,
  "position" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_options_surveyId_position" on "survey_options" ("org", "surveyId", "position");

create table "survey_responses" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "voter" text not null,
  "userId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_responses_surveyId_voter" on "survey_responses" ("org", "surveyId", "voter");
create index "survey_responses_userId" on "survey_responses" ("org", "userId");

create table "survey_answers" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "responseId" text not null,
  "questionId" text not null,
  "optionId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_answers_responseId_optionId" on "survey_answers" ("org", "responseId", "optionId");
create index "survey_answers_surveyId_optionId" on "survey_answers" ("org", "surveyId", "optionId");

create table "celebrations" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "kind" text not null,
  "year" integer not null,
  "postId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "celebrations_userId_kind_year" on "celebrations" ("org", "userId", "kind", "year");
create index "celebrations_postId" on "celebrations" ("org", "postId");

create table "deletion_requests" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "reason" text not null,
  "status" text not null,
  "createdAt" text not null,
  "resolvedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "deletion_requests_userId_createdAt" on "deletion_requests" ("org", "userId", "createdAt");
create index "deletion_requests_status_createdAt" on "deletion_requests" ("org", "status", "createdAt");

create table "notification_settings" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "emailEnabled" integer not null,
  "pushEnabled" integer not null,
  "whatsappEnabled" integer not null,
  "phone" text,
  "topics" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "notification_settings_userId" on "notification_settings" ("org", "userId");

create table "job_turns" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "at" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "job_turns_name" on "job_turns" ("org", "name");

insert into "organizations" select "org", "id", "name", "slug", "defaultLanguage", "timezone", "bannerMain", "bannerSecondary", "logoUrl", null, null, null, null, null, "createdAt" from "old_organizations";
insert into "users" select "org", "id", "firstName", "lastName", "email", "passwordHash", "userType", "active", "takesPoints", "language", "jobPosition", "departmentId", "birthday", "admissionDate", "profileImageUrl", null, null, null, null, null, null, 0, null, 'no_year', 'full', "fold", "tokenEpoch", "createdAt" from "old_users";
insert into "posts" select "org", "id", "kind", "state", "senderId", "amount", "typeIds", "subTypeId", "valueIds", "badgeId", "message", null, null, "attachmentKeys", "isPrivate", "filed", "hidden", "listed", "seenBy", "likesCount", "commentsCount", "boostPoints", "boostsCount", "publishAt", "editedAt", "removedAt", "createdAt" from "old_posts";
insert into "post_scopes" select "org", "id", "scope", "postId", (select p."kind" from "posts" p where p."org" = "old_post_scopes"."org" and p."id" = "old_post_scopes"."postId"), "seenBy", "createdAt" from "old_post_scopes";
drop table "old_organizations";
drop table "old_users";
drop table "old_posts";
drop table "old_post_scopes";
