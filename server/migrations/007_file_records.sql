-- The record that holds a file, by which its readers are found.

alter table "files" add column "recordId" text;

update "files" set "recordId" = "held"."fileId"
  from (select "org", "key", min("fileId") as "fileId" from "file_versions" group by "org", "key") as "held"
  where "held"."org" = "files"."org" and "held"."key" = "files"."id";

update "files" set "recordId" = "held"."postId"
  from (
    select "posts"."org" as "org", "named"."value" as "key", min("posts"."id") as "postId"
    from "posts", json_each("posts"."attachmentKeys") as "named"
    group by "posts"."org", "named"."value"
  ) as "held"
  where "held"."org" = "files"."org" and "held"."key" = "files"."id" and "files"."recordId" is null;
