-- All tables, as `node server/ddl.ts` prints them.

create table "organizations" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "slug" text not null,
  "defaultLanguage" text not null,
  "timezone" text not null,
  "bannerMain" text not null,
  "bannerSecondary" text,
  "logoUrl" text,
  "logoKey" text,
  "legalName" text,
  "countryId" text,
  "marketingText" text,
  "supportChannelUrl" text,
  "supportEmail" text,
  "whatsappNumber" text,
  "workplaceUrl" text,
  "externalEvaluationUrl" text,
  "signInMethods" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "modules" (
  "org" text not null,
  "id" text not null,
  "flag" text not null,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "modules_flag" on "modules" ("org", "flag");

create table "departments" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "active" integer not null,
  "parentId" text,
  "managerId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "departments_name" on "departments" ("org", "name");
create index "departments_parentId" on "departments" ("org", "parentId");
create index "departments_managerId" on "departments" ("org", "managerId");

create table "users" (
  "org" text not null,
  "id" text not null,
  "firstName" text not null,
  "lastName" text not null,
  "email" text not null,
  "passwordHash" text,
  "userType" text not null,
  "active" integer not null,
  "takesPoints" integer not null,
  "language" text not null,
  "jobPosition" text,
  "departmentId" text,
  "birthday" text,
  "admissionDate" text,
  "profileImageUrl" text,
  "photoKey" text,
  "photoSmallKey" text,
  "backgroundKey" text,
  "birthdayImageKey" text,
  "bio" text,
  "countryId" text,
  "cityId" text,
  "phone" text,
  "phoneShown" integer not null,
  "timezone" text,
  "birthdayShown" text not null,
  "anniversaryShown" text not null,
  "fold" text not null,
  "tokenEpoch" integer not null,
  "employeeNumber" text,
  "managerId" text,
  "activatedAt" text,
  "passwordExpired" integer not null,
  "expiresAt" text,
  "deletedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "users_email" on "users" ("org", "email");
create index "users_active_firstName" on "users" ("org", "active", "firstName");
create index "users_departmentId" on "users" ("org", "departmentId");
create index "users_managerId" on "users" ("org", "managerId");
create index "users_employeeNumber" on "users" ("org", "employeeNumber");
create index "users_deletedAt_active_firstName" on "users" ("org", "deletedAt", "active", "firstName");

create table "user_groups" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "user_groups_name" on "user_groups" ("org", "name");

create table "user_group_members" (
  "org" text not null,
  "id" text not null,
  "groupId" text not null,
  "userId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "user_group_members_groupId_userId" on "user_group_members" ("org", "groupId", "userId");
create index "user_group_members_userId" on "user_group_members" ("org", "userId");

create table "corporate_values" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "icon" text,
  "iconKey" text,
  "position" integer not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "corporate_values_name" on "corporate_values" ("org", "name");
create index "corporate_values_position" on "corporate_values" ("org", "position");

create table "super_recognition_types" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "icon" text,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "super_recognition_types_name" on "super_recognition_types" ("org", "name");

create table "recognition_types" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "icon" text,
  "iconKey" text,
  "color" text,
  "minPoints" integer not null,
  "maxPoints" integer,
  "roles" text not null,
  "receiverRoles" text not null,
  "seenBy" text not null,
  "superTypeId" text,
  "valueId" text,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "recognition_types_name" on "recognition_types" ("org", "name");
create index "recognition_types_createdAt" on "recognition_types" ("org", "createdAt");

create table "sub_recognition_types" (
  "org" text not null,
  "id" text not null,
  "recognitionTypeId" text not null,
  "name" text not null,
  "description" text not null,
  "icon" text,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "sub_recognition_types_recognitionTypeId_name" on "sub_recognition_types" ("org", "recognitionTypeId", "name");
create index "sub_recognition_types_recognitionTypeId" on "sub_recognition_types" ("org", "recognitionTypeId");

create table "post_types" (
  "org" text not null,
  "id" text not null,
  "recognitionTypeId" text not null,
  "name" text not null,
  "nameEn" text,
  "color" text,
  "icon" text,
  "iconKey" text,
  "position" integer not null,
  "active" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "post_types_position" on "post_types" ("org", "position");
create index "post_types_recognitionTypeId" on "post_types" ("org", "recognitionTypeId");

create table "recognition_groups" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "recognitionTypeIds" text not null,
  "userIds" text not null,
  "monthlyLimit" integer,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "recognition_groups_name" on "recognition_groups" ("org", "name");
create index "recognition_groups_createdAt" on "recognition_groups" ("org", "createdAt");

create table "recognition_settings" (
  "org" text not null,
  "id" text not null,
  "boostEnabled" integer not null,
  "boostMax" integer not null,
  "showPoints" text not null,
  "privateAllowed" integer not null,
  "reportsToHide" integer not null,
  "referralPoints" integer not null,
  primary key ("org", "id")
) strict, without rowid;

create table "badges" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "description" text not null,
  "imageKey" text,
  "imageUrl" text,
  "points" integer not null,
  "isPublic" integer not null,
  "roles" text not null,
  "categoryId" text,
  "active" integer not null,
  "awardedCount" integer not null,
  "createdBy" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "badges_name" on "badges" ("org", "name");
create index "badges_createdAt" on "badges" ("org", "createdAt");

create table "badge_awards" (
  "org" text not null,
  "id" text not null,
  "badgeId" text not null,
  "userId" text not null,
  "postId" text,
  "awardedBy" text,
  "source" text not null,
  "message" text not null,
  "withdrawnAt" text,
  "scoreMonth" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "badge_awards_badgeId_withdrawnAt_createdAt" on "badge_awards" ("org", "badgeId", "withdrawnAt", "createdAt");
create index "badge_awards_userId_withdrawnAt_createdAt" on "badge_awards" ("org", "userId", "withdrawnAt", "createdAt");
create index "badge_awards_postId" on "badge_awards" ("org", "postId");

create table "credentials" (
  "org" text not null,
  "id" text not null,
  "awardId" text not null,
  "issuedAt" text not null,
  "revokedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "credentials_awardId" on "credentials" ("org", "awardId");

create table "podium_scores" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "month" text not null,
  "pointsReceived" integer not null,
  "received" integer not null,
  "pointsGiven" integer not null,
  "given" integer not null,
  "badges" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "podium_scores_userId_month" on "podium_scores" ("org", "userId", "month");
create index "podium_scores_month" on "podium_scores" ("org", "month");

create table "podium_hidden" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "podium_hidden_userId" on "podium_hidden" ("org", "userId");

create table "podium_settings" (
  "org" text not null,
  "id" text not null,
  "enabled" integer not null,
  "period" text not null,
  "places" integer not null,
  "showPoints" integer not null,
  "accumDefault" integer not null,
  primary key ("org", "id")
) strict, without rowid;

create table "referrals" (
  "org" text not null,
  "id" text not null,
  "referredBy" text not null,
  "name" text not null,
  "email" text not null,
  "phone" text,
  "position" text,
  "message" text not null,
  "status" text not null,
  "pointsAwarded" integer not null,
  "note" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "referrals_email" on "referrals" ("org", "email");
create index "referrals_referredBy_createdAt" on "referrals" ("org", "referredBy", "createdAt");
create index "referrals_createdAt" on "referrals" ("org", "createdAt");
create index "referrals_status_createdAt" on "referrals" ("org", "status", "createdAt");

create table "word_books" (
  "org" text not null,
  "id" text not null,
  "madeAt" text not null,
  "posts" integer not null,
  "marks" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "posts" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "state" text not null,
  "senderId" text,
  "amount" integer not null,
  "typeIds" text not null,
  "subTypeId" text,
  "valueIds" text not null,
  "badgeId" text,
  "message" text not null,
  "messageEn" text,
  "pollId" text,
  "years" integer,
  "attachmentKeys" text not null,
  "isPrivate" integer not null,
  "filed" integer not null,
  "hidden" integer not null,
  "listed" integer not null,
  "seenBy" text not null,
  "likesCount" integer not null,
  "commentsCount" integer not null,
  "boostPoints" integer not null,
  "boostsCount" integer not null,
  "publishAt" text,
  "returnedFor" text,
  "editedAt" text,
  "removedAt" text,
  "scoreMonth" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "posts_listed_createdAt" on "posts" ("org", "listed", "createdAt");
create index "posts_senderId_createdAt" on "posts" ("org", "senderId", "createdAt");
create index "posts_state_publishAt" on "posts" ("org", "state", "publishAt");
create index "posts_filed_createdAt" on "posts" ("org", "filed", "createdAt");
create index "posts_hidden_createdAt" on "posts" ("org", "hidden", "createdAt");
create index "posts_subTypeId_createdAt" on "posts" ("org", "subTypeId", "createdAt");

create table "post_receivers" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "position" integer not null,
  "points" integer not null,
  "published" integer not null,
  "special" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_receivers_postId_userId" on "post_receivers" ("org", "postId", "userId");
create index "post_receivers_userId_published_createdAt" on "post_receivers" ("org", "userId", "published", "createdAt");
create index "post_receivers_userId_special_published_createdAt" on "post_receivers" ("org", "userId", "special", "published", "createdAt");

create table "post_scopes" (
  "org" text not null,
  "id" text not null,
  "scope" text not null,
  "postId" text not null,
  "kind" text not null,
  "seenBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_scopes_scope_postId" on "post_scopes" ("org", "scope", "postId");
create index "post_scopes_scope_createdAt" on "post_scopes" ("org", "scope", "createdAt");
create index "post_scopes_postId" on "post_scopes" ("org", "postId");

create table "reactions" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "code" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "reactions_postId_userId" on "reactions" ("org", "postId", "userId");
create index "reactions_postId_createdAt" on "reactions" ("org", "postId", "createdAt");

create table "comments" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "message" text not null,
  "createdAt" text not null,
  "editedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "comments_postId_createdAt" on "comments" ("org", "postId", "createdAt");

create table "subcomments" (
  "org" text not null,
  "id" text not null,
  "commentId" text not null,
  "postId" text not null,
  "userId" text not null,
  "message" text not null,
  "createdAt" text not null,
  "editedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "subcomments_postId_createdAt" on "subcomments" ("org", "postId", "createdAt");
create index "subcomments_commentId" on "subcomments" ("org", "commentId");

create table "boosts" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "amount" integer not null,
  "total" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "boosts_postId_createdAt" on "boosts" ("org", "postId", "createdAt");

create table "post_reports" (
  "org" text not null,
  "id" text not null,
  "postId" text not null,
  "userId" text not null,
  "reason" text not null,
  "note" text not null,
  "decided" integer not null,
  "verdict" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "post_reports_postId_userId" on "post_reports" ("org", "postId", "userId");
create index "post_reports_decided_createdAt" on "post_reports" ("org", "decided", "createdAt");

create table "accounts" (
  "org" text not null,
  "id" text not null,
  "ownerId" text not null,
  "purse" text not null,
  "balance" integer not null,
  "entryCount" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "accounts_ownerId_purse" on "accounts" ("org", "ownerId", "purse");

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
  "number" integer not null,
  "ownerId" text not null,
  "purse" text not null,
  "kind" text not null,
  "amount" integer not null,
  "balanceAfter" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "entries_transferId_accountId" on "entries" ("org", "transferId", "accountId");
create unique index "entries_accountId_number" on "entries" ("org", "accountId", "number");
create index "entries_ownerId" on "entries" ("org", "ownerId");
create index "entries_ownerId_purse_number" on "entries" ("org", "ownerId", "purse", "number");
create index "entries_kind_createdAt" on "entries" ("org", "kind", "createdAt");

create table "point_settings" (
  "org" text not null,
  "id" text not null,
  "baseEmployee" integer not null,
  "baseManager" integer not null,
  "baseAdmin" integer not null,
  "expires" integer not null,
  "redeemBudget" integer,
  "selfGrants" integer not null,
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
  "iconKey" text,
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
  "iconKey" text,
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
  "budgetMonth" text,
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

create table "forms" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "titleEn" text,
  "themeId" text,
  "sections" text not null,
  "thankYouText" text,
  "thankYouTextEn" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "forms_createdAt" on "forms" ("org", "createdAt");

create table "surveys" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "title" text not null,
  "titleEn" text,
  "description" text not null,
  "descriptionEn" text,
  "sections" text not null,
  "thanks" text,
  "thanksEn" text,
  "createdBy" text not null,
  "formId" text,
  "postId" text,
  "multiResponse" integer not null,
  "maxChoices" integer,
  "anonymous" integer not null,
  "resultsShown" text not null,
  "threshold" integer not null,
  "textThreshold" integer not null,
  "sharedWithLeaders" integer not null,
  "points" integer not null,
  "recognitionTypeId" text,
  "audience" text,
  "active" integer not null,
  "startsOn" text,
  "endsOn" text,
  "startsAt" text,
  "endsAt" text,
  "publishedAt" text,
  "launchedAt" text,
  "notifies" integer not null,
  "notified" integer not null,
  "paidOn" text,
  "closedAt" text,
  "endTold" integer not null,
  "editedAt" text,
  "seriesId" text,
  "wave" integer not null,
  "repeats" text,
  "remindAfter" text not null,
  "remindedAfter" text not null,
  "outcome" text,
  "outcomeEn" text,
  "outcomeAt" text,
  "summary" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "surveys_active_endsAt" on "surveys" ("org", "active", "endsAt");
create index "surveys_postId" on "surveys" ("org", "postId");
create index "surveys_createdBy_createdAt" on "surveys" ("org", "createdBy", "createdAt");
create index "surveys_kind_createdAt" on "surveys" ("org", "kind", "createdAt");
create index "surveys_formId" on "surveys" ("org", "formId");
create index "surveys_seriesId_wave" on "surveys" ("org", "seriesId", "wave");

create table "survey_questions" (
  "org" text not null,
  "id" text not null,
  "ownerId" text not null,
  "kind" text not null,
  "question" text not null,
  "questionEn" text,
  "required" integer not null,
  "position" integer not null,
  "section" integer not null,
  "scale" text,
  "enps" integer not null,
  "condition" text,
  "leaderOnly" integer not null,
  "weight" integer,
  "wordings" text not null,
  "originId" text,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_questions_ownerId_position" on "survey_questions" ("org", "ownerId", "position");

create table "survey_options" (
  "org" text not null,
  "id" text not null,
  "ownerId" text not null,
  "questionId" text not null,
  "text" text not null,
  "textEn" text,
  "score" integer,
  "position" integer not null,
  "originId" text,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_options_ownerId_position" on "survey_options" ("org", "ownerId", "position");

create table "survey_responses" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "voter" text not null,
  "userId" text,
  "cellId" text,
  "score" integer,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_responses_surveyId_voter" on "survey_responses" ("org", "surveyId", "voter");
create index "survey_responses_userId" on "survey_responses" ("org", "userId");
create index "survey_responses_surveyId_createdAt" on "survey_responses" ("org", "surveyId", "createdAt");

create table "survey_answers" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "responseId" text not null,
  "questionId" text not null,
  "optionId" text not null,
  "text" text,
  "number" integer,
  "date" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_answers_responseId_questionId_optionId" on "survey_answers" ("org", "responseId", "questionId", "optionId");
create index "survey_answers_surveyId_optionId" on "survey_answers" ("org", "surveyId", "optionId");

create table "survey_cells" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "position" integer not null,
  "covers" text not null,
  "invited" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_cells_surveyId_position" on "survey_cells" ("org", "surveyId", "position");

create table "survey_invitations" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "userId" text not null,
  "departmentId" text,
  "tenure" text,
  "cellId" text,
  "answered" integer not null,
  "paid" integer not null,
  "wave" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_invitations_surveyId_userId" on "survey_invitations" ("org", "surveyId", "userId");
create index "survey_invitations_userId_createdAt" on "survey_invitations" ("org", "userId", "createdAt");
create index "survey_invitations_surveyId_answered_paid" on "survey_invitations" ("org", "surveyId", "answered", "paid");
create index "survey_invitations_surveyId_answered_wave" on "survey_invitations" ("org", "surveyId", "answered", "wave");
create index "survey_invitations_surveyId_answered_cellId" on "survey_invitations" ("org", "surveyId", "answered", "cellId");

create table "survey_tallies" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "cellId" text not null,
  "questionId" text not null,
  "value" text not null,
  "collecting" integer not null,
  "waiting" integer not null,
  "pending" integer not null,
  "holding" integer not null,
  "released" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "survey_tallies_surveyId_cellId_questionId_value" on "survey_tallies" ("org", "surveyId", "cellId", "questionId", "value");

create table "survey_texts" (
  "org" text not null,
  "id" text not null,
  "surveyId" text not null,
  "questionId" text not null,
  "cellId" text not null,
  "text" text not null,
  "stage" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "survey_texts_surveyId_questionId_stage" on "survey_texts" ("org", "surveyId", "questionId", "stage");

create table "evaluation_cycles" (
  "org" text not null,
  "id" text not null,
  "phase" text not null,
  "parts" text not null,
  "peers" integer not null,
  "nominateUntil" text,
  "confirmUntil" text,
  "writeUntil" text,
  "periodFrom" text,
  "periodTo" text,
  "remindAfter" text not null,
  "phaseOn" text not null,
  "ready" integer not null,
  "wave" integer not null,
  "scoring" integer not null,
  "checkedUpTo" text not null,
  "settledIn" text not null,
  "shareOn" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "evaluation_cycles_phase" on "evaluation_cycles" ("org", "phase");

create table "evaluation_people" (
  "org" text not null,
  "id" text not null,
  "cycleId" text not null,
  "userId" text not null,
  "leaderId" text,
  "departmentId" text,
  "assigned" integer not null,
  "left" integer not null,
  "confirmed" integer not null,
  "wave" integer not null,
  "scored" integer not null,
  "score" integer,
  "calibrated" integer,
  "calibrationReason" text,
  "shareOn" text,
  "sharedAt" text,
  "readAt" text,
  "acknowledgedAt" text,
  "acknowledgement" text,
  "createdAt" text not null,
  "goals" text not null,
  "remindedOn" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "evaluation_people_cycleId_userId" on "evaluation_people" ("org", "cycleId", "userId");
create index "evaluation_people_userId_createdAt" on "evaluation_people" ("org", "userId", "createdAt");
create index "evaluation_people_leaderId_createdAt" on "evaluation_people" ("org", "leaderId", "createdAt");
create index "evaluation_people_cycleId_assigned" on "evaluation_people" ("org", "cycleId", "assigned");
create index "evaluation_people_cycleId_wave" on "evaluation_people" ("org", "cycleId", "wave");
create index "evaluation_people_cycleId_scored" on "evaluation_people" ("org", "cycleId", "scored");
create index "evaluation_people_cycleId_sharedAt" on "evaluation_people" ("org", "cycleId", "sharedAt");

create table "evaluation_nominations" (
  "org" text not null,
  "id" text not null,
  "cycleId" text not null,
  "personId" text not null,
  "userId" text not null,
  "state" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "evaluation_nominations_personId_userId" on "evaluation_nominations" ("org", "personId", "userId");
create index "evaluation_nominations_userId" on "evaluation_nominations" ("org", "userId");
create index "evaluation_nominations_cycleId_state" on "evaluation_nominations" ("org", "cycleId", "state");

create table "evaluations" (
  "org" text not null,
  "id" text not null,
  "cycleId" text not null,
  "personId" text not null,
  "evaluatedId" text not null,
  "evaluatorId" text not null,
  "kind" text not null,
  "status" text not null,
  "score" integer,
  "completedAt" text,
  "reopened" integer not null,
  "wave" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "evaluations_personId_evaluatorId_kind" on "evaluations" ("org", "personId", "evaluatorId", "kind");
create index "evaluations_evaluatorId_status" on "evaluations" ("org", "evaluatorId", "status");
create index "evaluations_cycleId_status_wave" on "evaluations" ("org", "cycleId", "status", "wave");
create index "evaluations_personId_status" on "evaluations" ("org", "personId", "status");

create table "celebrations" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "kind" text not null,
  "year" integer not null,
  "postId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "celebrations_userId_kind_year" on "celebrations" ("org", "userId", "kind", "year");
create index "celebrations_postId" on "celebrations" ("org", "postId");

create table "deletion_requests" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "reason" text not null,
  "status" text not null,
  "createdAt" text not null,
  "resolvedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "deletion_requests_userId_createdAt" on "deletion_requests" ("org", "userId", "createdAt");
create index "deletion_requests_status_createdAt" on "deletion_requests" ("org", "status", "createdAt");

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
create index "notifications_createdAt" on "notifications" ("org", "createdAt");

create table "notification_settings" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "emailEnabled" integer not null,
  "pushEnabled" integer not null,
  "whatsappEnabled" integer not null,
  "phone" text,
  "whatsappFailedAt" text,
  "topics" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "notification_settings_userId" on "notification_settings" ("org", "userId");

create table "push_subscriptions" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "endpoint" text not null,
  "p256dh" text not null,
  "auth" text not null,
  "serverKey" text not null,
  "sessionId" text not null,
  "epoch" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "push_subscriptions_endpoint" on "push_subscriptions" ("org", "endpoint");
create index "push_subscriptions_userId_createdAt" on "push_subscriptions" ("org", "userId", "createdAt");
create index "push_subscriptions_sessionId" on "push_subscriptions" ("org", "sessionId");

create table "push_messages" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "subscriptionId" text not null,
  "notificationId" text not null,
  "status" text not null,
  "tries" integer not null,
  "dueAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "push_messages_status_dueAt" on "push_messages" ("org", "status", "dueAt");
create index "push_messages_userId" on "push_messages" ("org", "userId");
create index "push_messages_createdAt" on "push_messages" ("org", "createdAt");

create table "whatsapp_messages" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "notificationId" text not null,
  "status" text not null,
  "tries" integer not null,
  "dueAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "whatsapp_messages_notificationId" on "whatsapp_messages" ("org", "notificationId");
create index "whatsapp_messages_status_dueAt" on "whatsapp_messages" ("org", "status", "dueAt");
create index "whatsapp_messages_userId" on "whatsapp_messages" ("org", "userId");
create index "whatsapp_messages_createdAt" on "whatsapp_messages" ("org", "createdAt");

create table "job_turns" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "at" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "job_turns_name" on "job_turns" ("org", "name");

create table "files" (
  "org" text not null,
  "id" text not null,
  "uploaderId" text not null,
  "type" text not null,
  "name" text not null,
  "contentType" text not null,
  "size" integer not null,
  "uploadedAt" text,
  "recordId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "files_uploaderId_createdAt" on "files" ("org", "uploaderId", "createdAt");
create index "files_recordId" on "files" ("org", "recordId");
create index "files_createdAt" on "files" ("org", "createdAt");

create table "idempotency_keys" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "key" text not null,
  "fingerprint" text not null,
  "status" integer not null,
  "answer" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "idempotency_keys_userId_key" on "idempotency_keys" ("org", "userId", "key");
create index "idempotency_keys_createdAt" on "idempotency_keys" ("org", "createdAt");

create table "one_time_codes" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "codeHash" text not null,
  "tries" integer not null,
  "expiresAt" text not null,
  "usedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "one_time_codes_userId_createdAt" on "one_time_codes" ("org", "userId", "createdAt");
create index "one_time_codes_expiresAt" on "one_time_codes" ("org", "expiresAt");

create table "revoked_tokens" (
  "org" text not null,
  "id" text not null,
  "expiresAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "revoked_tokens_expiresAt" on "revoked_tokens" ("org", "expiresAt");

create table "sign_in_tries" (
  "org" text not null,
  "id" text not null,
  "subject" text not null,
  "count" integer not null,
  "since" text not null,
  "until" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "sign_in_tries_subject" on "sign_in_tries" ("org", "subject");
create index "sign_in_tries_until" on "sign_in_tries" ("org", "until");

create table "outbox" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "userId" text not null,
  "email" text not null,
  "language" text not null,
  "subject" text not null,
  "body" text not null,
  "link" text,
  "code" text,
  "calendar" text,
  "unsubscribe" text,
  "status" text not null,
  "tries" integer not null,
  "dueAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "outbox_status_dueAt" on "outbox" ("org", "status", "dueAt");
create index "outbox_userId_createdAt" on "outbox" ("org", "userId", "createdAt");
create index "outbox_createdAt" on "outbox" ("org", "createdAt");

create table "directory_dues" (
  "org" text not null,
  "id" text not null,
  "key" text not null,
  "verb" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "user_imports" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "fileName" text,
  "status" text not null,
  "total" integer not null,
  "done" integer not null,
  "added" integer not null,
  "changed" integer not null,
  "unchanged" integer not null,
  "reactivated" integer not null,
  "deactivated" integer not null,
  "rejected" text not null,
  "kept" text not null,
  "sendInvitation" integer not null,
  "createdBy" text not null,
  "createdAt" text not null,
  "finishedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "user_imports_createdAt" on "user_imports" ("org", "createdAt");
create index "user_imports_status_createdAt" on "user_imports" ("org", "status", "createdAt");

create table "user_import_lines" (
  "org" text not null,
  "id" text not null,
  "importId" text not null,
  "place" integer not null,
  "action" text not null,
  "userId" text,
  "email" text not null,
  "wanted" text not null,
  "before" text,
  "after" text,
  "status" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "user_import_lines_importId_place" on "user_import_lines" ("org", "importId", "place");
create index "user_import_lines_importId_status_place" on "user_import_lines" ("org", "importId", "status", "place");
create index "user_import_lines_userId" on "user_import_lines" ("org", "userId");

create table "user_import_made" (
  "org" text not null,
  "id" text not null,
  "importId" text not null,
  "kind" text not null,
  "madeId" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "user_import_made_importId" on "user_import_made" ("org", "importId");

create table "import_mappings" (
  "org" text not null,
  "id" text not null,
  "header" text not null,
  "field" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "import_mappings_header" on "import_mappings" ("org", "header");

create table "ldap_links" (
  "org" text not null,
  "id" text not null,
  "ldapId" text not null,
  "userId" text not null,
  "syncedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "ldap_links_ldapId" on "ldap_links" ("org", "ldapId");
create index "ldap_links_userId" on "ldap_links" ("org", "userId");

create table "org_emails" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "email" text not null,
  "label" text,
  "topics" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "org_emails_kind_email" on "org_emails" ("org", "kind", "email");
create index "org_emails_createdAt" on "org_emails" ("org", "createdAt");

create table "custom_pages" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "slug" text not null,
  "content" text not null,
  "icon" text,
  "position" integer not null,
  "published" integer not null,
  "createdBy" text,
  "createdAt" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "custom_pages_slug" on "custom_pages" ("org", "slug");
create index "custom_pages_published_position" on "custom_pages" ("org", "published", "position");
create index "custom_pages_createdAt" on "custom_pages" ("org", "createdAt");

create table "publicity" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "text" text,
  "imageKey" text,
  "link" text,
  "placement" text not null,
  "startsAt" text,
  "endsAt" text,
  "departmentIds" text not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "publicity_active_placement" on "publicity" ("org", "active", "placement");
create index "publicity_createdAt" on "publicity" ("org", "createdAt");

create table "publicity_dismissals" (
  "org" text not null,
  "id" text not null,
  "publicityId" text not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "publicity_dismissals_publicityId_userId" on "publicity_dismissals" ("org", "publicityId", "userId");
create index "publicity_dismissals_userId" on "publicity_dismissals" ("org", "userId");

create table "featured_items" (
  "org" text not null,
  "id" text not null,
  "kind" text not null,
  "targetId" text,
  "title" text,
  "link" text,
  "imageKey" text,
  "position" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create index "featured_items_position" on "featured_items" ("org", "position");

create table "api_keys" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "prefix" text not null,
  "hash" text not null,
  "scopes" text not null,
  "createdBy" text,
  "lastUsedAt" text,
  "expiresAt" text,
  "revokedAt" text,
  "sandbox" integer not null,
  "endsAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "api_keys_hash" on "api_keys" ("org", "hash");
create index "api_keys_sandbox_createdAt" on "api_keys" ("org", "sandbox", "createdAt");
create index "api_keys_createdAt" on "api_keys" ("org", "createdAt");

create table "api_sends" (
  "org" text not null,
  "id" text not null,
  "keyId" text not null,
  "postId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "api_sends_keyId_postId" on "api_sends" ("org", "keyId", "postId");
create index "api_sends_keyId_createdAt" on "api_sends" ("org", "keyId", "createdAt");

create table "repository_files" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "folder" text,
  "description" text,
  "key" text not null,
  "version" integer not null,
  "contentType" text not null,
  "size" integer not null,
  "mustAcknowledge" integer not null,
  "departmentIds" text not null,
  "reviewOn" text,
  "fold" text not null,
  "uploaderId" text,
  "remindedAt" text,
  "createdAt" text not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "repository_files_folder_name" on "repository_files" ("org", "folder", "name");
create index "repository_files_name" on "repository_files" ("org", "name");
create index "repository_files_updatedAt" on "repository_files" ("org", "updatedAt");
create index "repository_files_createdAt" on "repository_files" ("org", "createdAt");

create table "file_versions" (
  "org" text not null,
  "id" text not null,
  "fileId" text not null,
  "version" integer not null,
  "key" text not null,
  "contentType" text not null,
  "size" integer not null,
  "note" text,
  "uploaderId" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "file_versions_fileId_version" on "file_versions" ("org", "fileId", "version");
create index "file_versions_key" on "file_versions" ("org", "key");

create table "file_proofs" (
  "org" text not null,
  "id" text not null,
  "fileId" text not null,
  "version" integer not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "file_proofs_fileId_version_userId" on "file_proofs" ("org", "fileId", "version", "userId");
create index "file_proofs_userId_fileId" on "file_proofs" ("org", "userId", "fileId");

create table "goals" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "titleEn" text,
  "search" text not null,
  "description" text not null,
  "descriptionEn" text,
  "ownerId" text not null,
  "createdBy" text not null,
  "level" text not null,
  "departmentId" text,
  "visibility" text not null,
  "periodId" text not null,
  "categoryId" text,
  "weight" integer,
  "measure" text not null,
  "start" integer,
  "target" integer,
  "unit" text,
  "value" integer,
  "progress" text,
  "confidence" text,
  "checkedAt" text,
  "status" text not null,
  "dueOn" text,
  "carriedFromId" text,
  "remindedAt" text,
  "done" integer not null,
  "items" integer not null,
  "parents" integer not null,
  "parts" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goals_ownerId_periodId" on "goals" ("org", "ownerId", "periodId");
create index "goals_periodId_createdAt" on "goals" ("org", "periodId", "createdAt");
create index "goals_periodId_parents_createdAt" on "goals" ("org", "periodId", "parents", "createdAt");
create index "goals_categoryId" on "goals" ("org", "categoryId");
create index "goals_carriedFromId" on "goals" ("org", "carriedFromId");
create index "goals_status_createdAt" on "goals" ("org", "status", "createdAt");

create table "goal_links" (
  "org" text not null,
  "id" text not null,
  "parentId" text not null,
  "childId" text not null,
  "weight" integer not null,
  "askedWeight" integer,
  "askedById" text,
  "endStatus" text,
  "endProgress" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "goal_links_parentId_childId" on "goal_links" ("org", "parentId", "childId");
create index "goal_links_childId" on "goal_links" ("org", "childId");
create index "goal_links_askedWeight" on "goal_links" ("org", "askedWeight");

create table "goal_checkins" (
  "org" text not null,
  "id" text not null,
  "goalId" text not null,
  "userId" text not null,
  "value" integer,
  "confidence" text not null,
  "note" text not null,
  "correctsId" text,
  "onBehalf" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_checkins_goalId_createdAt" on "goal_checkins" ("org", "goalId", "createdAt");
create index "goal_checkins_userId" on "goal_checkins" ("org", "userId");

create table "goal_comments" (
  "org" text not null,
  "id" text not null,
  "goalId" text not null,
  "userId" text not null,
  "message" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_comments_goalId_createdAt" on "goal_comments" ("org", "goalId", "createdAt");
create index "goal_comments_userId" on "goal_comments" ("org", "userId");

create table "goal_checklist_items" (
  "org" text not null,
  "id" text not null,
  "goalId" text not null,
  "title" text not null,
  "done" integer not null,
  "position" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_checklist_items_goalId_position" on "goal_checklist_items" ("org", "goalId", "position");

create table "goal_periods" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "startsOn" text not null,
  "endsOn" text,
  "closedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "goal_periods_startsOn" on "goal_periods" ("org", "startsOn");

create table "goal_carries" (
  "org" text not null,
  "id" text not null,
  "fromId" text not null,
  "toId" text not null,
  "startedAt" text not null,
  "after" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "goal_carries_fromId_toId" on "goal_carries" ("org", "fromId", "toId");

create table "goal_categories" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "color" text,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "goal_settings" (
  "org" text not null,
  "id" text not null,
  "alignment" integer not null,
  "weights" integer not null,
  primary key ("org", "id")
) strict, without rowid;

create table "tasks" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "titleEn" text,
  "description" text not null,
  "descriptionEn" text,
  "createdBy" text not null,
  "dueOn" text,
  "points" integer not null,
  "attachmentKeys" text not null,
  "status" text not null,
  "open" integer not null,
  "submitted" integer not null,
  "sentBack" integer not null,
  "approved" integer not null,
  "cancelled" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "tasks_createdBy_createdAt" on "tasks" ("org", "createdBy", "createdAt");
create index "tasks_createdAt" on "tasks" ("org", "createdAt");
create index "tasks_status_dueOn" on "tasks" ("org", "status", "dueOn");

create table "task_people" (
  "org" text not null,
  "id" text not null,
  "taskId" text not null,
  "userId" text not null,
  "state" text not null,
  "reward" text not null,
  "reminded" integer not null,
  "dueOrder" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "task_people_taskId_userId" on "task_people" ("org", "taskId", "userId");
create index "task_people_taskId_state" on "task_people" ("org", "taskId", "state");
create index "task_people_userId_dueOrder_createdAt" on "task_people" ("org", "userId", "dueOrder", "createdAt");
create index "task_people_reward" on "task_people" ("org", "reward");

create table "task_submissions" (
  "org" text not null,
  "id" text not null,
  "taskId" text not null,
  "personId" text not null,
  "userId" text not null,
  "makerId" text not null,
  "message" text not null,
  "attachmentKeys" text not null,
  "status" text not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "task_submissions_userId_createdAt" on "task_submissions" ("org", "userId", "createdAt");
create index "task_submissions_makerId_createdAt" on "task_submissions" ("org", "makerId", "createdAt");
create index "task_submissions_taskId_createdAt" on "task_submissions" ("org", "taskId", "createdAt");

create table "challenges" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "description" text not null,
  "descriptionEn" text,
  "typeId" text not null,
  "categoryId" text,
  "picture" text,
  "way" text not null,
  "target" integer not null,
  "unit" text not null,
  "perWeek" integer,
  "weeks" integer,
  "cap" integer,
  "points" integer not null,
  "proof" integer not null,
  "audience" text not null,
  "startsOn" text not null,
  "endsOn" text not null,
  "closesAt" text not null,
  "closedAt" text,
  "active" integer not null,
  "archived" integer not null,
  "entered" integer not null,
  "postId" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "challenges_createdAt" on "challenges" ("org", "createdAt");
create index "challenges_closedAt_closesAt" on "challenges" ("org", "closedAt", "closesAt");

create table "challenge_categories" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "nameEn" text,
  "icon" text,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenge_categories_name" on "challenge_categories" ("org", "name");

create table "challenge_people" (
  "org" text not null,
  "id" text not null,
  "challengeId" text not null,
  "userId" text not null,
  "departmentId" text,
  "joinedAt" text not null,
  "leftAt" text,
  "ranked" integer not null,
  "named" integer not null,
  "standing" integer not null,
  "total" integer not null,
  "score" integer not null,
  "hasScore" integer not null,
  "baseline" integer,
  "weeks" integer not null,
  "streak" integer not null,
  "completedAt" text,
  "reward" text not null,
  "told" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenge_people_challengeId_userId" on "challenge_people" ("org", "challengeId", "userId");
create index "challenge_people_userId_leftAt" on "challenge_people" ("org", "userId", "leftAt");
create index "challenge_people_challengeId_leftAt_departmentId" on "challenge_people" ("org", "challengeId", "leftAt", "departmentId");
create index "challenge_people_challengeId_standing_score" on "challenge_people" ("org", "challengeId", "standing", "score");
create index "challenge_people_challengeId_told" on "challenge_people" ("org", "challengeId", "told");
create index "challenge_people_challengeId_reward" on "challenge_people" ("org", "challengeId", "reward");
create index "challenge_people_reward" on "challenge_people" ("org", "reward");

create table "challenge_entries" (
  "org" text not null,
  "id" text not null,
  "personId" text not null,
  "userId" text not null,
  "on" text not null,
  "value" integer not null,
  "enteredAt" text not null,
  "corrected" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "challenge_entries_personId_on" on "challenge_entries" ("org", "personId", "on");
create index "challenge_entries_userId" on "challenge_entries" ("org", "userId");

create table "challenge_proofs" (
  "org" text not null,
  "id" text not null,
  "challengeId" text not null,
  "personId" text not null,
  "userId" text not null,
  "message" text not null,
  "fileKeys" text not null,
  "status" text not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "challenge_proofs_personId_createdAt" on "challenge_proofs" ("org", "personId", "createdAt");
create index "challenge_proofs_userId" on "challenge_proofs" ("org", "userId");
create index "challenge_proofs_status_createdAt" on "challenge_proofs" ("org", "status", "createdAt");
create index "challenge_proofs_challengeId_status_createdAt" on "challenge_proofs" ("org", "challengeId", "status", "createdAt");

create table "events" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "fold" text not null,
  "description" text not null,
  "startsAt" text not null,
  "endsAt" text not null,
  "allDay" integer not null,
  "timezone" text not null,
  "location" text,
  "url" text,
  "imageKey" text,
  "capacity" integer,
  "points" integer not null,
  "registrationOpen" integer not null,
  "showsParticipants" integer not null,
  "promotionHours" integer not null,
  "audience" text not null,
  "seriesId" text,
  "sequence" integer not null,
  "untold" integer not null,
  "registered" integer not null,
  "waiting" integer not null,
  "attended" integer not null,
  "asked" integer not null,
  "cancelledAt" text,
  "cancelMessage" text,
  "remindedOf" text,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "events_startsAt" on "events" ("org", "startsAt");
create index "events_endsAt" on "events" ("org", "endsAt");
create index "events_untold" on "events" ("org", "untold");

create table "event_participants" (
  "org" text not null,
  "id" text not null,
  "eventId" text not null,
  "userId" text not null,
  "status" text not null,
  "asked" integer not null,
  "promotedAt" text,
  "note" text,
  "visible" integer not null,
  "code" text not null,
  "attendedAt" text,
  "reward" text not null,
  "told" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "event_participants_eventId_userId" on "event_participants" ("org", "eventId", "userId");
create unique index "event_participants_eventId_code" on "event_participants" ("org", "eventId", "code");
create index "event_participants_eventId_status_asked" on "event_participants" ("org", "eventId", "status", "asked");
create index "event_participants_userId_status" on "event_participants" ("org", "userId", "status");
create index "event_participants_reward_eventId" on "event_participants" ("org", "reward", "eventId");

create table "event_feeds" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "hash" text not null,
  "madeAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "event_feeds_userId" on "event_feeds" ("org", "userId");
create unique index "event_feeds_hash" on "event_feeds" ("org", "hash");

create table "communications" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "fold" text not null,
  "message" text not null,
  "audienceKind" text not null,
  "groupId" text,
  "departmentId" text,
  "onPin" integer not null,
  "onEmail" integer not null,
  "onWhatsapp" integer not null,
  "onNewsfeed" integer not null,
  "hasMail" integer not null,
  "hasWhatsapp" integer not null,
  "pinned" integer not null,
  "asksAcknowledgement" integer not null,
  "critical" integer not null,
  "timing" text not null,
  "startsAt" text not null,
  "localAt" text not null,
  "until" text not null,
  "state" text not null,
  "cursor" text not null,
  "frozenAt" text,
  "people" integer not null,
  "delivered" integer not null,
  "failed" integer not null,
  "read" integer not null,
  "acknowledged" integer not null,
  "remindAfter" text not null,
  "attachments" text not null,
  "postId" text,
  "editedAt" text,
  "history" text not null,
  "createdBy" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "communications_state_startsAt" on "communications" ("org", "state", "startsAt");
create index "communications_pinned_startsAt" on "communications" ("org", "pinned", "startsAt");
create index "communications_audienceKind_startsAt" on "communications" ("org", "audienceKind", "startsAt");
create index "communications_groupId_startsAt" on "communications" ("org", "groupId", "startsAt");
create index "communications_departmentId_startsAt" on "communications" ("org", "departmentId", "startsAt");
create index "communications_createdAt" on "communications" ("org", "createdAt");

create table "communication_people" (
  "org" text not null,
  "id" text not null,
  "communicationId" text not null,
  "userId" text not null,
  "departmentId" text,
  "addressed" integer not null,
  "state" text not null,
  "dueAt" text not null,
  "notice" text not null,
  "email" text not null,
  "whatsapp" text not null,
  "failed" integer not null,
  "readAt" text,
  "acknowledgedAt" text,
  "filedAt" text,
  "wave" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "communication_people_communicationId_userId" on "communication_people" ("org", "communicationId", "userId");
create index "communication_people_state_dueAt" on "communication_people" ("org", "state", "dueAt");
create index "communication_people_communicationId_state_dueAt" on "communication_people" ("org", "communicationId", "state", "dueAt");
create index "communication_people_userId_filedAt" on "communication_people" ("org", "userId", "filedAt");

create table "communication_groups" (
  "org" text not null,
  "id" text not null,
  "name" text not null,
  "audience" text not null,
  "createdBy" text,
  "createdAt" text not null,
  "removedAt" text,
  primary key ("org", "id")
) strict, without rowid;
create index "communication_groups_removedAt_name" on "communication_groups" ("org", "removedAt", "name");

create table "communication_settings" (
  "org" text not null,
  "id" text not null,
  "quietFrom" integer not null,
  "quietTo" integer not null,
  "quietWeekends" integer not null,
  "updatedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "request_kinds" (
  "org" text not null,
  "id" text not null,
  "title" text not null,
  "description" text not null,
  "needs" text not null,
  "surveyId" text,
  "formId" text,
  "approverIds" text not null,
  "rule" text not null,
  "clockHours" integer not null,
  "takesFiles" integer not null,
  "active" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "request_kinds_title" on "request_kinds" ("org", "title");
create index "request_kinds_active_title" on "request_kinds" ("org", "active", "title");

create table "requests" (
  "org" text not null,
  "id" text not null,
  "kindId" text not null,
  "userId" text not null,
  "title" text not null,
  "fold" text not null,
  "state" text not null,
  "questions" text not null,
  "answers" text not null,
  "files" text not null,
  "decidedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "requests_userId_createdAt" on "requests" ("org", "userId", "createdAt");
create index "requests_kindId_createdAt" on "requests" ("org", "kindId", "createdAt");
create index "requests_kindId_decidedAt" on "requests" ("org", "kindId", "decidedAt");
create index "requests_state_createdAt" on "requests" ("org", "state", "createdAt");
create index "requests_createdAt" on "requests" ("org", "createdAt");

create table "request_comments" (
  "org" text not null,
  "id" text not null,
  "requestId" text not null,
  "userId" text not null,
  "text" text not null,
  "files" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "request_comments_requestId_createdAt" on "request_comments" ("org", "requestId", "createdAt");
create index "request_comments_userId" on "request_comments" ("org", "userId");

create table "decisions" (
  "org" text not null,
  "id" text not null,
  "subject" text not null,
  "subjectId" text not null,
  "title" text not null,
  "userId" text not null,
  "state" text not null,
  "rule" text not null,
  "clockHours" integer not null,
  "late" integer not null,
  "reason" text,
  "decidedBy" text,
  "decidedAt" text,
  "carriedOutAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "decisions_subject_subjectId" on "decisions" ("org", "subject", "subjectId");
create index "decisions_userId" on "decisions" ("org", "userId");
create index "decisions_decidedBy_decidedAt" on "decisions" ("org", "decidedBy", "decidedAt");

create table "decision_seats" (
  "org" text not null,
  "id" text not null,
  "decisionId" text not null,
  "approverId" text not null,
  "holderId" text not null,
  "position" integer not null,
  "state" text not null,
  "since" text not null,
  "dueAt" text,
  "reminded" integer not null,
  "given" integer not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "decision_seats_decisionId_approverId" on "decision_seats" ("org", "decisionId", "approverId");
create index "decision_seats_holderId_state_createdAt" on "decision_seats" ("org", "holderId", "state", "createdAt");
create index "decision_seats_approverId_state" on "decision_seats" ("org", "approverId", "state");
create index "decision_seats_state_dueAt" on "decision_seats" ("org", "state", "dueAt");

create table "decision_steps" (
  "org" text not null,
  "id" text not null,
  "decisionId" text not null,
  "kind" text not null,
  "whoId" text,
  "otherId" text,
  "until" text,
  "reason" text,
  "at" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "decision_steps_decisionId_at" on "decision_steps" ("org", "decisionId", "at");
create index "decision_steps_whoId" on "decision_steps" ("org", "whoId");
create index "decision_steps_otherId" on "decision_steps" ("org", "otherId");

create table "delegations" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "deputyId" text not null,
  "startsOn" text not null,
  "endsOn" text not null,
  "running" integer not null,
  "endedAt" text,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "delegations_userId_endedAt" on "delegations" ("org", "userId", "endedAt");
create index "delegations_deputyId_endedAt" on "delegations" ("org", "deputyId", "endedAt");
create index "delegations_endedAt" on "delegations" ("org", "endedAt");

create table "working_hours" (
  "org" text not null,
  "id" text not null,
  "weekdays" text not null,
  "from" integer not null,
  "to" integer not null,
  "holidays" text not null,
  primary key ("org", "id")
) strict, without rowid;

create table "moods" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "day" text not null,
  "mood" text not null,
  "note" text,
  "chosenAt" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "moods_userId_day" on "moods" ("org", "userId", "day");

create table "mood_shares" (
  "org" text not null,
  "id" text not null,
  "week" text not null,
  "userId" text not null,
  "departmentId" text not null,
  "mood" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mood_shares_week_userId" on "mood_shares" ("org", "week", "userId");
create index "mood_shares_userId" on "mood_shares" ("org", "userId");

create table "mood_sums" (
  "org" text not null,
  "id" text not null,
  "week" text not null,
  "departmentId" text not null,
  "mood" text not null,
  "people" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mood_sums_week_departmentId_mood" on "mood_sums" ("org", "week", "departmentId", "mood");

create table "mood_weeks" (
  "org" text not null,
  "id" text not null,
  "week" text not null,
  "threshold" integer not null,
  "blocks" text not null,
  "closedAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "mood_weeks_week" on "mood_weeks" ("org", "week");

create table "body_metrics" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "measuredAt" text not null,
  "weightKg" integer,
  "heightCm" integer,
  "waistCm" integer,
  "bodyFatPercent" integer,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "body_metrics_userId_measuredAt_createdAt" on "body_metrics" ("org", "userId", "measuredAt", "createdAt");

create table "metric_consents" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "purpose" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "metric_consents_userId_purpose" on "metric_consents" ("org", "userId", "purpose");

create table "metric_people" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "metric_people_userId" on "metric_people" ("org", "userId");
create index "metric_people_createdAt" on "metric_people" ("org", "createdAt");

create table "metric_looks" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "viewerId" text not null,
  "purpose" text not null,
  "reason" text not null,
  "createdAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "metric_looks_userId_createdAt" on "metric_looks" ("org", "userId", "createdAt");
create index "metric_looks_viewerId" on "metric_looks" ("org", "viewerId");

create table "patient_codes" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "code" text not null,
  "createdAt" text not null,
  "expiresAt" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "patient_codes_userId_createdAt" on "patient_codes" ("org", "userId", "createdAt");
create index "patient_codes_createdAt" on "patient_codes" ("org", "createdAt");

create table "wellbeing_pages" (
  "org" text not null,
  "id" text not null,
  "help" text not null,
  "providerName" text,
  "providerUrl" text,
  "providerPhone" text,
  "safetyContacts" text not null,
  "protocolFolder" text,
  primary key ("org", "id")
) strict, without rowid;

create table "waiting_snoozes" (
  "org" text not null,
  "id" text not null,
  "userId" text not null,
  "kind" text not null,
  "itemId" text not null,
  "until" text not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "waiting_snoozes_userId_kind_itemId" on "waiting_snoozes" ("org", "userId", "kind", "itemId");

create table "directory_keys" (
  "org" text not null,
  "id" text not null,
  "organization" text not null,
  primary key ("org", "id")
) strict, without rowid;
create index "directory_keys_organization" on "directory_keys" ("org", "organization");

create table "directory_organizations" (
  "org" text not null,
  "id" text not null,
  "place" integer not null,
  primary key ("org", "id")
) strict, without rowid;
create unique index "directory_organizations_place" on "directory_organizations" ("org", "place");
