/** The machine of today's mood, wired to the server's day and to the choice on its way on this device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { moodTodayMachine } from '#machines/moodToday.machine.ts';
import type { DayMood, MoodTodayEvent } from '#machines/moodToday.setup.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import { follow } from '#src/errands/errands.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { moodHistory, refreshWellbeing, type ShownMood } from './mood.queries.ts';
import { leftMood, moodErrandAt, submitMood, type MoodPlace } from './moodErrands.ts';

/** A running mood of today. */
export type MoodTodayActor = ActorRefFrom<typeof moodTodayMachine>;

/** How often it is looked whether another day began, in ms; each press looks before it is handled. */
const lookMs = 15_000;
const looks = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/** Creates today's mood; the caller starts it. */
export function createMoodToday({ cache, owner }: Omit<MoodPlace, 'day'>): MoodTodayActor {
  const query = moodHistory();
  const today = (): MoodPlace => ({ cache, owner, day: isoDay(Date.now()) });
  const left = leftMood(today());
  /** The day that can still be changed. An answer that was read on an earlier day knows nothing of today. */
  const openDay = (days: readonly ShownMood[]): DayMood | null => {
    const readAt = cache.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
    const day = isoDay(readAt) === today().day ? days.find(({ open }) => open) : undefined;
    return day === undefined ? null : { moodId: day.moodId, note: day.note };
  };
  const known = cache.getQueryData(query.queryKey);

  async function watch(tell: (event: MoodTodayEvent) => void, signal: AbortSignal): Promise<void> {
    let { day } = today();
    const leave = watchQuery(cache, query, {
      arrived: (days) => tell({ type: 'day.arrived', stored: openDay(days) }),
      // A mood can be chosen without knowing the day.
      lost: () => undefined,
    });
    const look = (): void => {
      const now = today().day;
      if (now === day) return;
      day = now;
      tell({ type: 'day.ended' });
      refreshWellbeing(cache);
    };
    const timer = setInterval(look, lookMs);
    for (const type of looks) addEventListener(type, look, { capture: true, signal });
    await untilAborted(signal);
    clearInterval(timer);
    leave();
  }

  return createActor(
    moodTodayMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(input.tell, signal)),
        submission: fromPromise(async ({ input, signal }) => {
          const { chosen, stored, tell } = input;
          if (chosen !== null) await follow(submitMood(today(), chosen, stored), tell, signal);
        }),
      },
      actions: { checkNow: () => moodErrandAt(today())?.send({ type: 'retry.pressed' }) },
    }),
    {
      input: {
        stored: known === undefined ? null : openDay(known),
        chosen: left,
        isUnderway: left !== null,
      },
      inspect,
    },
  );
}
