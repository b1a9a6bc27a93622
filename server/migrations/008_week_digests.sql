-- The last weekly digest of each person.
create table "week_digests" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "week" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "week_digests_userId" on "week_digests" ("org", "userId");
