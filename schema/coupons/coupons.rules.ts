/** What becomes of a coupon that was taken. */
export const redemptionStates = ['issued', 'redeemed', 'expired'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** A key as it is compared: letters and digits only, in upper case. */
export const plainKey = (key: string): string => key.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
