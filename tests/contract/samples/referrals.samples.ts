/** Valid calls of referrals. */
import { referrals } from '#backend/recognitions/recognitions.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** A new referral. */
export const known = async (store: Store) => ({
  referral: await firstId(store, referrals, { where: { status: 'sent' } }),
});
/** The result of `known`; samples of other domains may use it. */
export type ReferralsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<ReferralsKnown> = {
  'recognitions.updateReferral': ({ referral }) => ({ body: { id: referral, status: 'contacted' } }),
};
