/** The keys of a visitor over reloads: the server gives them out by the hour, so a page does not ask for new ones each time. */
import * as z from 'zod/mini';
import { Sandbox } from '#schema/publicApi/publicApi.endpoints.ts';

const place = 'docs.sandbox';

/** Keys that end within this, in ms, are as good as over. */
export const marginMs = 30_000;

/** How much longer keys hold, in ms; never less than nothing. */
export const leftOf = ({ expiresAt }: Pick<Sandbox, 'expiresAt'>, now: number): number =>
  Math.max(0, Date.parse(expiresAt) - marginMs - now);

/** The kept keys, if they still hold; undefined where there are none or storage refuses. */
export function storedSandbox(now: number): Sandbox | undefined {
  try {
    const kept = z.safeParse(Sandbox, JSON.parse(sessionStorage.getItem(place) ?? 'null'));
    return kept.success && leftOf(kept.data, now) > 0 ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps keys for this tab. */
export function keepSandbox(sandbox: Sandbox): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(sandbox));
  } catch {
    // They hold for this page then.
  }
}
