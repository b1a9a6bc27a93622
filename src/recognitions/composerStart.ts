/** The initial state of the composer: the kept draft, or the given receivers with the draft parked. */
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { emptyDraft, isWorthKeeping, park, readDraft, readParked, type Draft } from './draft.ts';
import { admit, type LeftOut } from './receivers.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** The initial values of the form and their notices. */
export interface ComposerStart {
  readonly draft: Draft;
  /** E-mails of a kept draft: the stored data of these people may be out of date. */
  readonly draftEmails: readonly string[];
  /** Given people who cannot receive a recognition. */
  readonly leftOut: readonly LeftOut[];
  /** The parked draft, if any. */
  readonly parked: Draft | null;
}

const emailsOf = (people: readonly PublicUser[]): string =>
  people
    .map(({ email }) => email.toLowerCase())
    .sort()
    .join(' ');

/** A kept draft as the initial state: its people have to be rechecked. */
export const fromDraft = (draft: Draft, parked: Draft | null = null): ComposerStart => ({
  draft,
  draftEmails: draft.receivers.map(({ email }) => email),
  leftOut: [],
  parked,
});

/** Reads the kept draft; writes only to park a draft for other receivers. */
export function startOf(owner: DraftOwner, preset: ComposerPreset): ComposerStart {
  const kept = readDraft(owner);
  const wanted = preset.people ?? [];
  const { message, badgeId, valueId, amount } = preset;
  const asksMore = [message, badgeId, valueId, amount].some((one) => one !== undefined);
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
      amount: amount ?? 0,
      ...(badgeId === undefined ? {} : { kind: 'badge', badgeId }),
      ...(valueId === undefined ? {} : { values: [valueId] }),
    },
    draftEmails: [],
    leftOut,
    parked: readParked(owner),
  };
}
