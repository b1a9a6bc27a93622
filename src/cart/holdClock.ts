/** When a hold ends by the clock of this device, whose hour may be another than the server's. */
import { holdMs } from '#schema/limits.parts.ts';

/** In epoch ms; null where nothing is held. A moment that this device's clock cannot mean is taken as a hold that begins now. */
export function holdEndsAt(until: string | null, now: number): number | null {
  if (until === null) return null;
  const left = Date.parse(until) - now;
  return now + (left > 0 && left <= holdMs ? left : holdMs);
}
