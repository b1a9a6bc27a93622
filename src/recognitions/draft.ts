/** The unsent recognition of a person: survives reload, back, crash and a 401, and goes when it was sent (design §6). */
import * as z from 'zod/mini';
import { distributions } from '#schema/recognitions/recognitions.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { draftPlace, type DraftOwner } from './draftPlace.ts';

/** What is written so far; also the values of the form. */
export const Draft = z.object({
  receivers: z.array(PublicUser),
  message: z.string(),
  types: z.array(z.string()),
  /** Null while the field is empty. */
  amount: z.nullable(z.int()),
  distribution: z.enum(distributions),
});
export type Draft = z.output<typeof Draft>;

/** Nothing written. */
export const emptyDraft: Draft = { receivers: [], message: '', types: [], amount: 0, distribution: 'each' };

/** Whether there is anything that somebody would miss. */
export const isWorthKeeping = ({ receivers, message }: Draft): boolean =>
  receivers.length > 0 || message.trim() !== '';

const parkedPlace = (owner: DraftOwner): string => `${draftPlace(owner)}:parked`;

// Where storage is full or denied the page itself still remembers.
const memory = new Map<string, string>();

function read(place: string): Draft | null {
  let text = memory.get(place);
  try {
    text = localStorage.getItem(place) ?? text;
  } catch {
    // Denied: what the page remembers counts.
  }
  if (text === undefined) return null;
  try {
    const draft = z.safeParse(Draft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

function write(place: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(draft));
    memory.delete(place);
  } catch {
    if (draft === null) memory.delete(place);
    else memory.set(place, JSON.stringify(draft));
  }
}

/** What was kept; null where nothing is, or where it can no longer be read. Never raises. */
export const readDraft = (owner: DraftOwner): Draft | null => read(draftPlace(owner));

/** Keeps a draft, or forgets it when there is nothing worth keeping. Never raises. */
export const keepDraft = (owner: DraftOwner, draft: Draft): void =>
  write(draftPlace(owner), isWorthKeeping(draft) ? draft : null);

/** The draft that was put aside when the composer was opened with other people. */
export const readParked = (owner: DraftOwner): Draft | null => read(parkedPlace(owner));

/** Puts a draft aside; an older one that stood there gives way. Never raises. */
export const park = (owner: DraftOwner, draft: Draft): void => write(parkedPlace(owner), draft);

/** Forgets the draft that was put aside. */
export const dropParked = (owner: DraftOwner): void => write(parkedPlace(owner), null);

/** The recognition went out: its draft goes, and one that was put aside takes its place. */
export function settleDraft(owner: DraftOwner): void {
  write(draftPlace(owner), readParked(owner));
  dropParked(owner);
}
