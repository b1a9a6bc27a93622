-- The store: products, carts, orders, coupons, requests for points, levels. Movements keep their kind on each line and name what caused them.

drop index "transfers_postId";
alter table "transfers" rename to "old_transfers";
drop index "entries_transferId_accountId";
drop index "entries_ownerId_createdAt";
drop index "entries_ownerId_purse_createdAt";
drop index "entries_accountId";
alter table "entries" rename to "old_entries";
drop index "notifications_userId_readAt";
drop index "notifications_userId_createdAt";
drop index "notifications_postId";
alter table "notifications" rename to "old_notifications";

create table "transfers" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "fromAccount" text not null,
  "toAccount" text not null,
  "points" integer not null,
  "giverId" text,
  "takerId" text,
  "postId" text,
  "sourceId" text,
  "note" text not null,
  "reverses" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "transfers_postId" on "transfers" ("org", "postId");
create index "transfers_sourceId" on "transfers" ("org", "sourceId");
create index "transfers_reverses" on "transfers" ("org", "reverses");

create table "entries" (
  "org" text not null,
  "id" text not null,
  "transferId" text not null,
  "accountId" text not null,
  "ownerId" text not null,
  "purse" text not null,
  "kind" text not null,
  "amount" integer not null,
  "balanceAfter" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "entries_transferId_accountId" on "entries" ("org", "transferId", "accountId");
create index "entries_ownerId_createdAt" on "entries" ("org", "ownerId", "createdAt");
create index "entries_ownerId_purse_createdAt" on "entries" ("org", "ownerId", "purse", "createdAt");
create index "entries_kind_createdAt" on "entries" ("org", "kind", "createdAt");
create index "entries_accountId" on "entries" ("org", "accountId");

create table "point_settings" (
  "org" text not null,
  "id" text not null,
  "baseEmployee" integer not null,
  "baseManager" integer not null,
  "baseAdmin" integer not null,
  "expires" integer not null,
  "redeemBudget" integer,
  primary key ("org", "id")
) strict, without rowid;

create table "point_requests" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "requestedBy" text not null,
  "departmentId" text,
  "amount" integer not null,
  "reason" text not null,
  "status" text not null,
  "resolvedBy" text,
  "resolvedAt" text,
  "approvedAmount" integer,
  "note" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "point_requests_userId_createdAt" on "point_requests" ("org", "userId", "createdAt");
create index "point_requests_status_createdAt" on "point_requests" ("org", "status", "createdAt");
create index "point_requests_departmentId_createdAt" on "point_requests" ("org", "departmentId", "createdAt");

create table "levels" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "minPoints" integer not null,
  "icon" text,
  "benefits" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "levels_minPoints" on "levels" ("org", "minPoints");
create unique index "levels_name" on "levels" ("org", "name");

create table "renewals" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "month" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "renewals_userId_month" on "renewals" ("org", "userId", "month");
create index "renewals_month" on "renewals" ("org", "month");

create table "redeemed_months" (
  "org" text not null,
  "id" text not null,
  "month" text not null,
  "points" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "redeemed_months_month" on "redeemed_months" ("org", "month");

create table "providers" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "logoUrl" text,
  "website" text,
  "contactEmail" text,
  "country" text,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "providers_name" on "providers" ("org", "name");

create table "provider_staff" (
  "org" text not null,
  "id" text not null,
  "providerId" text not null,
  "userId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "provider_staff_userId" on "provider_staff" ("org", "userId");
create index "provider_staff_providerId" on "provider_staff" ("org", "providerId");

create table "catalogs" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "country" text,
  "position" integer not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "catalogs_name" on "catalogs" ("org", "name");

create table "catalog_choices" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "catalogId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "catalog_choices_userId" on "catalog_choices" ("org", "userId");

create table "product_categories" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "icon" text,
  "justCorporative" integer not null,
  "position" integer not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "product_categories_name" on "product_categories" ("org", "name");

create table "products" (
  "org" text not null,
  "id" text not null,
  "categoryId" text not null,
  "catalogId" text,
  "providerId" text,
  "externalId" text,
  "name" text not null,
  "description" text not null,
  "imageKey" text,
  "imageUrl" text,
  "points" integer not null,
  "stock" integer,
  "isDigital" integer not null,
  "questions" text not null,
  "terms" text not null,
  "needsApproval" integer not null,
  "opensAt" text,
  "closesAt" text,
  "active" integer not null,
  "fold" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "products_active_createdAt" on "products" ("org", "active", "createdAt");
create index "products_active_points" on "products" ("org", "active", "points");
create index "products_categoryId" on "products" ("org", "categoryId");
create index "products_providerId_externalId" on "products" ("org", "providerId", "externalId");

create table "stock_holds" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "productId" text not null,
  "quantity" integer not null,
  "expiresAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "stock_holds_userId_productId" on "stock_holds" ("org", "userId", "productId");
create index "stock_holds_expiresAt" on "stock_holds" ("org", "expiresAt");
create index "stock_holds_productId" on "stock_holds" ("org", "productId");

create table "savings" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "productId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "savings_userId" on "savings" ("org", "userId");
create index "savings_productId" on "savings" ("org", "productId");

create table "cart_items" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "productId" text not null,
  "externalProductId" text,
  "name" text not null,
  "points" integer not null,
  "quantity" integer not null,
  "options" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "cart_items_userId_productId" on "cart_items" ("org", "userId", "productId");
create index "cart_items_productId" on "cart_items" ("org", "productId");

create table "purchase_intents" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "intent" text not null,
  "orderId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "purchase_intents_userId_intent" on "purchase_intents" ("org", "userId", "intent");

create table "orders" (
  "org" text not null,
  "id" text not null,
  "serial" integer not null,
  "userId" text not null,
  "status" text not null,
  "totalPoints" integer not null,
  "refundedPoints" integer not null,
  "delivery" text,
  "fold" text not null,
  "createdAt" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "orders_serial" on "orders" ("org", "serial");
create index "orders_userId_createdAt" on "orders" ("org", "userId", "createdAt");
create index "orders_createdAt" on "orders" ("org", "createdAt");
create index "orders_status_createdAt" on "orders" ("org", "status", "createdAt");

create table "order_items" (
  "org" text not null,
  "id" text not null,
  "orderId" text not null,
  "userId" text not null,
  "productId" text not null,
  "providerName" text,
  "externalProductId" text,
  "name" text not null,
  "imageKey" text,
  "imageUrl" text,
  "icon" text,
  "points" integer not null,
  "quantity" integer not null,
  "isDigital" integer not null,
  "isCounted" integer not null,
  "status" text not null,
  "note" text not null,
  "trackingCode" text,
  "transferId" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "order_items_orderId" on "order_items" ("org", "orderId");
create index "order_items_productId_status" on "order_items" ("org", "productId", "status");
create index "order_items_userId_status" on "order_items" ("org", "userId", "status");

create table "order_answers" (
  "org" text not null,
  "id" text not null,
  "orderId" text not null,
  "itemId" text not null,
  "question" text not null,
  "answer" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "order_answers_orderId" on "order_answers" ("org", "orderId");
create index "order_answers_itemId" on "order_answers" ("org", "itemId");

create table "order_events" (
  "org" text not null,
  "id" text not null,
  "orderId" text not null,
  "itemId" text,
  "status" text not null,
  "note" text not null,
  "byId" text,
  "refunded" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "order_events_orderId_createdAt" on "order_events" ("org", "orderId", "createdAt");

create table "invoices" (
  "org" text not null,
  "id" text not null,
  "number" text not null,
  "periodStart" text not null,
  "periodEnd" text not null,
  "cents" integer not null,
  "currency" text not null,
  "status" text not null,
  "issuedAt" text not null,
  "dueAt" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "invoices_number" on "invoices" ("org", "number");
create index "invoices_issuedAt" on "invoices" ("org", "issuedAt");

create table "payments" (
  "org" text not null,
  "id" text not null,
  "invoiceId" text,
  "cents" integer not null,
  "currency" text not null,
  "method" text,
  "status" text not null,
  "paidAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "payments_createdAt" on "payments" ("org", "createdAt");
create index "payments_invoiceId" on "payments" ("org", "invoiceId");

create table "coupons" (
  "org" text not null,
  "id" text not null,
  "providerId" text not null,
  "title" text not null,
  "description" text not null,
  "terms" text not null,
  "imageUrl" text,
  "discount" text not null,
  "value" integer,
  "currency" text,
  "points" integer not null,
  "startsAt" text,
  "endsAt" text,
  "stock" integer,
  "active" integer not null,
  "fold" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "coupons_providerId" on "coupons" ("org", "providerId");
create index "coupons_active_createdAt" on "coupons" ("org", "active", "createdAt");

create table "redemptions" (
  "org" text not null,
  "id" text not null,
  "couponId" text not null,
  "providerId" text not null,
  "userId" text not null,
  "key" text not null,
  "status" text not null,
  "points" integer not null,
  "redeemedAt" text,
  "redeemedBy" text,
  "expiresAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "redemptions_key" on "redemptions" ("org", "key");
create unique index "redemptions_userId_couponId" on "redemptions" ("org", "userId", "couponId");
create index "redemptions_userId_createdAt" on "redemptions" ("org", "userId", "createdAt");
create index "redemptions_couponId_status" on "redemptions" ("org", "couponId", "status");
create index "redemptions_status_expiresAt" on "redemptions" ("org", "status", "expiresAt");

create table "notifications" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "kind" text not null,
  "actorId" text,
  "postId" text,
  "sourceId" text,
  "readAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "notifications_userId_readAt" on "notifications" ("org", "userId", "readAt");
create index "notifications_userId_createdAt" on "notifications" ("org", "userId", "createdAt");
create index "notifications_postId" on "notifications" ("org", "postId");

insert into "transfers" select "org", "id", "kind", "fromAccount", "toAccount", "points", "giverId", "takerId", "postId", null, '', "reverses", "createdAt" from "old_transfers";
insert into "entries" select "org", "id", "transferId", "accountId", "ownerId", "purse", (select t."kind" from "transfers" t where t."org" = "old_entries"."org" and t."id" = "old_entries"."transferId"), "amount", "balanceAfter", "createdAt" from "old_entries";
insert into "notifications" select "org", "id", "userId", "kind", "actorId", "postId", null, "readAt", "createdAt" from "old_notifications";
drop table "old_transfers";
drop table "old_entries";
drop table "old_notifications";
