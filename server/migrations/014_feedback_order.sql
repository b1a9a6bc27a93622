-- Ideas with as many votes are read newest first, and late cases of one kind in the order in which they were due.
drop index "ideas_mergedIntoId_votes";
drop index "ideas_mergedIntoId_status_votes";
create index "ideas_mergedIntoId_votes_createdAt" on "ideas" ("org", "mergedIntoId", "votes", "createdAt");
create index "ideas_mergedIntoId_status_votes_createdAt" on "ideas" ("org", "mergedIntoId", "status", "votes", "createdAt");
drop index "cases_archived_dueOn";
create index "cases_kind_archived_dueOn" on "cases" ("org", "kind", "archived", "dueOn");
