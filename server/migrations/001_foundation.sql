-- The tables of the foundation: organisation, people, posts, points, notifications, and the directory.

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
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "modules" (
  "org" text not null,
  "id" text not null,
  "flag" text not null,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "modules_flag" on "modules" ("org", "flag");

create table "departments" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "departments_name" on "departments" ("org", "name");

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
  "fold" text not null,
  "tokenEpoch" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "users_email" on "users" ("org", "email");
create index "users_active_firstName" on "users" ("org", "active", "firstName");
create index "users_departmentId" on "users" ("org", "departmentId");

create table "post_types" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "color" text,
  "icon" text,
  "roles" text not null,
  "position" integer not null,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "post_types_position" on "post_types" ("org", "position");

create table "posts" (
  "org" text not null,
  "id" text not null,
  "senderId" text,
  "amount" integer not null,
  "typeIds" text not null,
  "message" text not null,
  "likesCount" integer not null,
  "commentsCount" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "posts_createdAt" on "posts" ("org", "createdAt");
create index "posts_senderId_createdAt" on "posts" ("org", "senderId", "createdAt");

create table "post_receivers" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "position" integer not null,
  "points" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_receivers_postId_userId" on "post_receivers" ("org", "postId", "userId");
create index "post_receivers_userId_createdAt" on "post_receivers" ("org", "userId", "createdAt");

create table "post_type_links" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "typeId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_type_links_typeId_postId" on "post_type_links" ("org", "typeId", "postId");

create table "reactions" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "code" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "reactions_postId_userId" on "reactions" ("org", "postId", "userId");

create table "comments" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "message" text not null,
  "createdAt" text not null,
  "editedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "comments_postId_createdAt" on "comments" ("org", "postId", "createdAt");

create table "accounts" (
  "org" text not null,
  "id" text not null,
  "ownerId" text not null,
  "purse" text not null,
  "balance" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "accounts_ownerId_purse" on "accounts" ("org", "ownerId", "purse");

create table "transfers" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "fromAccount" text not null,
  "toAccount" text not null,
  "points" integer not null,
  "postId" text,
  "reverses" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "transfers_postId" on "transfers" ("org", "postId");

create table "entries" (
  "org" text not null,
  "id" text not null,
  "transferId" text not null,
  "accountId" text not null,
  "ownerId" text not null,
  "purse" text not null,
  "amount" integer not null,
  "balanceAfter" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "entries_transferId_accountId" on "entries" ("org", "transferId", "accountId");
create index "entries_ownerId_createdAt" on "entries" ("org", "ownerId", "createdAt");
create index "entries_ownerId_purse_createdAt" on "entries" ("org", "ownerId", "purse", "createdAt");
create index "entries_accountId" on "entries" ("org", "accountId");

create table "notifications" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "kind" text not null,
  "actorId" text,
  "postId" text,
  "readAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "notifications_userId_readAt" on "notifications" ("org", "userId", "readAt");
create index "notifications_userId_createdAt" on "notifications" ("org", "userId", "createdAt");

create table "idempotency_keys" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "key" text not null,
  "fingerprint" text not null,
  "status" integer not null,
  "answer" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "idempotency_keys_userId_key" on "idempotency_keys" ("org", "userId", "key");
create index "idempotency_keys_createdAt" on "idempotency_keys" ("org", "createdAt");

create table "directory_keys" (
  "org" text not null,
  "id" text not null,
  "organization" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "directory_keys_organization" on "directory_keys" ("org", "organization");

create table "directory_organizations" (
  "org" text not null,
  "id" text not null,
  "place" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "directory_organizations_place" on "directory_organizations" ("org", "place");
