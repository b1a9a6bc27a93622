/**
 * The storage keys of an unsent recognition; separate from its content, so that the first load can check
 * whether one exists.
 */
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { isRecord } from '#src/lib/historyEntry.ts';

/** The storage key of a user's draft in an organisation. */
export const draftPlace = ({ id, orgId }: DraftOwner): string => `draft:recognition:${orgId}:${id}`;

/**
 * Who the unsent recognition is for: the first name of its first receiver, empty without a receiver; null without such a
 * recognition. Never throws.
 */
export function draftFor(owner: DraftOwner): string | null {
  try {
    const text = localStorage.getItem(draftPlace(owner));
    if (text === null) return null;
    const kept: unknown = JSON.parse(text);
    const people = isRecord(kept) ? kept['receivers'] : null;
    const first: unknown = Array.isArray(people) ? people[0] : null;
    return isRecord(first) && typeof first['firstName'] === 'string' ? first['firstName'] : '';
  } catch {
    return null;
  }
}

/** Calls the listener when another tab changes storage; returns a function that stops it. */
export function onDraftElsewhere(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

const sentBegin = 'sent:recognition:';

/** The storage key of a sent recognition that the user can still undo. */
export const sentPlace = ({ id, orgId }: DraftOwner): string => `${sentBegin}${orgId}:${id}`;

/**
 * Whether any user of this device sent something that can still be undone; at start no more is needed. Never
 * throws.
 */
export function someoneSent(): boolean {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)).some(
      (key) => key?.startsWith(sentBegin) === true,
    );
  } catch {
    return false;
  }
}
