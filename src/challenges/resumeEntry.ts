/** Sends an entry of a challenge that an earlier page left underway, without the page of its challenge. */
import type { LeftThing } from '#src/lib/leftHere.ts';
import { enteredDay } from './challenges.writes.ts';
import { submitEntry } from './entry/entries.ts';
import { entryPlace, isOnItsWay, readEntry } from './entry/entryDraft.ts';

/** A number that was only typed stays in the field of its day. */
export function resumeEntry({ cache, owner, id }: LeftThing): void {
  const place = entryPlace(owner, id);
  const kept = readEntry(place);
  if (isOnItsWay(kept)) submitEntry(enteredDay(cache, place), kept.value);
}
