/** What was sent and may still be undone, kept beside the draft: a reload within the ten seconds finds it again, words and all. */
import * as z from 'zod/mini';
import { Draft } from './draft.ts';
import { sentPlace, type DraftOwner } from '#src/posts/draftPlace.ts';

/** One recognition that waits to be published. */
const Kept = z.object({
  postId: z.string(),
  /** Epoch ms of this device. */
  until: z.number(),
  /** As it was written. */
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

/** Keeps what was just sent. Never raises. */
export const keepSent = (owner: DraftOwner, sent: Kept): void =>
  write(owner, [...all(owner).filter(({ postId }) => postId !== sent.postId), sent]);

/** One of them; undefined where it is not kept. */
export const sentOf = (owner: DraftOwner, postId: string): Kept | undefined =>
  all(owner).find((one) => one.postId === postId);

/** Forgets one that went out, or came back. */
export const dropSent = (owner: DraftOwner, postId: string): void =>
  write(
    owner,
    all(owner).filter((one) => one.postId !== postId),
  );

/** Those that can still be undone; whatever is over is forgotten. */
export function stillSent(owner: DraftOwner, now: number): readonly Kept[] {
  const kept = all(owner);
  const open = kept.filter(({ until }) => until > now);
  if (open.length < kept.length) write(owner, open);
  return open;
}
