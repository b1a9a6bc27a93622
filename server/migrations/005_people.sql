-- Access and people: how one comes in, who works here, lists of people, mails on their way. Everybody who is here has come in before; organisations offer the password and the code.

alter table "organizations" rename to "old_organizations";
drop index "departments_name";
alter table "departments" rename to "old_departments";
drop index "users_email";
drop index "users_active_firstName";
drop index "users_departmentId";
alter table "users" rename to "old_users";

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
  "signInMethods" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "departments" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "active" integer not null,
  "parentId" text,
  "managerId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "departments_name" on "departments" ("org", "name");
create index "departments_parentId" on "departments" ("org", "parentId");
create index "departments_managerId" on "departments" ("org", "managerId");

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
  "employeeNumber" text,
  "managerId" text,
  "activatedAt" text,
  "passwordExpired" integer not null,
  "expiresAt" text,
  "deletedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "users_email" on "users" ("org", "email");
create index "users_active_firstName" on "users" ("org", "active", "firstName");
create index "users_departmentId" on "users" ("org", "departmentId");
create index "users_managerId" on "users" ("org", "managerId");
create index "users_employeeNumber" on "users" ("org", "employeeNumber");
create index "users_deletedAt_active_firstName" on "users" ("org", "deletedAt", "active", "firstName");

create table "one_time_codes" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "codeHash" text not null,
  "tries" integer not null,
  "expiresAt" text not null,
  "usedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "one_time_codes_userId_createdAt" on "one_time_codes" ("org", "userId", "createdAt");
create index "one_time_codes_expiresAt" on "one_time_codes" ("org", "expiresAt");

create table "revoked_tokens" (
  "org" text not null,
  "id" text not null,
  "expiresAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "revoked_tokens_expiresAt" on "revoked_tokens" ("org", "expiresAt");

create table "sign_in_tries" (
  "org" text not null,
  "id" text not null,
  "subject" text not null,
  "count" integer not null,
  "since" text not null,
  "until" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "sign_in_tries_subject" on "sign_in_tries" ("org", "subject");
create index "sign_in_tries_until" on "sign_in_tries" ("org", "until");

create table "outbox" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "userId" text not null,
  "email" text not null,
  "language" text not null,
  "subject" text not null,
  "body" text not null,
  "link" text,
  "code" text,
  "status" text not null,
  "tries" integer not null,
  "dueAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "outbox_status_dueAt" on "outbox" ("org", "status", "dueAt");
create index "outbox_userId_createdAt" on "outbox" ("org", "userId", "createdAt");
create index "outbox_createdAt" on "outbox" ("org", "createdAt");

create table "directory_dues" (
  "org" text not null,
  "id" text not null,
  "key" text not null,
  "verb" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "directory_dues_createdAt" on "directory_dues" ("org", "createdAt");

create table "user_imports" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "fileName" text,
  "status" text not null,
  "total" integer not null,
  "done" integer not null,
  "added" integer not null,
  "changed" integer not null,
  "unchanged" integer not null,
  "reactivated" integer not null,
  "deactivated" integer not null,
  "rejected" text not null,
  "kept" text not null,
  "sendInvitation" integer not null,
  "createdBy" text not null,
  "createdAt" text not null,
  "finishedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "user_imports_createdAt" on "user_imports" ("org", "createdAt");
create index "user_imports_status_createdAt" on "user_imports" ("org", "status", "createdAt");

create table "user_import_lines" (
  "org" text not null,
  "id" text not null,
  "importId" text not null,
  "place" integer not null,
  "action" text not null,
  "userId" text,
  "email" text not null,
  "wanted" text not null,
  "before" text,
  "after" text,
  "status" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "user_import_lines_importId_place" on "user_import_lines" ("org", "importId", "place");
create index "user_import_lines_importId_status_place" on "user_import_lines" ("org", "importId", "status", "place");
create index "user_import_lines_userId" on "user_import_lines" ("org", "userId");

create table "user_import_made" (
  "org" text not null,
  "id" text not null,
  "importId" text not null,
  "kind" text not null,
  "madeId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "user_import_made_importId" on "user_import_made" ("org", "importId");

create table "import_mappings" (
  "org" text not null,
  "id" text not null,
  "header" text not null,
  "field" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "import_mappings_header" on "import_mappings" ("org", "header");

create table "ldap_links" (
  "org" text not null,
  "id" text not null,
  "ldapId" text not null,
  "userId" text not null,
  "syncedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "ldap_links_ldapId" on "ldap_links" ("org", "ldapId");
create index "ldap_links_userId" on "ldap_links" ("org", "userId");

-- News that nobody has seen is mailed, by when it came.
create index "notifications_createdAt" on "notifications" ("org", "createdAt");

insert into "organizations" select "org", "id", "name", "slug", "defaultLanguage", "timezone", "bannerMain", "bannerSecondary", "logoUrl", "supportChannelUrl", "supportEmail", "whatsappNumber", "workplaceUrl", "externalEvaluationUrl", '["password","otp"]', "createdAt" from "old_organizations";
insert into "departments" select "org", "id", "name", "active", null, null, "createdAt" from "old_departments";
insert into "users" select "org", "id", "firstName", "lastName", "email", "passwordHash", "userType", "active", "takesPoints", "language", "jobPosition", "departmentId", "birthday", "admissionDate", "profileImageUrl", "photoKey", "photoSmallKey", "backgroundKey", "birthdayImageKey", "bio", "phone", "phoneShown", "timezone", "birthdayShown", "anniversaryShown", "fold", "tokenEpoch", null, null, "createdAt", 0, null, null, "createdAt" from "old_users";
drop table "old_organizations";
drop table "old_departments";
drop table "old_users";
