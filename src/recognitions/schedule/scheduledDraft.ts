/** Makes a scheduled recognition a draft again, so that cancelling it loses nothing. */
import type { ScheduledRecognition } from '#schema/recognitions/writing.endpoints.ts';
import { emptyDraft, type Draft } from '#src/recognitions/draft.ts';

/** Points that are not the same for all come back as a total that is split. */
export function draftOf({ post, attachmentKeys }: ScheduledRecognition): Draft {
  const { badge, receivers, message, types, subType, values, attachments, isPrivate } = post;
  const shares = receivers.filter(({ user }) => user.takesPoints).map(({ points }) => points ?? 0);
  const isEach = new Set(shares).size < 2;
  return {
    ...emptyDraft,
    kind: badge === null ? 'recognition' : 'badge',
    receivers: receivers.map(({ user }) => user),
    message,
    types: types.map(({ id }) => id),
    subType: subType?.id ?? null,
    values: values.map(({ id }) => id),
    badgeId: badge?.id ?? null,
    amount: badge !== null ? 0 : isEach ? (shares[0] ?? 0) : shares.reduce((sum, share) => sum + share, 0),
    distribution: isEach ? 'each' : 'split',
    isPrivate,
    files: attachments.flatMap(({ name, size, contentType }, index) => {
      const key = attachmentKeys[index];
      return key === undefined ? [] : [{ key, name, size, contentType }];
    }),
  };
}
