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
