/**
 * The list of reactions to stream events. Each domain adds its file here; the stream does not import the
 * domains.
 */
import { benefitsLive } from '#src/benefits/benefits.live.ts';
import { cartLive } from '#src/cart/cart.live.ts';
import { catalogLive } from '#src/catalog/catalog.live.ts';
import { challengesLive } from '#src/challenges/challenges.live.ts';
import { communicationsLive } from '#src/communications/communications.live.ts';
import { couponsLive } from '#src/coupons/coupons.live.ts';
import { evaluationsLive } from '#src/evaluations/evaluations.live.ts';
import { eventsLive } from '#src/events/events.live.ts';
import { goalsLive } from '#src/goals/goals.live.ts';
import { ledgerLive } from '#src/ledger/ledger.live.ts';
import { notificationsLive } from '#src/notifications/notifications.live.ts';
import { ordersLive } from '#src/orders/orders.live.ts';
import { organizationLive } from '#src/organization/organization.live.ts';
import { pagesLive } from '#src/pages/pages.live.ts';
import { programsLive } from '#src/programs/programs.live.ts';
import { requestsLive } from '#src/requests/requests.live.ts';
import { sessionLive } from '#src/session/session.live.ts';
import { surveysLive } from '#src/surveys/surveys.live.ts';
import { tasksLive } from '#src/tasks/tasks.live.ts';
import { waitingLive } from '#src/waiting/waiting.live.ts';
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** The queries that stream events invalidate, by domain. */
export const liveQueries: readonly LiveQueries[] = [
  sessionLive,
  ledgerLive,
  organizationLive,
  notificationsLive,
  ordersLive,
  benefitsLive,
  cartLive,
  catalogLive,
  communicationsLive,
  couponsLive,
  pagesLive,
  programsLive,
  requestsLive,
  surveysLive,
  evaluationsLive,
  eventsLive,
  goalsLive,
  tasksLive,
  challengesLive,
  waitingLive,
];

/**
 * Posts refetch single posts instead; loaded separately, because a module that is off must cost no download.
 */
export const loadPostsLive = () => import('#src/posts/posts.live.ts');
