/** Moods on their way: each day's choice waits on the device without a network, and outlives the page. */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { DayMood } from '#machines/moodToday.setup.ts';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { begin, errandAt, type SubmissionActor } from '#src/errands/errands.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { leftName, type LeftThing } from '#src/lib/leftHere.ts';
import { keepValue, readValue } from '#src/lib/storedValue.ts';
import { refreshWellbeing, recordMood } from '#src/wellbeing/wellbeing.writes.ts';

const KeptMood = z.object({
  moodId: z.enum(moodCodes),
  note: z.nullable(z.string()),
  /** When it was chosen: its day is the day of this moment. */
  chosenAt: z.string(),
  /** `nothing`: it was refused; `queued`: it waits for the network; `sent`: the answer is not known. */
  left: z.enum(['nothing', 'queued', 'sent']),
});
type KeptMood = z.output<typeof KeptMood>;

/** One day of one person, by the clock of the device. */
export interface MoodPlace {
  readonly cache: QueryClient;
  readonly owner: DraftOwner;
  /** ISO day. */
  readonly day: string;
}

const nameOf = ({ owner, day }: MoodPlace): string => leftName('mood', { owner, id: day });
const read = (place: MoodPlace): KeptMood | null => readValue(nameOf(place), KeptMood);

/** The choice that an earlier page left on its way; null without one. */
export function leftMood(place: MoodPlace): DayMood | null {
  const kept = read(place);
  return kept === null || kept.left === 'nothing' ? null : { moodId: kept.moodId, note: kept.note };
}

export const moodErrandAt = (place: MoodPlace): SubmissionActor | undefined => errandAt(nameOf(place));

/** Sends what is kept of this day, or joins what is underway; a later choice goes after the earlier one. */
function sendKept(place: MoodPlace, first: KeptMood): SubmissionActor {
  const name = nameOf(place);
  // A device that stores nothing still sends.
  const latest = (): KeptMood => read(place) ?? first;
  let sent = first;
  return begin({
    name,
    left: first.left,
    send: async () => {
      do {
        sent = latest();
        const { moodId, note, chosenAt } = sent;
        const input = { moodId, note, chosenAt };
        await sendOnce(name, JSON.stringify(input), (key) => recordMood({ input }, key));
      } while (latest().chosenAt !== sent.chosenAt);
    },
    // The same choice again changes nothing, so it is sent again.
    check: () => Promise.resolve(false),
    keep: (left) => keepValue(name, { ...latest(), left }),
    arrived: () => {
      keepValue(name, null);
      refreshWellbeing(place.cache);
    },
  });
}

/** Keeps a choice on the device and sends it. */
export function submitMood(place: MoodPlace, { moodId, note }: DayMood): SubmissionActor {
  const before = read(place);
  const isSame =
    before !== null && before.moodId === moodId && before.note === note && before.left !== 'nothing';
  const kept = isSame
    ? before
    : { moodId, note, chosenAt: new Date().toISOString(), left: 'nothing' as const };
  keepValue(nameOf(place), kept);
  return sendKept(place, kept);
}

/** Sends a mood that an earlier page, or an earlier day, left underway. */
export function resumeMood({ cache, owner, id: day }: LeftThing): void {
  const place = { cache, owner, day };
  const kept = read(place);
  if (kept !== null && kept.left !== 'nothing') sendKept(place, kept);
}
