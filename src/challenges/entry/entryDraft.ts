/** An entry that is not counted yet: on this device until the server has it. */
import * as z from 'zod/mini';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { leftName } from '#src/lib/leftHere.ts';

const EntryDraft = z.object({
  value: z.number(),
  /** `nothing`: it was refused; `queued`: it waits for the network; `sent`: it was sent, and the answer is not known. */
  left: z.enum(['nothing', 'queued', 'sent']),
});
export type EntryDraft = z.output<typeof EntryDraft>;

/** One day of one challenge of one person. */
export interface EntryPlace {
  readonly owner: DraftOwner;
  readonly challengeId: string;
  /** ISO day. */
  readonly on: string;
}

/** The length of an ISO day. */
const dayLength = 10;

/** The place of an entry by its id among what was left. */
export const entryPlace = (owner: DraftOwner, id: string): EntryPlace => ({
  owner,
  challengeId: id.slice(0, -dayLength - 1),
  on: id.slice(-dayLength),
});

/** Also the name of the entry's errand and key. */
export const entryName = ({ owner, challengeId, on }: EntryPlace): string =>
  leftName('challengeEntry', { owner, id: `${challengeId}:${on}` });

/** Null if there is none. Never throws. */
export const readEntry = (place: EntryPlace): EntryDraft | null => readValue(entryName(place), EntryDraft);

/** Whether an earlier page sent it, or left it waiting. */
export const isOnItsWay = (draft: EntryDraft | null): draft is EntryDraft =>
  draft !== null && draft.left !== 'nothing';

/** Null removes it. Never throws. */
export const keepEntry = (place: EntryPlace, draft: EntryDraft | null): void =>
  keepValue(entryName(place), draft);
