-- When a WhatsApp message is not handed over any more, because quiet hours of its person begin.
alter table "whatsapp_messages" add column "quietAt" text;
