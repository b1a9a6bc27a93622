-- WhatsApp messages that wait to be sent, and numbers that WhatsApp refused.

alter table "notification_settings" add column "whatsappFailedAt" text;

create table "whatsapp_messages" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "notificationId" text not null,
  "status" text not null,
  "tries" integer not null,
  "dueAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "whatsapp_messages_notificationId" on "whatsapp_messages" ("org", "notificationId");
create index "whatsapp_messages_status_dueAt" on "whatsapp_messages" ("org", "status", "dueAt");
create index "whatsapp_messages_userId" on "whatsapp_messages" ("org", "userId");
create index "whatsapp_messages_createdAt" on "whatsapp_messages" ("org", "createdAt");
