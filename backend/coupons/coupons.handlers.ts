/** What a removed person did for a provider, and took of coupons. */
import { onPersonRemoved } from '../http/handling.ts';
import { providerStaff, redemptions } from './coupons.tables.ts';

export const staffGone = onPersonRemoved('coupons', {
  removes: [providerStaff],
  keeps: [{ tables: [redemptions], because: 'what was taken and paid is counted, under no name' }],
});
