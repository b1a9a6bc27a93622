/** What the composer begins with: the kept draft, or the people it was opened for with the draft put aside. */
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { emptyDraft, isWorthKeeping, park, readDraft, readParked, type Draft } from './draft.ts';
import type { DraftOwner } from '#src/posts/draftPlace.ts';
import { admit, type LeftOut } from './receivers.ts';

/** The first values of the form and what there is to say about them. */
export interface ComposerStart {
  readonly draft: Draft;
  /** E-mails of a kept draft: what is known of these people may be old. */
  readonly draftEmails: readonly string[];
  /** People the composer was opened for who cannot be thanked. */
  readonly leftOut: readonly LeftOut[];
  /** A draft that was put aside, to be taken up again. */
  readonly parked: Draft | null;
}

const emailsOf = (people: readonly PublicUser[]): string =>
  people
    .map(({ email }) => email.toLowerCase())
    .sort()
    .join(' ');

/** A kept draft as a start: to be looked at again before its people are trusted. */
export const fromDraft = (draft: Draft, parked: Draft | null = null): ComposerStart => ({
  draft,
  draftEmails: draft.receivers.map(({ email }) => email),
  leftOut: [],
  parked,
});

/** Reads what is kept; writes only to put a draft about other people aside. */
export function startOf(owner: DraftOwner, preset: ComposerPreset): ComposerStart {
  const kept = readDraft(owner);
  const wanted = preset.people ?? [];
  const { message, badgeId, valueId } = preset;
  const asksMore = message !== undefined || badgeId !== undefined || valueId !== undefined;
  const { people, leftOut } = admit([], wanted, owner.id);
  const isSame = kept !== null && emailsOf(kept.receivers) === emailsOf(people) && !asksMore;
  if ((wanted.length === 0 && !asksMore) || isSame)
    return { ...fromDraft(kept ?? emptyDraft, readParked(owner)), leftOut };
  if (kept !== null && isWorthKeeping(kept)) park(owner, kept);
  return {
    draft: {
      ...emptyDraft,
      receivers: [...people],
      message: message ?? '',
      ...(badgeId === undefined ? {} : { kind: 'badge', badgeId }),
      ...(valueId === undefined ? {} : { values: [valueId] }),
    },
    draftEmails: [],
    leftOut,
    parked: readParked(owner),
  };
}
