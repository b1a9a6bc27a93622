/** Loads challenges for those who may see them, and says when they take entries. */
import { challengeLimits } from '#schema/challenges/challenges.rules.ts';
import { may } from '#schema/permissions.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { dayEnd } from '../kit/month.ts';
import type { Row } from '../store/table.ts';
import { groupsOf, isAsked } from '../departments/audience.ts';
import { challengePeople, challengeProofs, challenges } from './challenges.tables.ts';

type ChallengeRow = Row<typeof challenges>;
type ParticipantRow = Row<typeof challengePeople>;

/** Whether a challenge takes entries of a person in this zone: until 48 hours after the person's own last day. */
export const isOpenFor = (
  { endsOn, closedAt, active, archived }: Pick<ChallengeRow, 'endsOn' | 'closedAt' | 'active' | 'archived'>,
  timezone: string,
  now: number,
): boolean =>
  closedAt === null &&
  active &&
  !archived &&
  now < Date.parse(dayEnd(endsOn, timezone)) + challengeLimits.lateMs;

/** Any challenge. Raises 404. */
export async function challengeBy({ store, language }: Context, id: string): Promise<ChallengeRow> {
  const {
    rows: [row],
  } = await store.list(challenges, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** The place of the caller, also after leaving; undefined without one. */
export async function placeOf(
  { store, me }: Context,
  challengeId: string,
): Promise<ParticipantRow | undefined> {
  const {
    rows: [row],
  } = await store.list(challengePeople, { where: { challengeId, userId: me.id } });
  return row;
}

/**
 * A challenge that the caller sees: administrators every one, others those that they joined, and active ones that are
 * for them. Raises 404.
 */
export async function seenChallenge(context: Context, id: string): Promise<ChallengeRow> {
  const row = await challengeBy(context, id);
  if (may(context.me.userType, 'challenges.manage')) return row;
  const place = await placeOf(context, id);
  if (place !== undefined && place.leftAt === null && !row.archived) return row;
  const isShown =
    row.active &&
    !row.archived &&
    isAsked(row.audience, context.me, await groupsOf(context.store, context.me.id));
  if (!isShown) throw domainError('not_found', context.language);
  return row;
}

/** The files of a proof: for the person who handed it in, and for those who decide on it. */
export const proofReader: FileReader = async (store, me, { recordId }) => {
  if (recordId === null) return undefined;
  const {
    rows: [row],
  } = await store.list(challengeProofs, { where: { id: recordId } });
  return row === undefined ? undefined : row.userId === me.id || may(me.userType, 'challenges.manage');
};
