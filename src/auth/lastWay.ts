/** The sign-in method that last worked on this device; never the user. */
import { keepText, readText } from '#src/lib/storedText.ts';

/** A sign-in method other than the password. */
export type OtherWay = 'otp' | 'teams';

const place = 'sign_in_way';

/** The method used last; null for the password or none. */
export function lastWay(): OtherWay | null {
  const way = readText(place);
  return way === 'otp' || way === 'teams' ? way : null;
}

/** Stores a method that succeeded. */
export const rememberWay = (way: OtherWay | null): void => keepText(place, way);
