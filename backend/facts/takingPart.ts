/**
 * Counts that people took part, in the transaction in which they did. Nothing is counted at the moment at which somebody
 * answered without a name: an anonymous survey counts when it has closed, moods when their week has.
 */
import type { Act } from '#schema/analytics/analytics.rules.ts';
import type { Store } from '../store/port.ts';
import { factProgress, facts } from './facts.tables.ts';
import type { Measure } from './measures.ts';
import { takeBackFacts, writeFacts, type Happened } from './write.ts';

/** Something that a person did, by the row that says so. */
export interface Done {
  readonly id: string;
  readonly personId: string;
  readonly at: string;
}

interface Making {
  readonly store: Store;
  readonly newId: () => string;
}

/** The source of a fact: a row may count for several acts. */
export const sourceOf = (act: Act, rowId: string): string => `${act} ${rowId}`;

export const measuresOfActs = ['acts', 'answers', 'reads'] as const satisfies readonly Measure[];
export type MeasureOfActs = (typeof measuresOfActs)[number];
export const isMeasureOfActs = (measure: Measure): measure is MeasureOfActs =>
  measuresOfActs.some((one) => one === measure);

/**
 * Who only read something did not take part by that. Answers may have no name: counted among the people who took part in
 * anything, an answer would tell by whom it is to whoever knows what the others did.
 */
const otherMeasures: Partial<Readonly<Record<Act, MeasureOfActs>>> = {
  communicationsRead: 'reads',
  surveyAnswers: 'answers',
  moodWeeks: 'answers',
};
export const measureOfAct = (act: Act): MeasureOfActs => otherMeasures[act] ?? 'acts';

/** What an act counts as. */
export const actHappened = (act: Act, { id, personId, at }: Done): Happened => ({
  measure: measureOfAct(act),
  personId,
  tags: measureOfAct(act) === 'reads' ? [] : [`act:${act}`],
  count: 1,
  amount: 0,
  sourceId: sourceOf(act, id),
  at,
});

/** Counts acts that are not counted yet. */
export async function countActs({ store, newId }: Making, act: Act, done: readonly Done[]): Promise<void> {
  if (done.length === 0) return;
  const happened = done.map((one) => actHappened(act, one));
  const { rows } = await store.list(facts, {
    columns: ['sourceId'],
    where: { sourceId: { in: happened.map(({ sourceId }) => sourceId) }, gone: false },
  });
  const isKnown = new Set(rows.map(({ sourceId }) => sourceId));
  await writeFacts(
    store,
    happened.filter(({ sourceId }) => !isKnown.has(sourceId)),
    newId,
  );
}

/** Takes acts back, by their rows, on the days on which they count. */
export const takeBackActs = (
  making: Making & { readonly at: string },
  act: Act,
  rowIds: readonly string[],
): Promise<void> =>
  rowIds.length === 0
    ? Promise.resolve()
    : takeBackFacts(
        making,
        rowIds.map((id) => sourceOf(act, id)),
      );

/** What counts as a whole once it is over: an anonymous survey by its id, moods by their week. */
export type Ended = 'survey' | 'moods';
const prefix = 'ended ';

/** Notes that something is over; a job counts it piece by piece. */
export async function countEnded(
  { store, newId, at }: Making & { readonly at: string },
  kind: Ended,
  id: string,
): Promise<void> {
  const row = { id: newId(), name: `${prefix}${kind} ${id}`, cursor: '', done: 0, total: 0, at };
  await store.insert(factProgress, [row], { skipExisting: true });
}

/** What is over and not counted yet, oldest first, with the last row that was. */
export async function endedIn(
  store: Store,
): Promise<
  readonly { readonly rowId: string; readonly kind: Ended; readonly id: string; readonly cursor: string }[]
> {
  const { rows } = await store.list(factProgress, {
    where: { name: { gte: prefix, lt: 'ended!' } },
    order: [['id', 'asc']],
  });
  return rows.map(({ id: rowId, name, cursor }) => {
    const [, kind, id = ''] = name.split(' ');
    return { rowId, kind: kind === 'moods' ? 'moods' : 'survey', id, cursor };
  });
}

/** Notes how far it is counted; null when all of it is. */
export async function endedUpTo(store: Store, rowId: string, cursor: string | null): Promise<void> {
  if (cursor === null) await store.remove(factProgress, { id: rowId });
  else await store.update(factProgress, { id: rowId }, { cursor });
}
