/** Valid calls of referrals. */
import { referrals } from '#backend/recognitions/recognitions.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';

/** A new referral. */
export const known = async (store: Store) => ({
  referral: await firstId(store, referrals, { where: { status: 'sent' } }),
});
/** The result of `known`; samples of other domains may use it. */
export type ReferralsKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<ReferralsKnown> = {
  'recognitions.createReferral': () => ({
    body: { name: 'Lucía Paz', email: 'lucia.paz@correo.example', position: 'Analista' },
  }),
  'recognitions.referrals': () => ({ search: '?page=1' }),
  'recognitions.updateReferral': ({ referral }) => ({ body: { id: referral, status: 'contacted' } }),
};

export const fieldSamples: FieldSamples<ReferralsKnown> = {
  'Query.referrals': () => '(page: 1)',
  'Mutation.createReferral': () => '(input: { name: "Lucía Paz", email: "lucia.paz@correo.example" })',
  'Mutation.updateReferral': ({ referral }) => `(id: "${referral}", status: contacted)`,
};
