/**
 * Finds the patterns of an organisation from the facts of a year, a part of a day at a time: other calls go between two
 * parts, and nothing is counted while anybody reads.
 */
import { patternLimits } from '#schema/analytics/fairness.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { present } from '../departments/leaders.ts';
import { factProgress, facts } from '../facts/facts.tables.ts';
import { monthOfDay } from '../facts/periods.ts';
import type { Dependencies } from '../http/context.ts';
import { inParts } from '../kit/inParts.ts';
import { users } from '../people/users.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { patternProgress } from './fairness.job.ts';
import { Network } from './fairness.network.ts';
import { apart, notAnswered, patternAround, type Pattern } from './fairness.patterns.ts';
import { patterns } from './fairness.tables.ts';

type Finding = Pick<Dependencies, 'db' | 'newId' | 'pause'>;
type Given = Pick<Row<typeof facts>, 'measure' | 'personId' | 'sourceId' | 'tags' | 'amount' | 'day'>;

const columns = ['measure', 'personId', 'sourceId', 'tags', 'amount', 'day'] as const;
/** Facts of one part: some milliseconds. */
const partSize = 1_000;
/** Posts kept behind a pattern; some may be removed until they are read. */
const keptPosts = patternLimits.lines * 2;

const isPrivate = ({ tags }: Pick<Given, 'tags'>): boolean => tags.includes(' hidden:private ');

/** The first day of the months that are looked at. */
export function firstDay(today: string): string {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - patternLimits.months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/** What was sent and received on a day. */
async function factsOfDay({ db, pause }: Finding, org: OrgId, day: string): Promise<readonly Given[]> {
  const all: Given[] = [];
  let after: string | undefined;
  do {
    const page = await db.read(org, (store) =>
      store.list(facts, {
        columns,
        where: { measure: { in: ['sent', 'received'] }, gone: false, day },
        order: [['id', 'asc']],
        limit: partSize,
        ...(after === undefined ? {} : { after }),
      }),
    );
    all.push(...page.rows);
    after = page.next;
    await pause?.();
  } while (after !== undefined);
  return all;
}

/** Adds the recognitions of a day to the network. */
function addDay(network: Network, given: readonly Given[]): void {
  const giverOf = new Map(
    given.flatMap(({ measure, sourceId, personId }) => (measure === 'sent' ? [[sourceId, personId]] : [])),
  );
  for (const one of given) {
    const giverId = giverOf.get(one.sourceId);
    if (one.measure !== 'received' || giverId === undefined) continue;
    network.add({
      giverId,
      receiverId: one.personId,
      month: monthOfDay(one.day),
      thanks: 1,
      hidden: isPrivate(one) ? 1 : 0,
      points: one.amount,
    });
  }
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
  for (let day = from; day <= today; day = dayAfter(day, 1))
    addDay(network, await factsOfDay(finding, org, day));
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
