/**
 * Finds the patterns of an organisation from the facts of a year, page by page, so that other calls are answered in between.
 * Reads only return what was found.
 */
import { patternLimits } from '#schema/analytics/fairness.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { present } from '../departments/leaders.ts';
import { factProgress, facts } from '../facts/facts.tables.ts';
import { monthOfDay } from '../facts/periods.ts';
import type { Dependencies } from '../http/context.ts';
import { inParts } from '../kit/inParts.ts';
import { users } from '../people/users.tables.ts';
import type { Condition, OrgId, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { patternProgress } from './fairness.job.ts';
import { Network } from './fairness.network.ts';
import { apart, notAnswered, patternAround, type Pattern } from './fairness.patterns.ts';
import { patterns } from './fairness.tables.ts';

type Finding = Pick<Dependencies, 'db' | 'newId' | 'pause'>;
type Given = Pick<Row<typeof facts>, 'measure' | 'personId' | 'sourceId' | 'tags' | 'amount' | 'day'>;

const columns = ['measure', 'personId', 'sourceId', 'tags', 'amount', 'day'] as const;
/** Facts of a page: some milliseconds. */
const pageSize = 1_000;
/** Posts kept behind a pattern; some may be removed until they are read. */
const keptPosts = patternLimits.lines * 2;

const isPrivate = ({ tags }: Pick<Given, 'tags'>): boolean => tags.includes(' hidden:private ');

/** The first day of the months that are looked at. */
export function firstDay(today: string): string {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - patternLimits.months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/** What was sent, or what was received, in the months that are looked at, a page at a time. */
async function* factsSince(
  { db, pause }: Finding,
  org: OrgId,
  measure: 'sent' | 'received',
  days: Condition<string>,
): AsyncGenerator<readonly Given[]> {
  let after: string | undefined;
  do {
    const page = await db.read(org, (store) =>
      store.list(facts, {
        columns,
        where: { measure, gone: false, day: days },
        order: [['day', 'asc']],
        limit: pageSize,
        ...(after === undefined ? {} : { after }),
      }),
    );
    yield page.rows;
    after = page.next;
    await pause?.();
  } while (after !== undefined);
}

/** The newest public recognitions among the people of a pattern. */
async function postsOf(
  store: Store,
  { memberIds }: Pattern,
  from: string,
  today: string,
): Promise<readonly string[]> {
  const of = async (measure: 'sent' | 'received') =>
    (
      await store.list(facts, {
        columns,
        where: {
          measure,
          gone: false,
          personId: { in: memberIds },
          day: { gte: from, lt: dayAfter(today, 1) },
        },
      })
    ).rows;
  const sent = new Set((await of('sent')).map(({ sourceId }) => sourceId));
  const inside = (await of('received'))
    .filter((one) => sent.has(one.sourceId) && !isPrivate(one))
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  return [...new Set(inside.map(({ sourceId }) => sourceId))].slice(0, keptPosts);
}

/** Replaces the open questions by what was found; what was answered stays for a year. */
async function keep(
  store: Store,
  newId: () => string,
  found: readonly Pattern[],
  { today, from, at }: { readonly today: string; readonly from: string; readonly at: string },
): Promise<void> {
  const oldest = new Date(Date.parse(at) - patternLimits.quietDays * 86_400_000).toISOString();
  const { rows: known } = await store.list(patterns);
  const old = known.filter(({ answeredAt }) => answeredAt === null || answeredAt < oldest);
  const answered = known.filter(({ answeredAt }) => answeredAt !== null && answeredAt >= oldest);
  const foundAt = new Map(
    old.filter(({ answeredAt }) => answeredAt === null).map((row) => [row.memberIds.join(), row]),
  );
  await store.remove(patterns, { id: { in: old.map(({ id }) => id) } });
  const open = notAnswered(
    found,
    answered.map(({ memberIds }) => memberIds),
  );
  for (const pattern of open) {
    // A question that is still open keeps its id, so that an open page can answer it.
    const before = foundAt.get(pattern.memberIds.join());
    await store.insert(patterns, [
      {
        ...pattern,
        id: before?.id ?? newId(),
        postIds: await postsOf(store, pattern, from, today),
        foundAt: before?.foundAt ?? at,
        answeredAt: null,
        answeredBy: null,
        reason: null,
      },
    ]);
  }
  const { rows: looked } = await store.list(factProgress, { where: { name: patternProgress } });
  if (looked.length > 0) await store.update(factProgress, { name: patternProgress }, { at });
  else
    await store.insert(factProgress, [
      { id: newId(), name: patternProgress, cursor: '', done: 0, total: 0, at },
    ]);
}

/** Looks at the recognitions of the last twelve months. */
export async function findPatterns(
  finding: Finding,
  org: OrgId,
  today: string,
  at: string,
): Promise<readonly Pattern[]> {
  const { db, newId, pause } = finding;
  const { rows: people } = await db.read(org, (store) =>
    store.list(users, { columns: ['departmentId'], where: present }),
  );
  await pause?.();
  const network = new Network(new Map(people.map(({ id, departmentId }) => [id, departmentId ?? ''])));
  const from = firstDay(today);
  const days = { gte: from, lt: dayAfter(today, 1) };
  const giverOf = new Map<string, string>();
  for await (const page of factsSince(finding, org, 'sent', days))
    for (const { sourceId, personId } of page) giverOf.set(sourceId, personId);
  for await (const page of factsSince(finding, org, 'received', days))
    for (const { sourceId, personId, day, amount, tags } of page) {
      const giverId = giverOf.get(sourceId);
      if (giverId === undefined) continue;
      network.add({
        giverId,
        receiverId: personId,
        month: monthOfDay(day),
        thanks: 1,
        hidden: isPrivate({ tags }) ? 1 : 0,
        points: amount,
      });
    }
  const found = apart(
    await inParts(
      people.map(({ id }) => id),
      (id) => patternAround(network, id),
      pause,
    ),
  );
  await db.tx(org, (store) => keep(store, newId, found, { today, from, at }));
  return found;
}
