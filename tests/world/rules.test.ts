/** The contents of the world follow the rules of the backend. */
import { describe, expect, it } from 'vitest';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { isRecognition } from '#backend/posts/posts.kinds.ts';
import { feedScopes } from '#backend/posts/posts.scopes.ts';
import {
  comments,
  postReceivers,
  postReports,
  posts,
  postScopes,
  reactions,
  subcomments,
} from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import { badgeAwards, referrals } from '#backend/recognitions/recognitions.tables.ts';
import {
  badges,
  postTypes,
  recognitionGroups,
  recognitionSettings,
  recognitionTypes,
  subTypes,
  superTypes,
} from '#backend/program/program.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { users } from '#backend/people/users.tables.ts';
import { values } from '#backend/program/values.tables.ts';
import { reactionCodes } from '#schema/posts/posts.rules.ts';
import { strictest } from '#schema/recognitions/recognitions.rules.ts';
import { both, byId, groupBy, rowsOf, sum } from './worlds.ts';

/** Rules of the types of a post. */
const rulesOf = (org: OrgSeed) => {
  const types = byId(rowsOf(org, recognitionTypes));
  const rules = new Map(
    rowsOf(org, postTypes).map((tag) => [tag.id, types.get(tag.recognitionTypeId)] as const),
  );
  return (typeIds: readonly string[]) => typeIds.flatMap((id) => rules.get(id) ?? []);
};

const timezoneOf = (org: OrgSeed): string => rowsOf(org, organizations)[0]?.timezone ?? '';

describe.each(both)('recognitions of $name', ({ org }) => {
  const feed = rowsOf(org, posts);
  const receivers = groupBy(rowsOf(org, postReceivers), ({ postId }) => postId);
  const people = byId(rowsOf(org, users));
  const rules = rulesOf(org);

  it('recognitions keep to the points and the receiver roles of their types', () => {
    for (const { id, kind, typeIds } of feed) {
      const types = rules(typeIds);
      expect(types.length).toBe(typeIds.length);
      for (const { userId, points } of receivers.get(id) ?? []) {
        const role = people.get(userId)?.userType ?? 'external';
        for (const { minPoints, maxPoints, receiverRoles } of types) {
          expect(receiverRoles).toContain(role);
          if (kind !== 'recognition' || people.get(userId)?.takesPoints !== true) continue;
          expect(points).toBeGreaterThanOrEqual(minPoints);
          expect(points).toBeLessThanOrEqual(maxPoints ?? points);
        }
      }
    }
  });

  it('since values were introduced, about six of ten recognitions have some, always that of their type', () => {
    const [value] = rowsOf(org, values);
    const known = new Set(rowsOf(org, values).map(({ id }) => id));
    const since = feed.filter(({ createdAt }) => createdAt >= (value?.createdAt ?? ''));
    const own = since.filter(({ kind }) => kind === 'recognition');
    const share = own.filter(({ valueIds }) => valueIds.length > 0).length / own.length;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.7);
    for (const { typeIds, valueIds } of since) {
      for (const id of valueIds) expect(known).toContain(id);
      const [main] = rules(typeIds);
      const own = main?.valueId ?? null;
      if (own !== null) expect(valueIds).toContain(own);
    }
  });

  it('recognitions have only sub types of their own type', () => {
    const known = byId(rowsOf(org, subTypes));
    const refined = feed.flatMap(({ subTypeId, typeIds }) =>
      subTypeId === null ? [] : [{ sub: known.get(subTypeId), types: rules(typeIds).map(({ id }) => id) }],
    );
    expect(refined.length).toBeGreaterThan(50);
    for (const { sub, types } of refined) expect(types).toContain(sub?.recognitionTypeId);
    expect(new Set([...known.values()].map(({ recognitionTypeId }) => recognitionTypeId)).size).toBe(4);
    expect(rowsOf(org, superTypes)).toHaveLength(3);
  });

  it('recognitions of a group are sent by its people, within its monthly limit', () => {
    const timezone = timezoneOf(org);
    for (const { recognitionTypeIds, userIds, monthlyLimit } of rowsOf(org, recognitionGroups)) {
      const own = feed.filter(({ typeIds }) =>
        rules(typeIds).some(({ id }) => recognitionTypeIds.includes(id)),
      );
      expect(own.length).toBeGreaterThan(3);
      for (const { senderId } of own) expect(userIds).toContain(senderId);
      const months = groupBy(own, ({ senderId, createdAt }) => `${senderId} ${monthOf(createdAt, timezone)}`);
      for (const sent of months.values()) expect(sent.length).toBeLessThanOrEqual(monthlyLimit ?? 0);
    }
  });

  it('recognitions are seen by the strictest audience of their types, a few only by managers', () => {
    for (const { typeIds, seenBy } of feed)
      expect(seenBy).toBe(strictest(rules(typeIds).map((type) => type.seenBy)));
    const narrow = feed.filter(({ seenBy }) => seenBy === 'managers');
    expect(narrow.length).toBeGreaterThan(0);
    expect(narrow.length).toBeLessThan(feed.length * 0.05);
  });

  it('a post is listed unless removed, private, filed or hidden, and has exactly its feed scopes', () => {
    const scopes = groupBy(
      rowsOf(org, postScopes).filter(({ scope }) => !scope.startsWith('reports:')),
      ({ postId }) => postId,
    );
    for (const post of feed) {
      const { id, state, isPrivate, filed, hidden, listed, seenBy, createdAt } = post;
      expect(listed).toBe(state === 'published' && !isPrivate && !filed && !hidden);
      const thanked = receivers.get(id) ?? [];
      // A celebrated person has not received a recognition.
      for (const { published } of thanked)
        expect(published).toBe(state === 'published' && !hidden && isRecognition(post.kind));
      const facts = {
        ...post,
        receiverIds: thanked.map(({ userId }) => userId),
        departmentIds: thanked.flatMap(({ userId }) => people.get(userId)?.departmentId ?? []),
      };
      const found = scopes.get(id) ?? [];
      expect(found.map(({ scope }) => scope).sort()).toEqual(listed ? [...feedScopes(facts)].sort() : []);
      for (const row of found) expect([row.seenBy, row.createdAt]).toEqual([seenBy, createdAt]);
    }
  });

  it('a few recognitions are private, filed or removed', () => {
    const share = feed.filter(({ isPrivate }) => isPrivate).length / feed.length;
    expect(share).toBeGreaterThan(0.015);
    expect(share).toBeLessThan(0.05);
    expect(feed.filter(({ filed }) => filed).length).toBeGreaterThan(0);
    expect(feed.filter(({ state }) => state === 'removed').length).toBeGreaterThan(0);
  });
});

describe.each(both)('answers of people of $name', ({ org }) => {
  it('reactions come from the catalogue, one for each person and post', () => {
    const all = rowsOf(org, reactions);
    for (const { code } of all) expect(reactionCodes).toContain(code);
    expect(new Set(all.map(({ postId, userId }) => `${postId} ${userId}`)).size).toBe(all.length);
  });

  it('answers come after their comments, and a few comments are edited', () => {
    const known = byId(rowsOf(org, comments));
    const answers = rowsOf(org, subcomments);
    expect(answers.length).toBeGreaterThan(10);
    for (const { commentId, postId, createdAt } of answers) {
      expect(known.get(commentId)?.postId).toBe(postId);
      expect((known.get(commentId)?.createdAt ?? '') <= createdAt).toBe(true);
    }
    expect([...known.values(), ...answers].some(({ editedAt }) => editedAt !== null)).toBe(true);
  });

  it('a post is hidden once enough people reported it, and one kept post is shown', () => {
    const limit = rowsOf(org, recognitionSettings)[0]?.reportsToHide ?? 0;
    const reports = groupBy(rowsOf(org, postReports), ({ postId }) => postId);
    for (const { id, hidden, senderId } of rowsOf(org, posts)) {
      const own = reports.get(id) ?? [];
      expect(hidden).toBe(own.filter(({ decided }) => !decided).length >= limit);
      for (const { userId } of own) expect(userId).not.toBe(senderId);
    }
    const found = rowsOf(org, postScopes).filter(({ scope }) => scope.startsWith('reports:'));
    expect(found.map(({ postId }) => postId).sort()).toEqual([...reports.keys()].sort());
    expect(found.filter(({ scope }) => scope === 'reports:decided')).toHaveLength(1);
  });
});

describe.each(both)('badges of $name', ({ org }) => {
  const known = byId(rowsOf(org, badges));
  const awards = rowsOf(org, badgeAwards);
  const feed = byId(rowsOf(org, posts));

  it('badges have distinct pictures below two kilobytes that load nothing', () => {
    const pictures = [...known.values()].map(({ imageUrl }) => imageUrl ?? '');
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/^data:image\/svg\+xml,<svg [^#]*<\/svg>$/);
      expect(picture).not.toMatch(/undefined|NaN|href/);
      expect(picture.length).toBeLessThan(2_048);
    }
  });

  it('every badge was awarded, is counted exactly, and belongs to its published receivers', () => {
    for (const { id, awardedCount } of known.values()) {
      expect(awardedCount).toBe(awards.filter(({ badgeId }) => badgeId === id).length);
      expect(awardedCount).toBeGreaterThan(0);
    }
    const special = rowsOf(org, postReceivers).filter((row) => row.special);
    const key = ({ postId, userId }: { readonly postId: string | null; readonly userId: string }) =>
      `${postId} ${userId}`;
    const standing = special.filter(({ postId }) => feed.get(postId)?.state === 'published');
    expect(awards.map(key).sort()).toEqual(standing.map(key).sort());
  });

  it('badges come from roles that may give them or from the organisation, with the badge’s points', () => {
    const people = byId(rowsOf(org, users));
    const moves = groupBy(rowsOf(org, transfers), ({ postId }) => postId ?? '');
    for (const { badgeId, awardedBy, source, postId } of awards) {
      const badge = known.get(badgeId);
      const post = feed.get(postId ?? '');
      expect([post?.badgeId, post?.senderId, post?.kind]).toEqual([
        badgeId,
        awardedBy,
        source === 'organization' ? 'org_badge' : 'badge',
      ]);
      if (awardedBy !== null) expect(badge?.roles).toContain(people.get(awardedBy)?.userType);
      for (const move of moves.get(postId ?? '') ?? [])
        if (move.kind !== 'boost') expect([move.kind, move.points]).toEqual(['badge', badge?.points]);
    }
    expect(new Set(awards.map(({ source }) => source))).toEqual(new Set(['employee', 'organization']));
  });
});

describe.each(both)('referrals and groups of $name', ({ org }) => {
  it('referrals are in every state, and a hire brought points to the person who proposed it', () => {
    const all = rowsOf(org, referrals);
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['sent', 'contacted', 'hired', 'rejected']),
    );
    expect(new Set(all.map(({ email }) => email)).size).toBe(all.length);
    const paid = rowsOf(org, transfers).filter(({ kind }) => kind === 'referral');
    const lines = groupBy(rowsOf(org, entries), ({ transferId }) => transferId);
    const got = paid.flatMap(({ id }) => (lines.get(id) ?? []).filter(({ ownerId }) => ownerId !== ''));
    expect(sum(got.map(({ amount }) => amount))).toBe(sum(all.map(({ pointsAwarded }) => pointsAwarded)));
    for (const { status, pointsAwarded } of all) expect(pointsAwarded > 0).toBe(status === 'hired');
  });

  it('groups have more than five members, all of them active', () => {
    const people = byId(rowsOf(org, users));
    const members = groupBy(rowsOf(org, userGroupMembers), ({ groupId }) => groupId);
    for (const { id } of rowsOf(org, userGroups)) {
      expect(members.get(id)?.length ?? 0).toBeGreaterThan(5);
      for (const { userId } of members.get(id) ?? []) expect(people.get(userId)?.active).toBe(true);
    }
  });
});
