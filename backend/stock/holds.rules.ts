/** When a stock hold is over. */
import { holdMs } from '#schema/limits.parts.ts';
import { ended } from '../kit/runAhead.ts';

/** The holds that are over at an instant. */
export const heldTooLong = (at: string) => ({
  or: ended(at, holdMs).map((expiresAt) => ({ expiresAt })),
});
