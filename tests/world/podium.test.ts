/** The podium's scores equal those that publishing the posts one by one would have given. */
import { describe, expect, it } from 'vitest';
import { organizations } from '#backend/organization/organization.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import { badgeAwards, podiumHidden, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { both, byId, days, groupBy, rowsOf, thanksOf, worldsAt } from './worlds.ts';

const byKey = <S extends readonly [string, ...number[]]>(scores: readonly S[]): readonly S[] =>
  scores.toSorted(([one], [other]) => (one < other ? -1 : 1));

const timezoneOf = (org: OrgSeed): string => rowsOf(org, organizations)[0]?.timezone ?? '';

/** The podium as publishing would have counted it, without empty rows. */
function recount(org: OrgSeed): readonly (readonly [string, ...number[]])[] {
  const timezone = timezoneOf(org);
  const scores = new Map<string, [number, number, number, number, number]>();
  const scoreOf = (userId: string, createdAt: string) => {
    const key = `${userId} ${monthOf(createdAt, timezone)}`;
    const score = scores.get(key) ?? [0, 0, 0, 0, 0];
    scores.set(key, score);
    return score;
  };
  const receivers = groupBy(rowsOf(org, postReceivers), ({ postId }) => postId);
  const known = byId(rowsOf(org, posts));
  for (const { id, senderId, state, isPrivate, createdAt, amount } of thanksOf(org)) {
    if (state !== 'published' || isPrivate) continue;
    for (const { userId, points } of receivers.get(id) ?? []) {
      const score = scoreOf(userId, createdAt);
      score[0] += points;
      score[1] += 1;
    }
    if (senderId === null) continue;
    const score = scoreOf(senderId, createdAt);
    score[2] += amount;
    score[3] += 1;
  }
  for (const { userId, postId, withdrawnAt, createdAt } of rowsOf(org, badgeAwards))
    if (withdrawnAt === null && known.get(postId ?? '')?.isPrivate !== true)
      scoreOf(userId, createdAt)[4] += 1;
  return byKey([...scores].map(([key, score]) => [key, ...score] as const));
}
const kept = (org: OrgSeed) =>
  byKey(
    rowsOf(org, podiumScores).map(
      ({ userId, month, pointsReceived, received, pointsGiven, given, badges: got }) =>
        [`${userId} ${month}`, pointsReceived, received, pointsGiven, given, got] as const,
    ),
  );

describe.each(both)('the podium of $name', ({ org }) => {
  it('the podium has the scores that publishing would have counted', () => {
    expect(kept(org)).toEqual(recount(org));
    expect(rowsOf(org, podiumHidden)).toHaveLength(2);
  });
});

it.each(days)('on %s the podium of every world counts each post in its own month', (date) => {
  for (const org of worldsAt(date)) expect(kept(org)).toEqual(recount(org));
});
