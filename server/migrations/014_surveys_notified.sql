-- Whether all people were notified of a survey or of its outcome.

alter table "surveys" rename column "told" to "notified";
