/** Moves the world forward and lets its business happen, each thing on its own day. */
import { heldSession } from './arrival.ts';
import type { DemoRuntime } from './demoRuntime.ts';
import {
  counting,
  noCounts,
  plus,
  countedEvents,
  type Counts,
  type TimeTravelCount,
} from './timeTravelSummary.ts';

/** No step is longer: days begin, and are celebrated, at a full hour in nearly every time zone. */
const stepMs = 3_600_000;
/** Steps between two counts: a day. */
const countedSteps = 24;
/** More looks than that at one moment means that a job never ends. */
const maxLooks = 1_000;

/** What moving the time works on. */
export type TimeGround = Pick<DemoRuntime, 'db' | 'sessions' | 'now' | 'keeper' | 'undisturbed'> & {
  readonly deployment: Pick<DemoRuntime['deployment'], 'tick'>;
};

/** The next moment to stop at: hours of the clock, so that however a way is divided the same things happen at the same times. */
const stop = (now: number): number => (Math.floor(now / stepMs) + 1) * stepMs;

async function settle({ deployment }: TimeGround): Promise<void> {
  for (let looks = 0; looks < maxLooks; looks++) if ((await deployment.tick()) === 0) return;
}

const listed = (counts: Counts, sessionsEnded: number): readonly TimeTravelCount[] =>
  countedEvents
    .map((what) => ({ what, count: what === 'sessionsEnded' ? sessionsEnded : counts[what] }))
    .filter(({ count }) => count > 0);

/** The page draws how far it is. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function pass(ground: TimeGround, ms: number, progress: (part: number) => void): Promise<Counts> {
  const { db, now } = ground;
  let happened = noCounts;
  let left = ms;
  // What was due before is not what this move brings.
  await settle(ground);
  while (left > 0) {
    const counted = await counting(db, now);
    for (let step = 0; step < countedSteps && left > 0; step++) {
      const by = Math.min(left, stop(now()) - now());
      await db.advance(by);
      left -= by;
      await settle(ground);
      progress(1 - left / ms);
      await breath();
    }
    happened = plus(happened, await counted());
  }
  return happened;
}

/** Moves the time of the world forward by so many ms, in every tab and as a whole, and answers what happened; nothing for less than one. */
export async function advance(
  ground: TimeGround,
  ms: number,
  {
    keepSession,
    progress = () => undefined,
  }: { readonly keepSession: boolean; readonly progress?: (part: number) => void },
): Promise<readonly TimeTravelCount[]> {
  if (!(ms >= 1)) return [];
  return ground.undisturbed(async () => {
    const session = await heldSession(ground);
    const happened = await ground.db.together(() => pass(ground, Math.floor(ms), progress));
    const hasEnded = session?.isOver() === true;
    if (keepSession) await session?.renew();
    return listed(happened, hasEnded && !keepSession ? 1 : 0);
  });
}
