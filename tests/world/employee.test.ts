/** The employee of the demo has a realistic history, on any day. */
import { describe, expect, it } from 'vitest';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import {
  badgeAwards,
  podiumHidden,
  podiumScores,
  referrals,
} from '#backend/recognitions/recognitions.tables.ts';
import { recognitionGroups } from '#backend/program/program.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { days, rowsOf, worldsAt } from './worlds.ts';

describe.each(days)('the employee on %s', (date) => {
  const world = worldsAt(date).map((org) => ({
    org,
    me: rowsOf(org, users).find(({ userType }) => userType === 'employee')?.id ?? '',
  }));

  it('the employee has at least three badges, one of them from the organisation', () => {
    for (const { org, me } of world) {
      const mine = rowsOf(org, badgeAwards).filter(({ userId }) => userId === me);
      expect(new Set(mine.map(({ badgeId }) => badgeId)).size).toBeGreaterThanOrEqual(3);
      expect(mine.map(({ source }) => source)).toContain('organization');
    }
  });

  it('the employee sent and received recognitions, also private ones, and has points to give', () => {
    for (const { org, me } of world) {
      const received = rowsOf(org, postReceivers).filter(({ userId }) => userId === me);
      const feed = new Map(rowsOf(org, posts).map((post) => [post.id, post]));
      expect(received.filter(({ published }) => published).length).toBeGreaterThanOrEqual(8);
      expect(received.some(({ postId }) => feed.get(postId)?.isPrivate)).toBe(true);
      expect(received.some(({ postId }) => (feed.get(postId)?.boostsCount ?? 0) > 0)).toBe(true);
      expect([...feed.values()].filter(({ senderId }) => senderId === me).length).toBeGreaterThanOrEqual(2);
      const purse = rowsOf(org, accounts).find((one) => one.ownerId === me && one.purse === 'give');
      expect(purse?.balance).toBeGreaterThanOrEqual(100);
    }
  });

  it('the employee is on this month’s podium with points, and belongs to the recognition group', () => {
    for (const { org, me } of world) {
      const timezone = rowsOf(org, organizations)[0]?.timezone ?? '';
      const score = rowsOf(org, podiumScores).find(
        ({ userId, month }) => userId === me && month === monthOf(date, timezone),
      );
      expect(score?.pointsReceived ?? 0).toBeGreaterThan(0);
      expect(rowsOf(org, podiumHidden).map(({ userId }) => userId)).not.toContain(me);
      expect(rowsOf(org, recognitionGroups)[0]?.userIds).toContain(me);
    }
  });

  it('the employee has referrals in every state, and a statement with payments and a reversal', () => {
    for (const { org, me } of world) {
      const mine = rowsOf(org, referrals).filter(({ referredBy }) => referredBy === me);
      expect(mine.map(({ status }) => status).sort()).toEqual(['contacted', 'hired', 'rejected', 'sent']);
      const moved = new Map(rowsOf(org, transfers).map((one) => [one.id, one]));
      const lines = rowsOf(org, entries)
        .filter(({ ownerId }) => ownerId === me)
        .map(({ amount, transferId }) => ({ amount, ...moved.get(transferId) }));
      const kinds = new Set(lines.map(({ kind }) => kind));
      for (const kind of ['allowance', 'recognition', 'badge', 'boost', 'referral'] as const)
        expect(kinds).toContain(kind);
      const back = lines.find(({ reverses }) => reverses !== null && reverses !== undefined);
      const before = lines.find(({ id }) => id === back?.reverses);
      expect(back?.amount).toBe(-(before?.amount ?? 0));
      expect(back?.postId).toBe(before?.postId);
    }
  });
});
