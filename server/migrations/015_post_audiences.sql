-- Posts for departments, groups and people: whom each of these audiences holds.

create table "post_audiences" (
  "org" text not null,
  "id" text not null,
  "audience" text not null,
  "part" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_audiences_audience_part" on "post_audiences" ("org", "audience", "part");
create index "post_audiences_part" on "post_audiences" ("org", "part");
