-- What was learnt from the words of posts (backend/recognitions/words.job.ts).

create table "word_books" (
  "org" text not null,
  "id" text not null,
  "madeAt" text not null,
  "posts" integer not null,
  "marks" text not null,
  primary key ("org", "id")
) strict, without rowid;
