/** Provider staff and redemptions of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { providerStaff, redemptions } from './coupons.tables.ts';

export const staffGone = onPersonRemoved('coupons', {
  removes: [providerStaff],
  keeps: [{ tables: [redemptions], because: 'what was taken and paid is counted, under no name' }],
});
