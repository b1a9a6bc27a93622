/** All event handlers in their order; they run inside the transaction of the event, those of lower domains first. */
import type { Handling } from './http/context.ts';
import { codesGone } from './session/session.handlers.ts';
import { factsKept } from './facts/facts.handlers.ts';
import { walletsEmptied } from './ledger/ledger.handlers.ts';
import { mailsGone } from './mail/mail.handlers.ts';
import { noticesGone } from './notifications/notifications.handlers.ts';
import { snoozesGone } from './waiting/waiting.handlers.ts';
import { uploadsUnnamed } from './files/files.handlers.ts';
import { membershipsGone } from './departments/departments.handlers.ts';
import { requestsClosed, requestsMoved } from './points/points.handlers.ts';
import { groupsLeft } from './program/program.handlers.ts';
import { postsKept } from './posts/posts.handlers.ts';
import { thanksSettled, referralsEmptied, scoresTakenBack } from './recognitions/recognitions.handlers.ts';
import { formsKept } from './forms/forms.handlers.ts';
import { pollsKept, pollClosed } from './surveys/surveys.handlers.ts';
import { goalsGone, goalsMoved } from './goals/goals.handlers.ts';
import { cycleBegun, evaluationsGone } from './evaluations/evaluations.handlers.ts';
import { tasksGone } from './tasks/tasks.handlers.ts';
import { challengesLeft } from './challenges/challenges.handlers.ts';
import { wellbeingGone } from './wellbeing/wellbeing.handlers.ts';
import { eventsLeft } from './events/events.handlers.ts';
import { communicationsLeft } from './communications/communications.handlers.ts';
import { decisionsLeft } from './decisions/decisions.handlers.ts';
import { askedFormsStay, requestsGone, requestsSettled } from './requests/requests.handlers.ts';
import { benefitFormsStay, benefitsLeft, benefitsSettled } from './benefits/benefits.handlers.ts';
import { programFormsStay, programsLeft } from './programs/programs.handlers.ts';
import { casesUnnamed } from './feedback/cases.handlers.ts';
import { ideasUnnamed } from './feedback/ideas.handlers.ts';
import { holdsReleased } from './stock/stock.handlers.ts';
import { deliveriesGone } from './orders/orders.handlers.ts';
import { cartGone, productLeavesCarts } from './cart/cart.handlers.ts';
import { staffGone } from './coupons/coupons.handlers.ts';
import { ownAnalyticsKept } from './analytics/analytics.handlers.ts';
import { patternsGone } from './analytics/fairness.handlers.ts';
import { viewsGone } from './analytics/views.handlers.ts';
import { celebrationsKept } from './celebrations/celebrations.handlers.ts';
import { digestGone } from './celebrations/digest.handlers.ts';
import { importsUnnamed } from './users/users.handlers.ts';
import { dismissalsGone, picturesDiscarded } from './pages/pages.handlers.ts';
import { keysKept } from './publicApi/publicApi.handlers.ts';
import { answersGone } from './calls/calls.handlers.ts';

export const handlers: readonly Handling[] = [
  // person.removing
  thanksSettled,
  // person.removed
  codesGone,
  factsKept,
  walletsEmptied,
  mailsGone,
  noticesGone,
  snoozesGone,
  uploadsUnnamed,
  membershipsGone,
  requestsClosed,
  groupsLeft,
  postsKept,
  referralsEmptied,
  formsKept,
  pollsKept,
  goalsGone,
  evaluationsGone,
  tasksGone,
  challengesLeft,
  eventsLeft,
  communicationsLeft,
  decisionsLeft,
  requestsGone,
  benefitsLeft,
  wellbeingGone,
  programsLeft,
  ideasUnnamed,
  casesUnnamed,
  holdsReleased,
  deliveriesGone,
  cartGone,
  staffGone,
  ownAnalyticsKept,
  patternsGone,
  viewsGone,
  celebrationsKept,
  digestGone,
  importsUnnamed,
  dismissalsGone,
  keysKept,
  answersGone,
  // post.removed
  scoresTakenBack,
  pollClosed,
  // evaluation.published
  cycleBegun,
  // decision.moved
  requestsSettled,
  // form.removing
  askedFormsStay,
  programFormsStay,
  benefitFormsStay,
  benefitsSettled,
  // department.removed
  requestsMoved,
  goalsMoved,
  // product.removed
  productLeavesCarts,
  // pictures.dropped
  picturesDiscarded,
];
