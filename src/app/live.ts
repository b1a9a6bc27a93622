/** What each domain does about what happens elsewhere, in one list: a domain adds its own file here, and the line knows none of them. */
import { cartLive } from '#src/cart/cart.live.ts';
import { catalogLive } from '#src/catalog/catalog.live.ts';
import { couponsLive } from '#src/coupons/coupons.live.ts';
import { ledgerLive } from '#src/ledger/ledger.live.ts';
import { notificationsLive } from '#src/notifications/notifications.live.ts';
import { ordersLive } from '#src/orders/orders.live.ts';
import { organizationLive } from '#src/organization/organization.live.ts';
import { pagesLive } from '#src/pages/pages.live.ts';
import { sessionLive } from '#src/session/session.live.ts';
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** The queries that messages make old, domain by domain. */
export const liveQueries: readonly LiveQueries[] = [
  sessionLive,
  ledgerLive,
  organizationLive,
  notificationsLive,
  ordersLive,
  cartLive,
  catalogLive,
  couponsLive,
  pagesLive,
];

/** Posts ask for single posts instead; a module that is off costs no byte. */
export const loadPostsLive = () => import('#src/posts/posts.live.ts');
