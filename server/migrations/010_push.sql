-- Browsers that show notifications, and the messages to them.

create table "push_subscriptions" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "endpoint" text not null,
  "p256dh" text not null,
  "auth" text not null,
  "serverKey" text not null,
  "sessionId" text not null,
  "epoch" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "push_subscriptions_endpoint" on "push_subscriptions" ("org", "endpoint");
create index "push_subscriptions_userId_createdAt" on "push_subscriptions" ("org", "userId", "createdAt");
create index "push_subscriptions_sessionId" on "push_subscriptions" ("org", "sessionId");

create table "push_messages" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "subscriptionId" text not null,
  "notificationId" text not null,
  "status" text not null,
  "tries" integer not null,
  "dueAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "push_messages_status_dueAt" on "push_messages" ("org", "status", "dueAt");
create index "push_messages_userId" on "push_messages" ("org", "userId");
create index "push_messages_createdAt" on "push_messages" ("org", "createdAt");
