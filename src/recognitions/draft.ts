/** The unsent recognition of a person: survives reload, back, crash and a 401; removed after the send. */
import * as z from 'zod/mini';
import { distributions } from '#schema/recognitions/recognitions.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import { draftPlace } from '#src/posts/draftPlace.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** People who were added together (department, group, pasted list), shown as one chip. */
export const Crowd = z.object({
  id: z.string(),
  kind: z.enum(['department', 'group', 'list']),
  /** Empty for a pasted list. */
  name: z.string(),
  /** Ids of the added people; people who were removed later are included here, but not in the receivers. */
  people: z.array(z.string()),
});
export type Crowd = z.output<typeof Crowd>;

/** An uploaded file of the recognition. */
export const DraftFile = z.object({
  key: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  contentType: z.string(),
});
export type DraftFile = z.output<typeof DraftFile>;

/** The written content; also the values of the form. Fields that an older page did not store get defaults. */
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

/** The empty draft. */
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

/** Whether the draft has content worth keeping. */
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

/** The kept draft; null if none exists or it can no longer be parsed. Never raises. */
export const readDraft = (owner: DraftOwner): Draft | null => read(draftPlace(owner));

/** Keeps a draft, or removes it if it has no content worth keeping. Never raises. */
export const keepDraft = (owner: DraftOwner, draft: Draft): void =>
  write(draftPlace(owner), isWorthKeeping(draft) ? draft : null);

/** The draft that was parked when the composer was opened with other receivers. */
export const readParked = (owner: DraftOwner): Draft | null => read(parkedPlace(owner));

/** Parks a draft and replaces an older parked one. Never raises. */
export const park = (owner: DraftOwner, draft: Draft): void => write(parkedPlace(owner), draft);

/** Removes the parked draft. */
export const dropParked = (owner: DraftOwner): void => write(parkedPlace(owner), null);

/** After a send: removes the draft and restores the parked one. */
export function settleDraft(owner: DraftOwner): void {
  write(draftPlace(owner), readParked(owner));
  dropParked(owner);
}

/** After an undo: restores the draft and parks the current one. */
export function restoreDraft(owner: DraftOwner, draft: Draft): void {
  const now = readDraft(owner);
  // Only two drafts can be kept: an older parked draft is replaced.
  if (now !== null && JSON.stringify(now) !== JSON.stringify(draft)) park(owner, now);
  keepDraft(owner, draft);
}
