/** Detects rage clicks: 3 clicks within 30 px and 1 s (spec §9). */
import { telemetry } from '#schema/limits.parts.ts';

/** Position in CSS px, and time in ms. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const { clicks, withinPx, withinMs } = telemetry.rageClick;

const isNear = (one: Click, other: Click): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= withinPx;

/** Takes clicks in order; returns true for the one that completes the three, and restarts the count. */
export function rageClicks(): (click: Click) => boolean {
  let recent: readonly Click[] = [];
  return (click) => {
    // Each click must be near all counted earlier ones: a series of small movements is not a rage click.
    recent = [...recent.filter((one) => click.at - one.at <= withinMs && isNear(one, click)), click];
    if (recent.length < clicks) return false;
    recent = [];
    return true;
  };
}
