-- Countries and cities with a working week and holidays of their own.

alter table "working_hours" add column "places" text not null default '[]';
