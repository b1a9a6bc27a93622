-- The organisation's house: its facts and lists of addresses, pages, announcements, keys of the public API, documents.

alter table "organizations" rename to "old_organizations";
drop index "users_email";
drop index "users_active_firstName";
drop index "users_departmentId";
drop index "users_managerId";
drop index "users_employeeNumber";
drop index "users_deletedAt_active_firstName";
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
  "logoKey" text,
  "legalName" text,
  "countryId" text,
  "marketingText" text,
  "supportChannelUrl" text,
  "supportEmail" text,
  "whatsappNumber" text,
  "workplaceUrl" text,
  "externalEvaluationUrl" text,
  "signInMethods" text not null,
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
  "countryId" text,
  "cityId" text,
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

create table "org_emails" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "email" text not null,
  "label" text,
  "topics" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "org_emails_kind_email" on "org_emails" ("org", "kind", "email");
create index "org_emails_createdAt" on "org_emails" ("org", "createdAt");

create table "custom_pages" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "slug" text not null,
  "content" text not null,
  "icon" text,
  "position" integer not null,
  "published" integer not null,
  "createdBy" text,
  "createdAt" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "custom_pages_slug" on "custom_pages" ("org", "slug");
create index "custom_pages_published_position" on "custom_pages" ("org", "published", "position");
create index "custom_pages_createdAt" on "custom_pages" ("org", "createdAt");

create table "publicity" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "text" text,
  "imageKey" text,
  "link" text,
  "placement" text not null,
  "startsAt" text,
  "endsAt" text,
  "departmentIds" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "publicity_active_placement" on "publicity" ("org", "active", "placement");
create index "publicity_createdAt" on "publicity" ("org", "createdAt");

create table "publicity_dismissals" (
  "org" text not null,
  "id" text not null,
  "publicityId" text not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "publicity_dismissals_publicityId_userId" on "publicity_dismissals" ("org", "publicityId", "userId");
create index "publicity_dismissals_userId" on "publicity_dismissals" ("org", "userId");

create table "featured_items" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "targetId" text,
  "title" text,
  "link" text,
  "imageKey" text,
  "position" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "featured_items_position" on "featured_items" ("org", "position");

create table "api_keys" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "prefix" text not null,
  "hash" text not null,
  "scopes" text not null,
  "createdBy" text,
  "lastUsedAt" text,
  "expiresAt" text,
  "revokedAt" text,
  "sandbox" integer not null,
  "endsAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "api_keys_hash" on "api_keys" ("org", "hash");
create index "api_keys_sandbox_createdAt" on "api_keys" ("org", "sandbox", "createdAt");
create index "api_keys_createdAt" on "api_keys" ("org", "createdAt");

create table "api_sends" (
  "org" text not null,
  "id" text not null,
  "keyId" text not null,
  "postId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "api_sends_keyId_postId" on "api_sends" ("org", "keyId", "postId");
create index "api_sends_keyId_createdAt" on "api_sends" ("org", "keyId", "createdAt");

create table "repository_files" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "folder" text,
  "description" text,
  "key" text not null,
  "version" integer not null,
  "contentType" text not null,
  "size" integer not null,
  "mustAcknowledge" integer not null,
  "departmentIds" text not null,
  "reviewOn" text,
  "fold" text not null,
  "uploaderId" text,
  "remindedAt" text,
  "createdAt" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "repository_files_folder_name" on "repository_files" ("org", "folder", "name");
create index "repository_files_name" on "repository_files" ("org", "name");
create index "repository_files_updatedAt" on "repository_files" ("org", "updatedAt");
create index "repository_files_createdAt" on "repository_files" ("org", "createdAt");

create table "file_versions" (
  "org" text not null,
  "id" text not null,
  "fileId" text not null,
  "version" integer not null,
  "key" text not null,
  "contentType" text not null,
  "size" integer not null,
  "note" text,
  "uploaderId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "file_versions_fileId_version" on "file_versions" ("org", "fileId", "version");
create index "file_versions_key" on "file_versions" ("org", "key");

create table "file_proofs" (
  "org" text not null,
  "id" text not null,
  "fileId" text not null,
  "version" integer not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "file_proofs_fileId_version_userId" on "file_proofs" ("org", "fileId", "version", "userId");
create index "file_proofs_userId_fileId" on "file_proofs" ("org", "userId", "fileId");

insert into "organizations" select "org", "id", "name", "slug", "defaultLanguage", "timezone", "bannerMain", "bannerSecondary", "logoUrl", null, null, null, null, "supportChannelUrl", "supportEmail", "whatsappNumber", "workplaceUrl", "externalEvaluationUrl", "signInMethods", "createdAt" from "old_organizations";
insert into "users" select "org", "id", "firstName", "lastName", "email", "passwordHash", "userType", "active", "takesPoints", "language", "jobPosition", "departmentId", "birthday", "admissionDate", "profileImageUrl", "photoKey", "photoSmallKey", "backgroundKey", "birthdayImageKey", "bio", null, null, "phone", "phoneShown", "timezone", "birthdayShown", "anniversaryShown", "fold", "tokenEpoch", "employeeNumber", "managerId", "activatedAt", "passwordExpired", "expiresAt", "deletedAt", "createdAt" from "old_users";
drop table "old_organizations";
drop table "old_users";
