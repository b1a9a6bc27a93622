/** Which way in worked the last time on this device; never who it was. */
import { keepText, readText } from '#src/lib/storedText.ts';

/** A way beside the password. */
export type OtherWay = 'otp' | 'teams';

const place = 'sign_in_way';

/** The way that was taken last; null for the password or none. */
export function lastWay(): OtherWay | null {
  const way = readText(place);
  return way === 'otp' || way === 'teams' ? way : null;
}

/** Remembers a way that led in. */
export const rememberWay = (way: OtherWay | null): void => keepText(place, way);
