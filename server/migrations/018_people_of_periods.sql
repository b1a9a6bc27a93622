-- People who came in, of each day, week and month as one row, so that a plot of a year reads no more in a large company.

insert into "fact_sums" ("org", "id", "measure", "scope", "period", "part", "count", "amount")
select "org", "measure" || ' ' || "period" || ' first:day ' || "scope", "measure", "scope", "period", 'first:day', sum("count"), 0
from "fact_sums"
where "measure" = 'sessions' and "part" >= 'before:' and "part" < 'before;' and length("period") = 10
group by "org", "measure", "scope", "period";

insert into "fact_sums" ("org", "id", "measure", "scope", "period", "part", "count", "amount")
select "org", "measure" || ' ' || "period" || ' first:week ' || "scope", "measure", "scope", "period", 'first:week', sum("count"), 0
from "fact_sums"
where "measure" = 'sessions' and "part" >= 'before:' and "part" < 'before:' || date("period", 'weekday 0', '-6 days')
  and length("period") = 10
group by "org", "measure", "scope", "period";

insert into "fact_sums" ("org", "id", "measure", "scope", "period", "part", "count", "amount")
select "org", "measure" || ' ' || "period" || ' first:month ' || "scope", "measure", "scope", "period", 'first:month', sum("count"), 0
from "fact_sums"
where "measure" = 'sessions' and "part" >= 'before:' and "part" < 'before;' and length("period") = 7
group by "org", "measure", "scope", "period";

-- What analytics adds up over all people is read in an index alone.
create index "accounts_purse_balance" on "accounts" ("org", "purse", "balance");
create index "users_countryId" on "users" ("org", "countryId");
create index "users_active_deletedAt_userType_departmentId_countryId" on "users" ("org", "active", "deletedAt", "userType", "departmentId", "countryId");

-- What people sent and received in the twelve months from each first month.
create table "fact_ranks" (
  "org" text not null,
  "id" text not null,
  "measure" text not null,
  "first" text not null,
  "personId" text not null,
  "times" integer not null,
  "points" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "fact_ranks_measure_first_personId" on "fact_ranks" ("org", "measure", "first", "personId");
create index "fact_ranks_measure_first_times" on "fact_ranks" ("org", "measure", "first", "times");

with recursive "back" ("months") as (values (0) union all select "months" + 1 from "back" where "months" < 11)
insert into "fact_ranks" ("org", "id", "measure", "first", "personId", "times", "points")
select "org", "measure" || ' ' || "first" || ' ' || "part", "measure", "first", "part", sum("count"), sum("amount")
from (
  select "org", "measure", "part", "count", "amount",
    strftime('%Y-%m', "period" || '-01', '-' || "months" || ' months') as "first"
  from "fact_sums", "back"
  where "measure" in ('sent', 'received') and "scope" = 'people'
)
group by "org", "measure", "first", "part";
