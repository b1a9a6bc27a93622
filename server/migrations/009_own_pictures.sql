-- Types, tags, levels, values and categories may have a picture of their own.

alter table "recognition_types" add column "iconKey" text;
alter table "post_types" add column "iconKey" text;
alter table "levels" add column "iconKey" text;
alter table "corporate_values" add column "iconKey" text;
alter table "product_categories" add column "iconKey" text;
