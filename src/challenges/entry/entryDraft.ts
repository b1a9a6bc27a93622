/** An entry that is on its way: on this device until the server has it. */
import * as z from 'zod/mini';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { keepText, readText } from '#src/lib/storedText.ts';

const EntryDraft = z.object({
  value: z.number(),
  /** `queued`: it waits for the network; `sent`: it was sent, and the answer is not known. */
  left: z.enum(['queued', 'sent']),
});
/** An entry that is not counted yet. */
export type EntryDraft = z.output<typeof EntryDraft>;

/** One day of one challenge of one person. */
export interface EntryPlace {
  readonly owner: DraftOwner;
  readonly challengeId: string;
  /** ISO day. */
  readonly on: string;
}

/** Also the name of the entry's errand and key. */
export const entryName = ({ owner, challengeId, on }: EntryPlace): string =>
  `draft:challenge-entry:${owner.orgId}:${owner.id}:${challengeId}:${on}`;

/** The entry on its way; null if there is none or it can no longer be read. Never throws. */
export function readEntry(place: EntryPlace): EntryDraft | null {
  const text = readText(entryName(place));
  if (text === null) return null;
  try {
    const draft = z.safeParse(EntryDraft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

/** Stores an entry; null removes it. Never throws. */
export const keepEntry = (place: EntryPlace, draft: EntryDraft | null): void =>
  keepText(entryName(place), draft === null ? null : JSON.stringify(draft));
