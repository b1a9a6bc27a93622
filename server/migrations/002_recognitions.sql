-- Recognitions whole: types with rules, badges, values, groups, the podium's scores, answers, reports, files. Posts of before stay published and listed.

drop index "post_types_position";
alter table "post_types" rename to "old_post_types";
drop index "posts_createdAt";
drop index "posts_senderId_createdAt";
alter table "posts" rename to "old_posts";
drop index "post_receivers_postId_userId";
drop index "post_receivers_userId_createdAt";
alter table "post_receivers" rename to "old_post_receivers";
drop index "reactions_postId_userId";
alter table "reactions" rename to "old_reactions";
drop index "transfers_postId";
alter table "transfers" rename to "old_transfers";
drop index "notifications_userId_readAt";
drop index "notifications_userId_createdAt";
alter table "notifications" rename to "old_notifications";

create table "user_groups" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "user_groups_name" on "user_groups" ("org", "name");

create table "user_group_members" (
  "org" text not null,
  "id" text not null,
  "groupId" text not null,
  "userId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "user_group_members_groupId_userId" on "user_group_members" ("org", "groupId", "userId");
create index "user_group_members_userId" on "user_group_members" ("org", "userId");

create table "corporate_values" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "icon" text,
  "position" integer not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "corporate_values_name" on "corporate_values" ("org", "name");
create index "corporate_values_position" on "corporate_values" ("org", "position");

create table "super_recognition_types" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "icon" text,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "super_recognition_types_name" on "super_recognition_types" ("org", "name");

create table "recognition_types" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "icon" text,
  "color" text,
  "minPoints" integer not null,
  "maxPoints" integer,
  "roles" text not null,
  "receiverRoles" text not null,
  "seenBy" text not null,
  "superTypeId" text,
  "valueId" text,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "recognition_types_name" on "recognition_types" ("org", "name");
create index "recognition_types_createdAt" on "recognition_types" ("org", "createdAt");

create table "sub_recognition_types" (
  "org" text not null,
  "id" text not null,
  "recognitionTypeId" text not null,
  "name" text not null,
  "description" text not null,
  "icon" text,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "sub_recognition_types_recognitionTypeId_name" on "sub_recognition_types" ("org", "recognitionTypeId", "name");
create index "sub_recognition_types_recognitionTypeId" on "sub_recognition_types" ("org", "recognitionTypeId");

create table "post_types" (
  "org" text not null,
  "id" text not null,
  "recognitionTypeId" text not null,
  "name" text not null,
  "nameEn" text,
  "color" text,
  "icon" text,
  "position" integer not null,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "post_types_position" on "post_types" ("org", "position");
create index "post_types_recognitionTypeId" on "post_types" ("org", "recognitionTypeId");

create table "recognition_groups" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "recognitionTypeIds" text not null,
  "userIds" text not null,
  "monthlyLimit" integer,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "recognition_groups_name" on "recognition_groups" ("org", "name");
create index "recognition_groups_createdAt" on "recognition_groups" ("org", "createdAt");

create table "recognition_settings" (
  "org" text not null,
  "id" text not null,
  "boostEnabled" integer not null,
  "boostMax" integer not null,
  "showPoints" text not null,
  "privateAllowed" integer not null,
  "reportsToHide" integer not null,
  "referralPoints" integer not null,
  primary key ("org", "id")
) strict, without rowid;

create table "badges" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "imageKey" text,
  "imageUrl" text,
  "points" integer not null,
  "isPublic" integer not null,
  "roles" text not null,
  "categoryId" text,
  "active" integer not null,
  "awardedCount" integer not null,
  "createdBy" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "badges_name" on "badges" ("org", "name");
create index "badges_createdAt" on "badges" ("org", "createdAt");

create table "badge_awards" (
  "org" text not null,
  "id" text not null,
  "badgeId" text not null,
  "userId" text not null,
  "postId" text,
  "awardedBy" text,
  "source" text not null,
  "message" text not null,
  "withdrawnAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "badge_awards_badgeId_withdrawnAt_createdAt" on "badge_awards" ("org", "badgeId", "withdrawnAt", "createdAt");
create index "badge_awards_userId_withdrawnAt_createdAt" on "badge_awards" ("org", "userId", "withdrawnAt", "createdAt");
create index "badge_awards_postId" on "badge_awards" ("org", "postId");

create table "credentials" (
  "org" text not null,
  "id" text not null,
  "awardId" text not null,
  "issuedAt" text not null,
  "revokedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "credentials_awardId" on "credentials" ("org", "awardId");

create table "podium_scores" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "month" text not null,
  "pointsReceived" integer not null,
  "received" integer not null,
  "pointsGiven" integer not null,
  "given" integer not null,
  "badges" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "podium_scores_userId_month" on "podium_scores" ("org", "userId", "month");
create index "podium_scores_month" on "podium_scores" ("org", "month");

create table "podium_hidden" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "podium_hidden_userId" on "podium_hidden" ("org", "userId");

create table "podium_settings" (
  "org" text not null,
  "id" text not null,
  "enabled" integer not null,
  "period" text not null,
  "places" integer not null,
  "showPoints" integer not null,
  "accumDefault" integer not null,
  primary key ("org", "id")
) strict, without rowid;

create table "referrals" (
  "org" text not null,
  "id" text not null,
  "referredBy" text not null,
  "name" text not null,
  "email" text not null,
  "phone" text,
  "position" text,
  "message" text not null,
  "status" text not null,
  "pointsAwarded" integer not null,
  "note" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "referrals_email" on "referrals" ("org", "email");
create index "referrals_referredBy_createdAt" on "referrals" ("org", "referredBy", "createdAt");
create index "referrals_createdAt" on "referrals" ("org", "createdAt");
create index "referrals_status_createdAt" on "referrals" ("org", "status", "createdAt");

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

create table "post_receivers" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "position" integer not null,
  "points" integer not null,
  "published" integer not null,
  "special" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_receivers_postId_userId" on "post_receivers" ("org", "postId", "userId");
create index "post_receivers_userId_published_createdAt" on "post_receivers" ("org", "userId", "published", "createdAt");
create index "post_receivers_userId_special_published_createdAt" on "post_receivers" ("org", "userId", "special", "published", "createdAt");

create table "post_scopes" (
  "org" text not null,
  "id" text not null,
  "scope" text not null,
  "postId" text not null,
  "seenBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_scopes_scope_postId" on "post_scopes" ("org", "scope", "postId");
create index "post_scopes_scope_createdAt" on "post_scopes" ("org", "scope", "createdAt");
create index "post_scopes_postId" on "post_scopes" ("org", "postId");

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
create index "reactions_postId_createdAt" on "reactions" ("org", "postId", "createdAt");

create table "subcomments" (
  "org" text not null,
  "id" text not null,
  "commentId" text not null,
  "postId" text not null,
  "userId" text not null,
  "message" text not null,
  "createdAt" text not null,
  "editedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "subcomments_postId_createdAt" on "subcomments" ("org", "postId", "createdAt");
create index "subcomments_commentId" on "subcomments" ("org", "commentId");

create table "boosts" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "amount" integer not null,
  "total" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "boosts_postId_createdAt" on "boosts" ("org", "postId", "createdAt");

create table "post_reports" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "reason" text not null,
  "note" text not null,
  "decided" integer not null,
  "verdict" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_reports_postId_userId" on "post_reports" ("org", "postId", "userId");
create index "post_reports_decided_createdAt" on "post_reports" ("org", "decided", "createdAt");

create table "transfers" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "fromAccount" text not null,
  "toAccount" text not null,
  "points" integer not null,
  "giverId" text,
  "takerId" text,
  "postId" text,
  "reverses" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "transfers_postId" on "transfers" ("org", "postId");

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
create index "notifications_postId" on "notifications" ("org", "postId");

create table "files" (
  "org" text not null,
  "id" text not null,
  "uploaderId" text not null,
  "type" text not null,
  "name" text not null,
  "contentType" text not null,
  "size" integer not null,
  "uploadedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "files_uploaderId_createdAt" on "files" ("org", "uploaderId", "createdAt");
create index "files_createdAt" on "files" ("org", "createdAt");

insert into "recognition_types" select "org", "id", "name", "nameEn", '', "icon", "color", 0, null, "roles", '["employee","manager","admin"]', 'everyone', null, null, "active", '1970-01-01T00:00:00.000Z' from "old_post_types";
insert into "post_types" select "org", "id", "id", "name", "nameEn", "color", "icon", "position", "active" from "old_post_types";
insert into "posts" select p."org", p."id", 'recognition', 'published', p."senderId", p."amount", p."typeIds", null, '[]', null, p."message", '[]', 0, 0, 0, 1, 'everyone', p."likesCount", p."commentsCount", 0, 0, null, null, null, p."createdAt" from "old_posts" p;
insert into "post_receivers" select "org", "id", "postId", "userId", "position", "points", 1, 0, "createdAt" from "old_post_receivers";
insert into "reactions" select * from "old_reactions";
insert into "transfers" select t."org", t."id", t."kind", t."fromAccount", t."toAccount", t."points", null, null, t."postId", t."reverses", t."createdAt" from "old_transfers" t;
insert into "notifications" select * from "old_notifications";

-- What a listed post is found by: its types, the departments of its receivers, both together, and its people.
insert into "post_scopes" select l."org", l."id", 'type:' || l."typeId", l."postId", 'everyone', l."createdAt" from "post_type_links" l;
insert into "post_scopes" select r."org", min(r."id"), 'department:' || u."departmentId", r."postId", 'everyone', r."createdAt"
  from "post_receivers" r join "users" u on u."org" = r."org" and u."id" = r."userId"
  where u."departmentId" is not null group by r."org", u."departmentId", r."postId";
insert into "post_scopes" select t."org", t."id" || '-' || d."id", t."scope" || '|' || d."scope", t."postId", 'everyone', t."createdAt"
  from "post_scopes" t join "post_scopes" d on d."org" = t."org" and d."postId" = t."postId"
  where t."scope" like 'type:%' and d."scope" like 'department:%';
insert into "post_scopes" select p."org", p."id" || '-sender', 'sender:' || p."senderId", p."id", 'everyone', p."createdAt" from "posts" p where p."senderId" is not null;
insert into "post_scopes" select r."org", r."id" || '-receiver', 'receiver:' || r."userId", r."postId", 'everyone', r."createdAt" from "post_receivers" r;

-- Months are those of UTC here; from now on they are the organisation's.
insert into "podium_scores"
  select "org", "userId" || '-' || "month", "userId", "month", sum("pointsReceived"), sum("received"), sum("pointsGiven"), sum("given"), 0
  from (
    select r."org", r."userId", substr(r."createdAt", 1, 7) as "month", r."points" as "pointsReceived", 1 as "received", 0 as "pointsGiven", 0 as "given" from "post_receivers" r
    union all
    select p."org", p."senderId", substr(p."createdAt", 1, 7), 0, 0, p."amount", 1 from "posts" p where p."senderId" is not null
  ) group by "org", "userId", "month";
drop table "old_post_types";
drop table "old_posts";
drop table "old_post_receivers";
drop table "old_reactions";
drop table "old_transfers";
drop table "old_notifications";
drop table "post_type_links";
