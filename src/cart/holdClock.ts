/** The end of a hold by this device's clock, which may differ from the server's. */
import { holdMs } from '#schema/limits.parts.ts';

/**
 * In epoch ms; null without a hold. If the time is implausible for this clock, the hold is assumed to begin
 * now.
 */
export function holdEndsAt(until: string | null, now: number): number | null {
  if (until === null) return null;
  const left = Date.parse(until) - now;
  return now + (left > 0 && left <= holdMs ? left : holdMs);
}
