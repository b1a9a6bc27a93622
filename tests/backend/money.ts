/** Helpers for tests of points: calls as users make them, and checks of the ledger. */
import { expect } from 'vitest';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { posts, postReceivers, postScopes } from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import { timezoneOf } from '#backend/organization/timezone.ts';
import { badgeAwards, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import { badges, postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { undoMs } from '#schema/limits.ts';
import { roles } from '#schema/permissions.ts';
import { isWaiting } from '#schema/posts/posts.rules.ts';
import type { TestDeployment } from '../support/deployment.ts';

export const employee = 'employee@aurora.example';
export const manager = 'manager@aurora.example';
export const admin = 'admin@aurora.example';

/** An answer about a post, or a refusal. */
export interface Said {
  readonly code?: string;
  readonly reasons?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  readonly id: string;
  readonly state?: string;
  readonly amount?: number;
  readonly publish_at?: string | null;
  readonly receivers?: readonly { readonly points: number; readonly user: { readonly email: string } }[];
}

/** A line of the statement on the wire. */
export interface Line {
  readonly id: string;
  readonly wallet: string;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly counterpart: { readonly email: string } | null;
  readonly cause: { readonly kind: string; readonly id: string } | null;
  readonly note: string;
  readonly reverses: string | null;
}

/** The faults of an organisation's ledger and of all counters; empty if all is correct. */
export async function faultsOf(store: Store): Promise<readonly string[]> {
  const faults: string[] = [];
  const { rows: kept } = await store.list(accounts);
  const { rows: lines } = await store.list(entries, {
    order: [
      ['accountId', 'asc'],
      ['number', 'asc'],
    ],
  });
  const { rows: moved } = await store.list(transfers);
  const sums = new Map<string, number>();
  const running = new Map<string, number>();
  const counts = new Map<string, number>();
  const perTransfer = new Map<string, number[]>();
  for (const line of lines) {
    const sum = (sums.get(line.accountId) ?? 0) + line.amount;
    sums.set(line.accountId, sum);
    running.set(line.accountId, line.balanceAfter);
    counts.set(line.accountId, line.number);
    if (line.balanceAfter !== sum) faults.push(`line ${line.id} leaves ${line.balanceAfter}, not ${sum}`);
    perTransfer.set(line.transferId, [...(perTransfer.get(line.transferId) ?? []), line.amount]);
  }
  for (const { id, purse, ownerId, balance, entryCount } of kept) {
    const name = `${ownerId || 'the organisation'}’s ${purse}`;
    if ((sums.get(id) ?? 0) !== balance) faults.push(`${name} holds ${balance}, its lines ${sums.get(id)}`);
    if ((running.get(id) ?? 0) !== balance) faults.push(`the last line of ${name} is not its balance`);
    if ((counts.get(id) ?? 0) !== entryCount) faults.push(`${name} counts ${entryCount} lines`);
    if (purse !== 'issue' && balance < 0) faults.push(`${name} owes ${-balance}`);
  }
  if (kept.reduce((sum, { balance }) => sum + balance, 0) !== 0) faults.push('points were made or lost');
  for (const { id, points } of moved) {
    const [one = 0, other = 0, ...more] = perTransfer.get(id) ?? [];
    if (more.length > 0 || one + other !== 0 || Math.abs(one) !== points)
      faults.push(`transfer ${id} is not two equal lines`);
  }
  const { rows: all } = await store.list(posts);
  const { rows: received } = await store.list(postReceivers);
  const pending = all.filter(({ state }) => isWaiting(state));
  const held = kept.find(({ purse }) => purse === 'hold')?.balance ?? 0;
  const waiting = pending.reduce((sum, { amount }) => sum + amount, 0);
  if (held !== waiting) faults.push(`${held} points are held, ${waiting} wait`);
  return [
    ...faults,
    ...(await podiumFaults(store, all, received)),
    ...(await badgeFaults(store)),
    ...(await listFaults(store, all, received)),
  ];
}

type Scores = Pick<
  Row<typeof podiumScores>,
  'received' | 'pointsReceived' | 'given' | 'pointsGiven' | 'badges'
>;
type Post = Row<typeof posts>;
type Received = Row<typeof postReceivers>;
const isOccasion = (kind: Post['kind']): boolean =>
  kind === 'birthday' || kind === 'anniversary' || kind === 'challenge';

/** Counts the podium again from the active posts and awards. */
async function podiumFaults(
  store: Store,
  all: readonly Post[],
  received: readonly Received[],
): Promise<readonly string[]> {
  const timezone = await timezoneOf(store);
  const counted = new Map<string, Scores>();
  const add = (userId: string, at: string, by: Partial<Scores>): void => {
    const key = `${userId} ${monthOf(at, timezone)}`;
    const zero = { received: 0, pointsReceived: 0, given: 0, pointsGiven: 0, badges: 0 };
    const { received: got, pointsReceived, given, pointsGiven, badges: won } = counted.get(key) ?? zero;
    counted.set(key, {
      received: got + (by.received ?? 0),
      pointsReceived: pointsReceived + (by.pointsReceived ?? 0),
      given: given + (by.given ?? 0),
      pointsGiven: pointsGiven + (by.pointsGiven ?? 0),
      badges: won + (by.badges ?? 0),
    });
  };
  const standing = new Map(
    all
      .filter(
        ({ state, isPrivate, kind }) =>
          state === 'published' && !isPrivate && !isOccasion(kind) && kind !== 'poll',
      )
      .map((post) => [post.id, post]),
  );
  for (const { postId, userId, points } of received) {
    const post = standing.get(postId);
    if (post !== undefined) add(userId, post.createdAt, { received: 1, pointsReceived: points });
  }
  for (const { senderId, createdAt, amount } of standing.values())
    if (senderId !== null) add(senderId, createdAt, { given: 1, pointsGiven: amount });
  const { rows: awards } = await store.list(badgeAwards, { where: { withdrawnAt: null } });
  const hidden = new Set(all.filter(({ isPrivate }) => isPrivate).map(({ id }) => id));
  for (const { userId, createdAt, postId } of awards)
    if (postId === null || !hidden.has(postId)) add(userId, createdAt, { badges: 1 });
  const { rows: scores } = await store.list(podiumScores);
  const text = ({ received: got, pointsReceived, given, pointsGiven, badges: won }: Scores): string =>
    [got, pointsReceived, given, pointsGiven, won].join('/');
  const kept = new Map(scores.map((score) => [`${score.userId} ${score.month}`, text(score)]));
  const nothing = '0/0/0/0/0';
  return [...new Set([...kept.keys(), ...counted.keys()])].flatMap((key) => {
    const again = counted.get(key);
    const expected = again === undefined ? nothing : text(again);
    const now = kept.get(key) ?? nothing;
    return now === expected ? [] : [`podium of ${key} says ${now}, posts say ${expected}`];
  });
}

async function badgeFaults(store: Store): Promise<readonly string[]> {
  const awards = await store.tally(badgeAwards, { where: { withdrawnAt: null }, by: ['badgeId'] });
  const { rows } = await store.list(badges);
  const { rows: held } = await store.list(badgeAwards, { where: { withdrawnAt: null } });
  const { rows: gone } = await store.list(posts, { where: { state: { ne: 'published' } } });
  const away = new Set(gone.map(({ id }) => id));
  const left = held.filter(({ postId }) => postId !== null && away.has(postId));
  if (left.length > 0) return [`${left.length} badges came with posts that are not there`];
  return rows.flatMap(({ id, name, awardedCount }) => {
    const count = awards.find(({ badgeId }) => badgeId === id)?.count ?? 0;
    return count === awardedCount ? [] : [`badge ${name} counts ${awardedCount}, ${count} people hold it`];
  });
}

async function listFaults(
  store: Store,
  all: readonly Post[],
  received: readonly Received[],
): Promise<readonly string[]> {
  const scoped = new Set((await store.tally(postScopes, { by: ['postId'] })).map(({ postId }) => postId));
  const out = new Set(received.filter(({ published }) => published).map(({ postId }) => postId));
  const among = new Set(received.map(({ postId }) => postId));
  return all.flatMap(({ id, kind, state, listed, isPrivate, filed, hidden }) => [
    ...(listed !== (state === 'published' && !isPrivate && !filed && !hidden)
      ? [`post ${id} is ${state} and ${listed ? '' : 'not '}listed`]
      : []),
    ...(scoped.has(id) && !listed && !hidden ? [`post ${id} left its scopes behind`] : []),
    // A poll has no receivers, and a celebrated person has not received a recognition.
    ...(among.has(id) && out.has(id) !== (state === 'published' && !hidden && !isOccasion(kind))
      ? [`receivers of ${state} post ${id} say otherwise`]
      : []),
  ]);
}

/** Calls about points in a deployment. */
export function moneyIn(deployment: TestDeployment) {
  const orgOf = async (): Promise<string> => (await deployment.db.directory.find(`email:${employee}`)) ?? '';
  const look = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
    deployment.db.read(await orgOf(), work);
  const write = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
    deployment.db.tx(await orgOf(), work);
  const json = async <A>(route: string, as: string): Promise<A> =>
    (await (await deployment.rest(route, { as })).json()) as A;

  const typeFor = async (as: string): Promise<string> =>
    (await json<{ id: string }[]>('GET /post_type', as))[0]?.id ?? '';

  async function call(
    route: string,
    as: string,
    body?: Record<string, unknown>,
    key?: string,
  ): Promise<{ status: number; said: Said }> {
    const answer = await deployment.rest(route, {
      as,
      ...(body === undefined ? {} : { body }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
    return { status: answer.status, said: (await answer.json()) as Said };
  }

  /** Sends a recognition, by default to the manager with 10 points; it stays pending. */
  async function send(
    body: Record<string, unknown> = {},
    { as = employee, key }: { as?: string; key?: string } = {},
  ) {
    const postTypesOf = 'post_types' in body ? [] : [await typeFor(as)];
    const usual = { reciever_emails: [manager], amount: 10, message: 'Gracias por la ayuda' };
    return call('POST /send_feedback', as, { ...usual, post_types: postTypesOf, ...body }, key);
  }
  return {
    look,
    write,
    json,
    call,
    typeFor,
    send,
    /** Field and code of all faults of a recognition. */
    async faults(body: Record<string, unknown>, options?: { as?: string }): Promise<[string, string][]> {
      const { status, said } = await send(body, options);
      return status === 422 ? (said.reasons ?? []).map((one) => [one.field, one.code]) : [];
    },
    countPosts: (): Promise<number | undefined> =>
      look(async (store) => (await store.tally(posts))[0]?.count),
    /** Advances past the time to undo and runs the jobs. */
    async publish(): Promise<void> {
      deployment.now += undoMs;
      await deployment.tick();
    },
    undo: (id: string, as = employee) => call(`DELETE /post/${id}`, as),
    async purse(email: string): Promise<{ give: number; redeem: number }> {
      const me = await json<{ points_to_give: number; points_to_redeem: number }>('GET /user', email);
      return { give: me.points_to_give, redeem: me.points_to_redeem };
    },
    lines: async (email: string): Promise<readonly Line[]> =>
      (await json<{ items: Line[] }>('GET /account/history?page=1', email)).items,
    unread: async (email: string): Promise<number> =>
      (await json<{ notification_count: number }>('GET /user/notification_count', email)).notification_count,
    feed: async (as: string): Promise<readonly string[]> =>
      (await json<{ items: Said[] }>('GET /post?page=1', as)).items.map(({ id }) => id),
    change: (email: string, to: Partial<Pick<Row<typeof users>, 'active' | 'takesPoints' | 'userType'>>) =>
      write((store) => store.update(users, { email }, to)),
    /** Ids of people, in the order given. */
    ids: (emails: readonly string[]) =>
      look(async (store) => {
        const { rows } = await store.list(users, { where: { email: { in: emails } } });
        return emails.map((email) => rows.find((row) => row.email === email)?.id ?? '');
      }),
    /** The row of a tag. */
    typeRows: (tag: string) =>
      look(async (store) => (await store.list(postTypes, { where: { id: tag } })).rows),
    /** Sets the rules of the type behind a tag. */
    ruleType: (tag: string, to: Partial<Omit<Row<typeof recognitionTypes>, 'id'>>) =>
      write(async (store) => {
        const { rows } = await store.list(postTypes, { where: { id: tag } });
        return store.update(recognitionTypes, { id: rows[0]?.recognitionTypeId ?? '' }, to);
      }),
    /** Creates a badge that everyone may give. */
    async aBadge(points: number, given: Partial<Row<typeof badges>> = {}): Promise<string> {
      const id = given.id ?? `badge-${points}`;
      const row = {
        name: id,
        description: '',
        imageKey: null,
        imageUrl: null,
        points,
        isPublic: true,
        roles,
        categoryId: null,
        active: true,
        awardedCount: 0,
        createdBy: null,
        createdAt: new Date(deployment.now).toISOString(),
        ...given,
        id,
      };
      await write((store) => store.insert(badges, [row]));
      return id;
    },
    async expectSoundBooks(): Promise<void> {
      expect(await look(faultsOf)).toEqual([]);
    },
  };
}

export type Money = ReturnType<typeof moneyIn>;
