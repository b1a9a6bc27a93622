/** Moods on their way: each day's choice waits on the device without a network, and outlives the page. */
import type { QueryClient } from '@tanstack/react-query';
import type { DayMood } from '#machines/moodToday.setup.ts';
import type { Left } from '#machines/submission.setup.ts';
import { isRecord } from '#schema/errors.ts';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { begin, errandAt, type SubmissionActor } from '#src/errands/errands.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { leftName, type LeftThing } from '#src/lib/leftHere.ts';
import { keepValue, readJson } from '#src/lib/storedText.ts';
import { refreshWellbeing, recordMood } from './mood.queries.ts';

interface KeptMood extends DayMood {
  /** Nothing was written: the note that the day has, perhaps from another device, stays. */
  readonly leavesNote?: boolean;
  /** When it was chosen: its day is the day of this moment. */
  readonly chosenAt: string;
  /** `nothing`: it was refused; `queued`: it waits for the network; `sent`: the answer is not known. */
  readonly left: Left;
}

// Home shows the mood, and loads no validation (docs/testing.md).
const isKept = (value: unknown): value is KeptMood =>
  isRecord(value) &&
  moodCodes.some((code) => code === value['moodId']) &&
  (value['note'] === null || typeof value['note'] === 'string') &&
  typeof value['chosenAt'] === 'string' &&
  (value['left'] === 'nothing' || value['left'] === 'queued' || value['left'] === 'sent');

/** One day of one person, by the clock of the device. */
export interface MoodPlace {
  readonly cache: QueryClient;
  readonly owner: DraftOwner;
  /** ISO day. */
  readonly day: string;
}

const nameOf = ({ owner, day }: MoodPlace): string => leftName('mood', { owner, id: day });
function read(place: MoodPlace): KeptMood | null {
  const kept = readJson(nameOf(place));
  return isKept(kept) ? kept : null;
}
const keep = (place: MoodPlace, mood: KeptMood | null): void => keepValue(nameOf(place), mood);

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
        const { moodId, note, chosenAt, leavesNote = false } = sent;
        const input = { moodId, chosenAt, ...(leavesNote ? {} : { note }) };
        await sendOnce(name, JSON.stringify(input), (key) => recordMood({ input }, key));
      } while (latest().chosenAt !== sent.chosenAt);
    },
    // The same choice again changes nothing, so it is sent again.
    check: () => Promise.resolve(false),
    keep: (left) => keep(place, { ...latest(), left }),
    arrived: () => {
      keep(place, null);
      refreshWellbeing(place.cache);
    },
  });
}

/** Keeps a choice on the device and sends it; `stored` is what the server is known to have of the day. */
export function submitMood(
  place: MoodPlace,
  { moodId, note }: DayMood,
  stored: DayMood | null,
): SubmissionActor {
  const found = read(place);
  const before = found === null || found.left === 'nothing' ? null : found;
  const isSame = before !== null && before.moodId === moodId && before.note === note;
  const leavesNote = note === (stored?.note ?? null) && (before?.leavesNote ?? true);
  const kept = isSame
    ? before
    : { moodId, note, leavesNote, chosenAt: new Date().toISOString(), left: 'nothing' as const };
  keep(place, kept);
  return sendKept(place, kept);
}

/** Sends a mood that an earlier page, or an earlier day, left underway. */
export function resumeMood({ cache, owner, id: day }: LeftThing): void {
  const place = { cache, owner, day };
  const kept = read(place);
  if (kept !== null && kept.left !== 'nothing') sendKept(place, kept);
}
