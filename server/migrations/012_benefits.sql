-- Benefits, what people asked of them, coverages, and the people who have them.

create table "benefits" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "descriptionEn" text,
  "category" text not null,
  "categoryEn" text,
  "worth" text not null,
  "worthEn" text,
  "delivery" text not null,
  "deliveryEn" text,
  "fold" text not null,
  "iconKey" text,
  "startsOn" text,
  "endsOn" text,
  "stock" integer,
  "taken" integer not null,
  "automatic" integer not null,
  "conditions" text not null,
  "formId" text,
  "approverIds" text not null,
  "rule" text not null,
  "clockHours" integer not null,
  "active" integer not null,
  "archived" integer not null,
  "waiting" integer not null,
  "approved" integer not null,
  "delivered" integer not null,
  "refused" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "benefits_archived_active_category_name" on "benefits" ("org", "archived", "active", "category", "name");
create index "benefits_archived_name" on "benefits" ("org", "archived", "name");
create index "benefits_iconKey" on "benefits" ("org", "iconKey");
create index "benefits_formId" on "benefits" ("org", "formId");
create table "benefit_submissions" (
  "org" text not null,
  "id" text not null,
  "benefitId" text not null,
  "userId" text not null,
  "departmentId" text,
  "fold" text not null,
  "state" text not null,
  "claim" text not null,
  "askedOn" text not null,
  "note" text not null,
  "questions" text not null,
  "answers" text not null,
  "automatic" integer not null,
  "decidedAt" text,
  "deliveredAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "benefit_submissions_claim" on "benefit_submissions" ("org", "claim");
create index "benefit_submissions_userId_createdAt" on "benefit_submissions" ("org", "userId", "createdAt");
create index "benefit_submissions_userId_benefitId" on "benefit_submissions" ("org", "userId", "benefitId");
create index "benefit_submissions_benefitId_createdAt" on "benefit_submissions" ("org", "benefitId", "createdAt");
create index "benefit_submissions_benefitId_automatic_decidedAt" on "benefit_submissions" ("org", "benefitId", "automatic", "decidedAt");
create index "benefit_submissions_benefitId_state_createdAt" on "benefit_submissions" ("org", "benefitId", "state", "createdAt");
create index "benefit_submissions_state_createdAt" on "benefit_submissions" ("org", "state", "createdAt");
create index "benefit_submissions_departmentId_createdAt" on "benefit_submissions" ("org", "departmentId", "createdAt");
create index "benefit_submissions_createdAt" on "benefit_submissions" ("org", "createdAt");
create table "coverages" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "descriptionEn" text,
  "providerName" text not null,
  "policyNumber" text,
  "startsOn" text,
  "endsOn" text,
  "contactName" text,
  "contactPhone" text,
  "contactEmail" text,
  "documentId" text,
  "active" integer not null,
  "people" integer not null,
  "toldEnd" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "coverages_name" on "coverages" ("org", "name");
create index "coverages_endsOn" on "coverages" ("org", "endsOn");
create table "coverage_people" (
  "org" text not null,
  "id" text not null,
  "coverageId" text not null,
  "userId" text not null,
  "batchId" text not null,
  "policyNumber" text,
  "startsOn" text,
  "endsOn" text,
  "assignedBy" text,
  "toldEnd" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "coverage_people_coverageId_userId" on "coverage_people" ("org", "coverageId", "userId");
create index "coverage_people_userId" on "coverage_people" ("org", "userId");
create index "coverage_people_batchId" on "coverage_people" ("org", "batchId");
create index "coverage_people_assignedBy" on "coverage_people" ("org", "assignedBy");
create index "coverage_people_coverageId_createdAt" on "coverage_people" ("org", "coverageId", "createdAt");
create index "coverage_people_toldEnd_endsOn" on "coverage_people" ("org", "toldEnd", "endsOn");
create table "coverage_batches" (
  "org" text not null,
  "id" text not null,
  "coverageId" text not null,
  "audience" text not null,
  "startsOn" text,
  "endsOn" text,
  "policyNumber" text,
  "cursor" text not null,
  "open" integer not null,
  "undone" integer not null,
  "createdBy" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "coverage_batches_open_createdAt" on "coverage_batches" ("org", "open", "createdAt");
create index "coverage_batches_coverageId_open" on "coverage_batches" ("org", "coverageId", "open");
create index "coverage_batches_createdBy" on "coverage_batches" ("org", "createdBy");
