/** States and key comparison of redemptions. */
export const redemptionStates = ['issued', 'redeemed', 'expired'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** A key normalised for comparison: letters and digits only, in upper case. */
export const plainKey = (key: string): string => key.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
