-- The address that stops mails with one click (RFC 8058).
alter table "outbox" add column "unsubscribe" text;
