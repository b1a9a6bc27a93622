-- The audience whose readers find a communication now, so that a page of them reads one index.
alter table "communications" add column "scope" text;
update "communications" set "scope" = case "audienceKind"
  when 'all' then 'all'
  when 'group' then 'group:' || "groupId"
  else 'department:' || "departmentId" end
where "state" in ('delivering', 'delivered') and ("pinned" or "onNewsfeed");

drop index "communications_pinned_startsAt";
drop index "communications_audienceKind_startsAt";
create index "communications_scope_pinned_startsAt" on "communications" ("org", "scope", "pinned", "startsAt");
create index "communications_until" on "communications" ("org", "until");
