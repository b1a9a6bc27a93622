/**
 * What happened, remembered by the test itself: every entry, recognition, boost and session with the department and
 * country that its person had at that moment. Every figure is counted anew from this list.
 */
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { boosts, postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import type { FactScope } from '#backend/facts/read.ts';
import type { Measure } from '#backend/facts/measures.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { actsNow } from './modelActs.ts';

export interface Known {
  readonly measure: Measure;
  readonly day: string;
  personId: string;
  readonly departmentId: string;
  readonly countryId: string;
  readonly tags: readonly string[];
  readonly count: number;
  readonly amount: number;
  readonly sourceId: string;
}

/** The day of an instant by the runtime's own words, not by those of the product. */
export const dayIn =
  (timezone: string) =>
  (at: string): string =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(Date.parse(at));

const isAct = ({ measure }: Pick<Known, 'measure'>): boolean =>
  ['acts', 'answers', 'reads'].includes(measure);
const counted = ['give', 'redeem', 'budget'];
const recognised = ['recognition', 'badge', 'org_badge'];

export class Remembered {
  readonly list: Known[] = [];
  readonly #dayOf: (at: string) => string;
  #entry = '';
  #post = '';
  #boost = '';
  #waiting = new Set<string>();
  #removedSince = '';

  constructor(timezone: string) {
    const known = new Map<string, string>();
    const day = dayIn(timezone);
    this.#dayOf = (at) => {
      const found = known.get(at) ?? day(at);
      known.set(at, found);
      return found;
    };
  }

  dayOf(at: string): string {
    return this.#dayOf(at);
  }

  /** Remembers what is new in the store, as of `at`. Call it before somebody moves. */
  async look(store: Store, at: string, isFirst = false): Promise<void> {
    const people = new Map((await store.list(users)).rows.map((row) => [row.id, row]));
    const placed = (id: string | null | undefined) => {
      const person = people.get(id ?? '');
      return { departmentId: person?.departmentId ?? '', countryId: person?.countryId ?? '' };
    };
    await this.#lookAtPoints(store, placed);
    await this.#lookAtPosts(store, placed, at, isFirst);
    await this.#lookAtActs(store, placed);
    const { rows: added } = await store.list(boosts, {
      where: isFirst ? {} : { id: { gt: this.#boost } },
      order: [['id', 'asc']],
    });
    for (const { id, userId, total, createdAt, postId } of added) {
      this.#boost = id > this.#boost ? id : this.#boost;
      const { rows: of } = await store.list(posts, { where: { id: postId, state: 'published' } });
      if (of.length > 0)
        this.list.push({
          measure: 'boosts',
          day: this.dayOf(createdAt),
          personId: userId,
          ...placed(userId),
          tags: [],
          count: 1,
          amount: total,
          sourceId: postId,
        });
    }
  }

  /** What is new counts where its person is now; what is gone goes, unless its person was removed. */
  async #lookAtActs(
    store: Store,
    placed: (id: string) => Pick<Known, 'departmentId' | 'countryId'>,
  ): Promise<void> {
    const now = await actsNow(store, this.#dayOf);
    const keys = new Map(now.map((one) => [`${one.key} ${one.day}`, one]));
    const kept = this.list.filter(
      ({ measure, sourceId, personId }) =>
        !isAct({ measure }) || keys.has(sourceId) || personId.startsWith('nobody'),
    );
    if (kept.length < this.list.length) this.list.splice(0, this.list.length, ...kept);
    const known = new Set(this.list.flatMap((one) => (isAct(one) ? [one.sourceId] : [])));
    for (const [sourceId, { act, personId, day }] of keys)
      if (!known.has(sourceId))
        this.list.push({
          measure:
            act === 'communicationsRead'
              ? 'reads'
              : act === 'surveyAnswers' || act === 'moodWeeks'
                ? 'answers'
                : 'acts',
          day,
          personId,
          ...placed(personId),
          tags: act === 'communicationsRead' ? [] : [`act:${act}`],
          count: 1,
          amount: 0,
          sourceId,
        });
  }

  async #lookAtPoints(
    store: Store,
    placed: (id: string | null | undefined) => Pick<Known, 'departmentId' | 'countryId'>,
  ): Promise<void> {
    const { rows } = await store.list(entries, {
      where: { id: { gt: this.#entry } },
      order: [['id', 'asc']],
      with: { transfer: { one: transfers, on: 'transferId' } },
    });
    const { rows: hidden } = await store.list(posts, {
      where: { isPrivate: true, id: { in: rows.flatMap(({ transfer }) => transfer?.postId ?? []) } },
    });
    for (const { id, ownerId, purse, kind, amount, createdAt, transfer } of rows) {
      this.#entry = id;
      if (!counted.includes(purse)) continue;
      const flow = `${purse}-${kind}`;
      const isHidden = hidden.some((post) => post.id === transfer?.postId);
      this.list.push({
        measure: 'points',
        day: this.dayOf(createdAt),
        personId: ownerId,
        ...placed(ownerId === '' ? (transfer?.takerId ?? transfer?.giverId) : ownerId),
        tags: [`flow:${flow}`, `size:${flow}-${Math.abs(amount)}`, ...(isHidden ? [`hidden:${flow}`] : [])],
        count: 1,
        amount,
        sourceId: id,
      });
    }
  }

  async #lookAtPosts(
    store: Store,
    placed: (id: string | null) => Pick<Known, 'departmentId' | 'countryId'>,
    at: string,
    isFirst: boolean,
  ): Promise<void> {
    const { rows: fresh } = await store.list(posts, {
      where: isFirst ? {} : { id: { gt: this.#post } },
      order: [['id', 'asc']],
    });
    this.#post = fresh.at(-1)?.id ?? this.#post;
    const { rows: waited } = await store.list(posts, { where: { id: { in: [...this.#waiting] } } });
    for (const post of [...fresh, ...waited]) {
      if (post.state === 'pending') this.#waiting.add(post.id);
      else this.#waiting.delete(post.id);
      if (post.state === 'published')
        await this.#published(store, post, placed, isFirst ? post.createdAt : at);
    }
    const { rows: removed } = await store.list(posts, {
      where: { state: 'removed', removedAt: { gte: this.#removedSince } },
    });
    this.#removedSince = at;
    const gone = new Set(removed.map(({ id }) => id));
    const kept = this.list.filter(({ sourceId }) => !gone.has(sourceId));
    if (kept.length < this.list.length) this.list.splice(0, this.list.length, ...kept);
  }

  async #published(
    store: Store,
    post: Row<typeof posts>,
    placed: (id: string | null) => Pick<Known, 'departmentId' | 'countryId'>,
    at: string,
  ): Promise<void> {
    if (!recognised.includes(post.kind)) return;
    const { rows: held } = await store.list(postTypes, { where: { id: { in: post.typeIds } } });
    const typeIds = [...new Set(held.map(({ recognitionTypeId }) => recognitionTypeId))];
    const { rows: types } = await store.list(recognitionTypes, { where: { id: { in: typeIds } } });
    const tags = [
      ...typeIds.map((id) => `type:${id}`),
      ...post.valueIds.map((id) => `value:${id}`),
      ...new Set(
        types.flatMap(({ superTypeId }) => (superTypeId === null ? [] : [`category:${superTypeId}`])),
      ),
      ...(post.isPrivate ? ['hidden:private'] : []),
    ];
    const add = (measure: Measure, personId: string, amount: number): void => {
      const day = this.dayOf(at);
      this.list.push({
        measure,
        day,
        personId,
        ...placed(personId),
        tags,
        count: 1,
        amount,
        sourceId: post.id,
      });
    };
    if (post.senderId !== null) add('sent', post.senderId, post.amount);
    const { rows } = await store.list(postReceivers, { where: { postId: post.id } });
    for (const { userId, points } of rows) add('received', userId, points);
  }
}

/** Whether something is in a scope. */
export const isIn = (scope: FactScope, one: Known): boolean => {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'country':
      return one.countryId === scope.countryId;
    case 'people':
      return scope.ids.includes(one.personId);
    case 'department':
      return (
        one.departmentId === scope.departmentId &&
        (scope.countryId === undefined || one.countryId === scope.countryId)
      );
  }
};

/** Moves points between a person and an account of the organisation. */
export async function pay(
  store: Store,
  { id, points, at, newId }: { id: string; points: number; at: string; newId: () => string },
): Promise<void> {
  const to = (await accountsOf(store, [id], 'redeem', newId)).get(id);
  const from = await accountOf(store, 'budget', newId);
  const issue = await accountOf(store, 'issue', newId);
  if (to === undefined) throw new Error('no account');
  const filled = { from: issue, to: from, points, kind: 'distribute', postId: null } as const;
  await move(store, [filled], { newId, at });
  const budget = await accountOf(store, 'budget', newId);
  await move(store, [{ from: budget, to, points, kind: 'task', postId: null }], { newId, at });
}
