-- Countries and cities with a working week and holidays of their own; what lists of benefits and late ones read at once.

alter table "working_hours" add column "places" text not null default '[]';

alter table "benefits" add column "usualHours" integer;
-- The middle of the last twenty decisions, of three at least (`medianOf`).
update "benefits" as b set "usualHours" = (
  select case when max(m."count") >= 3 then cast(max(0, round(avg(m."took") * 24)) as integer) end
  from (
    select l."took", row_number() over (order by l."took") as "place", count(*) over () as "count"
    from (
      select julianday(s."decidedAt") - julianday(s."createdAt") as "took"
      from "benefit_submissions" s
      where s."org" = b."org" and s."benefitId" = b."id" and s."automatic" = 0 and s."decidedAt" is not null
      order by s."decidedAt" desc
      limit 20
    ) l
  ) m
  where m."place" in ((m."count" + 1) / 2, (m."count" + 2) / 2)
);

create index "decisions_state_late" on "decisions" ("org", "state", "late");
