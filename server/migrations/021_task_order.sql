-- The order of a person's tasks: by due day while there is something to do.

alter table "task_people" add column "dueOrder" text not null default 'shut';
update "task_people" set "dueOrder" = case "state"
  when 'submitted' then 'sent'
  when 'approved' then 'shut'
  when 'cancelled' then 'shut'
  else coalesce((
    select "dueOn" from "tasks" where "tasks"."org" = "task_people"."org" and "tasks"."id" = "task_people"."taskId"
  ), 'later')
end;
drop index "task_people_userId_createdAt";
create index "task_people_userId_dueOrder_createdAt" on "task_people" ("org", "userId", "dueOrder", "createdAt");
