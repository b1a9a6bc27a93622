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
