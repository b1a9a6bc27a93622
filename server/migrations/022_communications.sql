-- Communications, the people of their delivery, the groups they go to, and the quiet hours.
create table "communications" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "fold" text not null,
  "message" text not null,
  "audienceKind" text not null,
  "groupId" text,
  "departmentId" text,
  "onPin" integer not null,
  "onEmail" integer not null,
  "onWhatsapp" integer not null,
  "onNewsfeed" integer not null,
  "hasMail" integer not null,
  "hasWhatsapp" integer not null,
  "pinned" integer not null,
  "asksAcknowledgement" integer not null,
  "critical" integer not null,
  "timing" text not null,
  "startsAt" text not null,
  "localAt" text not null,
  "until" text not null,
  "state" text not null,
  "cursor" text not null,
  "frozenAt" text,
  "people" integer not null,
  "delivered" integer not null,
  "failed" integer not null,
  "read" integer not null,
  "acknowledged" integer not null,
  "remindAfter" text not null,
  "attachments" text not null,
  "postId" text,
  "editedAt" text,
  "history" text not null,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "communications_state_startsAt" on "communications" ("org", "state", "startsAt");
create index "communications_pinned_startsAt" on "communications" ("org", "pinned", "startsAt");
create index "communications_audienceKind_startsAt" on "communications" ("org", "audienceKind", "startsAt");
create index "communications_groupId_startsAt" on "communications" ("org", "groupId", "startsAt");
create index "communications_departmentId_startsAt" on "communications" ("org", "departmentId", "startsAt");
create index "communications_createdAt" on "communications" ("org", "createdAt");
create table "communication_people" (
  "org" text not null,
  "id" text not null,
  "communicationId" text not null,
  "userId" text not null,
  "departmentId" text,
  "addressed" integer not null,
  "state" text not null,
  "dueAt" text not null,
  "notice" text not null,
  "email" text not null,
  "whatsapp" text not null,
  "failed" integer not null,
  "readAt" text,
  "acknowledgedAt" text,
  "filedAt" text,
  "wave" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "communication_people_communicationId_userId" on "communication_people" ("org", "communicationId", "userId");
create index "communication_people_state_dueAt" on "communication_people" ("org", "state", "dueAt");
create index "communication_people_communicationId_state_dueAt" on "communication_people" ("org", "communicationId", "state", "dueAt");
create index "communication_people_userId_filedAt" on "communication_people" ("org", "userId", "filedAt");
create table "communication_groups" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "audience" text not null,
  "createdBy" text,
  "createdAt" text not null,
  "removedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "communication_groups_removedAt_name" on "communication_groups" ("org", "removedAt", "name");
create table "communication_settings" (
  "org" text not null,
  "id" text not null,
  "quietFrom" integer not null,
  "quietTo" integer not null,
  "quietWeekends" integer not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
