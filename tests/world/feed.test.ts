/** The year before the demo: points that add up, and a realistic feed. */
import { describe, expect, it } from 'vitest';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import {
  boosts,
  comments,
  postReceivers,
  posts,
  reactions,
  subcomments,
} from '#backend/posts/posts.tables.ts';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { both, rowsOf, sum, thanksOf } from './worlds.ts';

/** Kinds of posts that nobody wrote. */
const unwritten: readonly string[] = ['birthday', 'anniversary', 'challenge'];

describe.each(both)('points of $name', ({ org }) => {
  const [kept, lines, moves] = [rowsOf(org, accounts), rowsOf(org, entries), rowsOf(org, transfers)];

  it('the ledger sums to zero, and every balance is the sum of its entries', () => {
    expect(sum(lines.map(({ amount }) => amount))).toBe(0);
    const sums = new Map<string, number>();
    for (const { accountId, amount } of lines) sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
    for (const { id, balance } of kept) expect(balance).toBe(sums.get(id) ?? 0);
  });

  it('only the issuing account was ever below zero, and each entry has the balance after it', () => {
    const running = new Map<string, number>();
    for (const { accountId, amount, balanceAfter, purse } of lines) {
      const left = (running.get(accountId) ?? 0) + amount;
      running.set(accountId, left);
      expect(balanceAfter).toBe(left);
      if (purse !== 'issue') expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  it('points moved in pairs of entries, in the order of time', () => {
    expect(lines.length).toBe(moves.length * 2);
    expect(moves.every(({ points }) => points >= 1)).toBe(true);
    const at = moves.map(({ createdAt }) => createdAt);
    expect(at).toEqual([...at].sort());
  });

  it('a post’s points are those its receivers got, and all came back when it was removed', () => {
    const tally = (kinds: readonly string[], isBack: boolean) => {
      const counts = new Map<string, number>();
      for (const { postId, points, kind, reverses, toAccount } of moves)
        if (postId !== null && kinds.includes(kind) && (reverses !== null) === isBack && toAccount !== hold)
          counts.set(postId, (counts.get(postId) ?? 0) + points);
      return counts;
    };
    const hold = kept.find(({ purse }) => purse === 'hold')?.id;
    const [paid, back, added] = [
      tally(['recognition', 'badge'], false),
      tally(['recognition', 'badge'], true),
      tally(['boost'], false),
    ];
    const received = new Map<string, number>();
    for (const { postId, points } of rowsOf(org, postReceivers))
      received.set(postId, (received.get(postId) ?? 0) + points);
    for (const { id, amount, state, boostPoints } of rowsOf(org, posts)) {
      expect([amount, received.get(id) ?? 0]).toEqual([paid.get(id) ?? 0, paid.get(id) ?? 0]);
      expect(back.get(id) ?? 0).toBe(state === 'removed' ? amount : 0);
      expect(boostPoints).toBe(added.get(id) ?? 0);
    }
    expect([...back.values()].some((points) => points > 0)).toBe(true);
    expect(added.size).toBeGreaterThan(0);
    expect(kept.find(({ purse }) => purse === 'hold')?.balance).toBe(0);
  });

  it('boosts are counted on their posts, and no sender or receiver boosted their own post', () => {
    const all = rowsOf(org, boosts);
    const people = new Map(rowsOf(org, postReceivers).map((row) => [`${row.postId} ${row.userId}`, row]));
    for (const { id, senderId, boostPoints, boostsCount } of rowsOf(org, posts)) {
      const own = all.filter(({ postId }) => postId === id);
      expect([boostsCount, boostPoints]).toEqual([own.length, sum(own.map(({ total }) => total))]);
      for (const { userId } of own) {
        expect(userId).not.toBe(senderId);
        expect(people.has(`${id} ${userId}`)).toBe(false);
      }
    }
  });
});

describe.each(both)('the feed of $name', ({ org }) => {
  const people = new Map(rowsOf(org, users).map((one) => [one.id, one]));
  const feed = rowsOf(org, posts);

  it('posts have senders and receivers who were members then, never oneself or an external person', () => {
    for (const { postId, userId, createdAt } of rowsOf(org, postReceivers)) {
      const post = feed.find(({ id }) => id === postId);
      const [sender, receiver] = [people.get(post?.senderId ?? ''), people.get(userId)];
      expect(sender?.id).not.toBe(receiver?.id);
      expect(sender === undefined).toBe(['org_badge', ...unwritten].includes(post?.kind ?? ''));
      for (const one of sender === undefined ? [receiver] : [sender, receiver]) {
        expect(one?.userType).not.toBe('external');
        expect((one?.createdAt ?? '') <= createdAt).toBe(true);
      }
    }
  });

  it('a post counts its reactions, its comments and the answers to them', () => {
    const tally = (rows: readonly { readonly postId: string }[]) => {
      const counts = new Map<string, number>();
      for (const { postId } of rows) counts.set(postId, (counts.get(postId) ?? 0) + 1);
      return counts;
    };
    const [liked, talked] = [
      tally(rowsOf(org, reactions)),
      tally([...rowsOf(org, comments), ...rowsOf(org, subcomments)]),
    ];
    for (const { id, likesCount, commentsCount } of feed)
      expect([likesCount, commentsCount]).toEqual([liked.get(id) ?? 0, talked.get(id) ?? 0]);
  });

  it('a post has only types that its sender’s role may send', () => {
    const rules = new Map(rowsOf(org, recognitionTypes).map((type) => [type.id, type]));
    const types = new Map(rowsOf(org, postTypes).map((type) => [type.id, rules.get(type.recognitionTypeId)]));
    for (const { kind, senderId, typeIds } of feed) {
      if (kind === 'org_badge') continue;
      const role = people.get(senderId ?? '')?.userType ?? 'external';
      for (const id of typeIds) expect(types.get(id)?.roles).toContain(role);
    }
  });

  it('posts and comments are whole sentences without empty slots, and the newest 60 recognitions all differ', () => {
    const written = feed.filter(({ kind }) => !unwritten.includes(kind));
    for (const { message } of [...written, ...rowsOf(org, comments), ...rowsOf(org, subcomments)])
      expect(message).toMatch(/^[\p{Lu}¡¿][^{}]*[.!?]$/u);
    expect(written.map(({ message }) => message).join(' ')).not.toMatch(
      /(?<!\p{L})([aA]|[dD]e) el |undefined| {2}/u,
    );
    const newest = thanksOf(org)
      .slice(-60)
      .map(({ message }) => message);
    expect(new Set(newest).size).toBe(newest.length);
  });

  it('the feed has more than 150 different sentences', () => {
    const sentences = feed.flatMap(({ message }) => message.split(/(?<=[.!?]) /));
    expect(new Set(sentences).size).toBeGreaterThan(150);
  });
});
