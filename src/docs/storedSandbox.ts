/**
 * The visitor's keys, stored over reloads: the server limits them per hour, so a page does not request new
 * ones each time.
 */
import * as z from 'zod/mini';
import { Sandbox } from '#schema/publicApi/publicApi.endpoints.ts';

const place = 'docs.sandbox';

/** Keys that expire within this time, in ms, count as expired. */
export const marginMs = 30_000;

/** Remaining lifetime of keys, in ms; never negative. */
export const leftOf = ({ expiresAt }: Pick<Sandbox, 'expiresAt'>, now: number): number =>
  Math.max(0, Date.parse(expiresAt) - marginMs - now);

/** The stored keys if they are still valid; undefined if there are none or storage is blocked. */
export function storedSandbox(now: number): Sandbox | undefined {
  try {
    const kept = z.safeParse(Sandbox, JSON.parse(sessionStorage.getItem(place) ?? 'null'));
    return kept.success && leftOf(kept.data, now) > 0 ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores keys for this tab. */
export function keepSandbox(sandbox: Sandbox): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(sandbox));
  } catch {
    // The keys then last for this page.
  }
}
