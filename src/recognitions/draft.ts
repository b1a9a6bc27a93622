/** The unsent recognition of a person: survives reload, back, crash and a 401, and goes when it was sent (design §6). */
import * as z from 'zod/mini';
import { distributions } from '#schema/recognitions/recognitions.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import { draftPlace, type DraftOwner } from '#src/posts/draftPlace.ts';

/** People who came together: a department, a group, a pasted list; they stand as one chip. */
export const Crowd = z.object({
  id: z.string(),
  kind: z.enum(['department', 'group', 'list']),
  /** Empty for a pasted list. */
  name: z.string(),
  /** Ids of the people that it brought; who was left out since is among them, but not among the receivers. */
  people: z.array(z.string()),
});
export type Crowd = z.output<typeof Crowd>;

/** A file that is on the server and goes with the recognition. */
export const DraftFile = z.object({
  key: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  contentType: z.string(),
});
export type DraftFile = z.output<typeof DraftFile>;

/** What is written so far; also the values of the form. What an older page did not keep begins empty. */
export const Draft = z.object({
  kind: z._default(z.enum(['recognition', 'badge']), 'recognition'),
  receivers: z.array(PublicUser),
  crowds: z._default(z.array(Crowd), []),
  message: z.string(),
  types: z.array(z.string()),
  subType: z._default(z.nullable(z.string()), null),
  values: z._default(z.array(z.string()), []),
  badgeId: z._default(z.nullable(z.string()), null),
  /** Null while the field is empty. */
  amount: z.nullable(z.int()),
  distribution: z.enum(distributions),
  isPrivate: z._default(z.boolean(), false),
  files: z._default(z.array(DraftFile), []),
});
export type Draft = z.output<typeof Draft>;

/** Nothing written. */
export const emptyDraft: Draft = {
  kind: 'recognition',
  receivers: [],
  crowds: [],
  message: '',
  types: [],
  subType: null,
  values: [],
  badgeId: null,
  amount: 0,
  distribution: 'each',
  isPrivate: false,
  files: [],
};

/** Whether there is anything that somebody would miss. */
export const isWorthKeeping = ({ receivers, message, files }: Draft): boolean =>
  receivers.length > 0 || message.trim() !== '' || files.length > 0;

const parkedPlace = (owner: DraftOwner): string => `${draftPlace(owner)}:parked`;

function read(place: string): Draft | null {
  const text = readText(place);
  if (text === null) return null;
  try {
    const draft = z.safeParse(Draft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

const write = (place: string, draft: Draft | null): void =>
  keepText(place, draft === null ? null : JSON.stringify(draft));

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

/** The recognition was undone: its draft is back, and what was begun since is put aside. */
export function restoreDraft(owner: DraftOwner, draft: Draft): void {
  const now = readDraft(owner);
  // Without a place for both, the words of an older parked draft would be lost: the newest two are kept.
  if (now !== null && JSON.stringify(now) !== JSON.stringify(draft)) park(owner, now);
  keepDraft(owner, draft);
}
