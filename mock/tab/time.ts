/** Time travel: moves the world forward and runs its jobs, each at its own time. */
import { happeningKinds, type Happening } from '#schema/demo/happenings.ts';
import { heldSession } from './arrival.ts';
import type { DemoRuntime } from './demoRuntime.ts';
import { pause } from './pauses.ts';
import { counting, noCounts, plus, type Counts } from './timeTravelSummary.ts';

/** Max length of a step: days begin, and are celebrated, at a full hour in nearly every time zone. */
const stepMs = 3_600_000;
/** Number of steps between two counts: one day. */
const countedSteps = 24;
/** Between two reports of the progress, in ms. */
const drawnMs = 100;
/** More rounds than this at one moment mean that a job never ends. */
const maxLooks = 1_000;

/** The parts of the demo runtime that time travel needs. */
export type TimeGround = Pick<DemoRuntime, 'db' | 'sessions' | 'now' | 'keeper' | 'undisturbed'> & {
  readonly deployment: Pick<DemoRuntime['deployment'], 'tick'>;
};

/** The next full hour. With fixed stops, the events do not depend on how a period is split into moves. */
const stop = (now: number): number => (Math.floor(now / stepMs) + 1) * stepMs;

async function settle({ deployment }: TimeGround): Promise<void> {
  for (let looks = 0; looks < maxLooks; looks++) if ((await deployment.tick()) === 0) return;
}

const listed = (counts: Counts, sessionsEnded: number): readonly Happening[] =>
  happeningKinds
    .map((what) => ({ what, count: what === 'sessionsEnded' ? sessionsEnded : counts[what] }))
    .filter(({ count }) => count > 0);

async function pass(ground: TimeGround, ms: number, progress: (part: number) => void): Promise<Counts> {
  const { db, now } = ground;
  let happened = noCounts;
  let left = ms;
  let drawn = Number.NEGATIVE_INFINITY;
  // Runs the jobs that were due before, so that this move does not count them.
  await settle(ground);
  while (left > 0) {
    const counted = await counting(db, now);
    for (let step = 0; step < countedSteps && left > 0; step++) {
      const by = Math.min(left, stop(now()) - now());
      await db.advance(by);
      left -= by;
      await settle(ground);
      // Drawing each step would take as long as the jobs.
      if (performance.now() - drawn >= drawnMs || left === 0) {
        progress(1 - left / ms);
        drawn = performance.now();
      }
      await pause();
    }
    happened = plus(happened, await counted());
  }
  return happened;
}

/**
 * Moves the time of the world forward by `ms` in every tab, as one change. Returns the counted events; an
 * empty list for less than 1 ms.
 */
export async function advance(
  ground: TimeGround,
  ms: number,
  {
    keepSession,
    progress = () => undefined,
  }: { readonly keepSession: boolean; readonly progress?: (part: number) => void },
): Promise<readonly Happening[]> {
  if (!(ms >= 1)) return [];
  return ground.undisturbed(async () => {
    const session = await heldSession(ground);
    const happened = await ground.db.together(() => pass(ground, Math.floor(ms), progress));
    const hasEnded = session?.isOver() === true;
    if (keepSession) await session?.renew();
    return listed(happened, hasEnded && !keepSession ? 1 : 0);
  });
}
