/** All tables, in the order in which a store creates them. */
import {
  challengeCategories,
  challengeEntries,
  challengePeople,
  challengeProofs,
  challenges,
} from './challenges/challenges.tables.ts';
import {
  goalCarries,
  goalCategories,
  goalCheckins,
  goalChecklistItems,
  goalComments,
  goalLinks,
  goalPeriods,
  goals,
  goalSettings,
} from './goals/goals.tables.ts';
import { oneTimeCodes, revokedTokens, signInTries } from './session/auth.tables.ts';
import { cartItems, purchaseIntents } from './cart/cart.tables.ts';
import {
  catalogChoices,
  catalogs,
  productCategories,
  products,
  savings,
  stockHolds,
} from './stock/catalog.tables.ts';
import { coupons, providerStaff, redemptions } from './coupons/coupons.tables.ts';
import { providers } from './stock/providers.tables.ts';
import {
  evaluationCycles,
  evaluationNominations,
  evaluationPeople,
  evaluations,
} from './evaluations/evaluations.tables.ts';
import { fileProofs, files, fileVersions, repositoryFiles } from './files/files.tables.ts';
import { idempotencyKeys } from './http/idempotency.tables.ts';
import { accounts, entries, transfers } from './ledger/ledger.tables.ts';
import {
  notifications,
  notificationSettings,
  pushMessages,
  pushSubscriptions,
  whatsappMessages,
} from './notifications/notifications.tables.ts';
import { jobTurns } from './jobs/jobs.tables.ts';
import { modules, organizations, orgEmails } from './organization/organization.tables.ts';
import { invoices, orderAnswers, orderEvents, orderItems, orders, payments } from './orders/orders.tables.ts';
import { customPages, featuredItems, publicity, publicityDismissals } from './pages/pages.tables.ts';
import { apiKeys, apiSends } from './publicApi/publicApi.tables.ts';
import { levels, pointRequests, pointSettings, redeemedMonths, renewals } from './points/points.tables.ts';
import {
  boosts,
  comments,
  postAudiences,
  postReceivers,
  postReports,
  posts,
  postScopes,
  reactions,
  subcomments,
} from './posts/posts.tables.ts';
import {
  badgeAwards,
  credentials,
  podiumHidden,
  podiumScores,
  referrals,
  wordBooks,
} from './recognitions/recognitions.tables.ts';
import {
  badges,
  podiumSettings,
  postTypes,
  recognitionGroups,
  recognitionSettings,
  recognitionTypes,
  subTypes,
  superTypes,
} from './program/program.tables.ts';
import { userGroupMembers, userGroups } from './departments/departments.tables.ts';
import { directoryDues, mailStops, outbox } from './mail/mail.tables.ts';
import { forms, surveyOptions, surveyQuestions } from './forms/forms.tables.ts';
import {
  surveyAnswers,
  surveyCells,
  surveyInvitations,
  surveyResponses,
  surveys,
  surveyTallies,
  surveyTexts,
} from './surveys/surveys.tables.ts';
import { values } from './program/values.tables.ts';
import type { Table } from './store/table.ts';
import { takingPart } from './tables.takingPart.ts';
import { taskPeople, taskPieces, tasks, taskSubmissions } from './tasks/tasks.tables.ts';
import {
  importMappings,
  ldapLinks,
  userImportLines,
  userImportMade,
  userImports,
} from './users/imports.tables.ts';
import { celebrations, deletionRequests, departments, users } from './people/users.tables.ts';

export const tables: readonly Table[] = [
  organizations,
  modules,
  departments,
  users,
  userGroups,
  userGroupMembers,
  values,
  superTypes,
  recognitionTypes,
  subTypes,
  postTypes,
  recognitionGroups,
  recognitionSettings,
  badges,
  badgeAwards,
  credentials,
  podiumScores,
  podiumHidden,
  podiumSettings,
  referrals,
  wordBooks,
  posts,
  postReceivers,
  postScopes,
  reactions,
  comments,
  subcomments,
  boosts,
  postReports,
  postAudiences,
  accounts,
  transfers,
  entries,
  pointSettings,
  pointRequests,
  levels,
  renewals,
  redeemedMonths,
  providers,
  providerStaff,
  catalogs,
  catalogChoices,
  productCategories,
  products,
  stockHolds,
  savings,
  cartItems,
  purchaseIntents,
  orders,
  orderItems,
  orderAnswers,
  orderEvents,
  invoices,
  payments,
  coupons,
  redemptions,
  forms,
  surveys,
  surveyQuestions,
  surveyOptions,
  surveyResponses,
  surveyAnswers,
  surveyCells,
  surveyInvitations,
  surveyTallies,
  surveyTexts,
  evaluationCycles,
  evaluationPeople,
  evaluationNominations,
  evaluations,
  celebrations,
  deletionRequests,
  notifications,
  notificationSettings,
  pushSubscriptions,
  pushMessages,
  whatsappMessages,
  jobTurns,
  files,
  idempotencyKeys,
  oneTimeCodes,
  revokedTokens,
  signInTries,
  outbox,
  mailStops,
  directoryDues,
  userImports,
  userImportLines,
  userImportMade,
  importMappings,
  ldapLinks,
  orgEmails,
  customPages,
  publicity,
  publicityDismissals,
  featuredItems,
  apiKeys,
  apiSends,
  repositoryFiles,
  fileVersions,
  fileProofs,
  goals,
  goalLinks,
  goalCheckins,
  goalComments,
  goalChecklistItems,
  goalPeriods,
  goalCarries,
  goalCategories,
  goalSettings,
  tasks,
  taskPeople,
  taskPieces,
  taskSubmissions,
  challenges,
  challengeCategories,
  challengePeople,
  challengeEntries,
  challengeProofs,
  ...takingPart,
];
