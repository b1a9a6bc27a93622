/** Notices somebody hitting the same place again and again: 3 clicks within 30 px and 1 s (spec §9). */
import { telemetry } from '#schema/limits.parts.ts';

/** Where, in CSS px, and when, in ms. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const { clicks, withinPx, withinMs } = telemetry.rageClick;

const isNear = (one: Click, other: Click): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= withinPx;

/** Takes clicks in their order; true for the one that makes three, which then starts a new count. */
export function rageClicks(): (click: Click) => boolean {
  let recent: readonly Click[] = [];
  return (click) => {
    // Each is near every one before it that still counts: a walk of small steps is no rage.
    recent = [...recent.filter((one) => click.at - one.at <= withinMs && isNear(one, click)), click];
    if (recent.length < clicks) return false;
    recent = [];
    return true;
  };
}
