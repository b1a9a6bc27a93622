/** The ranking of a challenge: ranks, lines, and the head of it. */
import type { RankedPerson } from '#schema/challenges/challenges.shapes.ts';
import { ranksOf } from '#schema/challenges/scores.ts';
import type { Context } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { challengePeople, type challenges } from './challenges.tables.ts';

type ChallengeRow = Pick<Row<typeof challenges>, 'id' | 'way'>;
type ParticipantRow = Row<typeof challengePeople>;

/** Who has a place: nobody is shown below the own beginning. */
export const placed = (challengeId: string) => ({ challengeId, standing: true, score: { gte: 0 } }) as const;

/** Lines of people with their ranks. */
export async function rankedOf(
  context: Context,
  rows: readonly ParticipantRow[],
  ranks: ReadonlyMap<string, number>,
): Promise<RankedPerson[]> {
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ id, userId, score, total }) => {
    const user = people.get(userId);
    return user === undefined
      ? []
      : [
          {
            rank: ranks.get(id) ?? 1,
            user,
            score: score / 100,
            total: total / 100,
            isMe: userId === context.me.id,
          },
        ];
  });
}

/** The rank of a score. */
async function rankOf(store: Store, challengeId: string, score: number): Promise<number> {
  const [above] = await store.tally(challengePeople, {
    where: { challengeId, standing: true, score: { gt: score } },
    // No bound: but a bounded count is kept until a score changes (`server/sqlSnapshot.ts`).
    atMost: Number.MAX_SAFE_INTEGER,
  });
  return (above?.count ?? 0) + 1;
}

/**
 * The ranks of a page of the ranking, in descending order of scores, with so many people `before` it. The first ones may
 * share their rank with people of the page before, and only these are counted.
 */
export async function ranksOfPage(
  store: Store,
  challengeId: string,
  rows: readonly ParticipantRow[],
  before: number,
): Promise<ReadonlyMap<string, number>> {
  const lower = rows.findIndex(({ score }) => score !== rows[0]?.score);
  const shared = lower === -1 ? rows : rows.slice(0, lower);
  const first =
    before === 0 ? new Map(shared.map(({ id }) => [id, 1])) : await ranksFrom(store, challengeId, shared);
  const rest = lower === -1 ? [] : rows.slice(lower);
  const ranks = ranksOf(
    rest.map(({ score }) => score),
    before + lower + 1,
  );
  return new Map([...first, ...rest.map(({ id }, at) => [id, ranks[at] ?? 1] as const)]);
}

/** The ranks of people in descending order of their scores. */
export async function ranksFrom(
  store: Store,
  challengeId: string,
  rows: readonly ParticipantRow[],
): Promise<ReadonlyMap<string, number>> {
  const lower = rows.findIndex(({ score }) => score !== rows[0]?.score);
  const parts = lower === -1 ? [rows] : [rows.slice(0, lower), rows.slice(lower)];
  const ranks = new Map<string, number>();
  for (const part of parts) {
    const [first] = part;
    if (first === undefined) continue;
    const from = await rankOf(store, challengeId, first.score);
    const found = ranksOf(
      part.map(({ score }) => score),
      from,
    );
    part.forEach(({ id }, index) => ranks.set(id, found[index] ?? from));
  }
  return ranks;
}

/** In larger challenges places move all the time; a page of them looks again when it is opened. */
const mostTold = 200;

/** Tells the people of a challenge that its ranking or a team changed. People in neither change nothing. */
export async function tellRanked(
  context: Pick<Context, 'store' | 'publish' | 'newId'>,
  { id: challengeId, way }: ChallengeRow,
  { ranked }: Pick<ParticipantRow, 'ranked'>,
): Promise<void> {
  if (!ranked && way !== 'team') return;
  const where = { challengeId, leftAt: null };
  const [people] = await context.store.tally(challengePeople, { where, atMost: mostTold + 1 });
  if ((people?.count ?? 0) > mostTold) return;
  const { rows } = await context.store.list(challengePeople, { where });
  publishToPages(
    context,
    'challenge.changed',
    null,
    rows.map(({ userId }) => userId),
  );
}

/** Places of the ranking beside the caller's own. */
const headSize = 3;

async function topOf(store: Store, challengeId: string): Promise<readonly ParticipantRow[]> {
  const { rows } = await store.list(challengePeople, {
    where: placed(challengeId),
    order: [['score', 'desc']],
    limit: headSize,
  });
  return rows;
}

/** The caller's neighbour below. */
async function belowOf(store: Store, mine: ParticipantRow): Promise<ParticipantRow | undefined> {
  const { rows } = await store.list(challengePeople, {
    where: { ...placed(mine.challengeId), score: { gte: 0, lt: mine.score + 1 }, id: { ne: mine.id } },
    order: [['score', 'desc']],
    limit: 1,
  });
  return rows[0];
}

const isBelowTop = (
  mine: ParticipantRow | undefined,
  top: readonly ParticipantRow[],
): mine is ParticipantRow =>
  mine?.standing === true && mine.score >= 0 && !top.some(({ id }) => id === mine.id);

/** The score of the last one in the head, without the ranks of its people. */
export async function lastOfHead(
  store: Store,
  challengeId: string,
  mine: ParticipantRow | undefined,
): Promise<number> {
  const top = await topOf(store, challengeId);
  return isBelowTop(mine, top) ? ((await belowOf(store, mine)) ?? mine).score : (top.at(-1)?.score ?? 0);
}

/** The first three and, below them, the caller between two neighbours. */
export async function headOf(
  context: Context,
  challengeId: string,
  mine: ParticipantRow | undefined,
): Promise<RankedPerson[]> {
  const { store } = context;
  const top = await topOf(store, challengeId);
  const head = await rankedOf(context, top, await ranksOfPage(store, challengeId, top, 0));
  if (!isBelowTop(mine, top)) return head;
  const { rows: above } = await store.list(challengePeople, {
    where: { ...placed(challengeId), score: { gt: mine.score } },
    order: [['score', 'asc']],
    limit: 1,
  });
  const below = await belowOf(store, mine);
  const around: RankedPerson[] = [];
  for (const row of [...above, mine, ...(below === undefined ? [] : [below])])
    if (!top.some(({ id }) => id === row.id))
      around.push(...(await rankedOf(context, [row], await ranksFrom(store, challengeId, [row]))));
  return [...head, ...around];
}
