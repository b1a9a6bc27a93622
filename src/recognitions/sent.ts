/**
 * Sent recognitions that can still be undone, stored beside the draft: a reload within the ten seconds
 * restores them with their content.
 */
import * as z from 'zod/mini';
import { Draft } from './draft.ts';
import { sentPlace } from '#src/posts/draftPlace.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** One recognition that waits to be published. */
const Kept = z.object({
  postId: z.string(),
  /** Epoch ms of this device. */
  until: z.number(),
  /** The draft as it was written. */
  draft: Draft,
});
export type Kept = z.output<typeof Kept>;

const memory = new Map<string, string>();

function textOf(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? memory.get(place);
  } catch {
    return memory.get(place);
  }
}

function all(owner: DraftOwner): readonly Kept[] {
  try {
    const read = z.safeParse(z.array(Kept), JSON.parse(textOf(sentPlace(owner)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

function write(owner: DraftOwner, kept: readonly Kept[]): void {
  const place = sentPlace(owner);
  memory.delete(place);
  try {
    if (kept.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    if (kept.length > 0) memory.set(place, JSON.stringify(kept));
  }
}

/** Stores a sent recognition. Never raises. */
export const keepSent = (owner: DraftOwner, sent: Kept): void =>
  write(owner, [...all(owner).filter(({ postId }) => postId !== sent.postId), sent]);

/** One stored recognition; undefined if it is not stored. */
export const sentOf = (owner: DraftOwner, postId: string): Kept | undefined =>
  all(owner).find((one) => one.postId === postId);

/** Removes a recognition that was published or undone. */
export const dropSent = (owner: DraftOwner, postId: string): void =>
  write(
    owner,
    all(owner).filter((one) => one.postId !== postId),
  );

/** Recognitions that can still be undone; removes expired ones. */
export function stillSent(owner: DraftOwner, now: number): readonly Kept[] {
  const kept = all(owner);
  const open = kept.filter(({ until }) => until > now);
  if (open.length < kept.length) write(owner, open);
  return open;
}
