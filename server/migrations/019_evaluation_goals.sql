-- Goals of the period as they were when a person came into a cycle.

alter table "evaluation_people" add column "goals" text not null default '[]';
