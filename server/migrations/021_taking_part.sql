-- Taking part is counted again by day: what says so is found by its moment. A job counts the past, piece by piece.

create index "survey_responses_createdAt" on "survey_responses" ("org", "createdAt");
create index "task_submissions_decidedAt" on "task_submissions" ("org", "decidedAt");
create index "challenge_people_joinedAt" on "challenge_people" ("org", "joinedAt");
create index "event_participants_attendedAt" on "event_participants" ("org", "attendedAt");
create index "goal_checkins_createdAt" on "goal_checkins" ("org", "createdAt");
create index "evaluations_completedAt" on "evaluations" ("org", "completedAt");
create index "communication_people_readAt" on "communication_people" ("org", "readAt");
create index "ideas_createdAt" on "ideas" ("org", "createdAt");
create index "benefit_submissions_deliveredAt" on "benefit_submissions" ("org", "deliveredAt");
create index "program_people_finishedAt" on "program_people" ("org", "finishedAt");
create index "moods_day" on "moods" ("org", "day");
