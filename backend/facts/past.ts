/** How much of what happened before facts were kept is counted. */
import type { Store } from '../store/port.ts';
import { factProgress } from './facts.tables.ts';

/** What people took part in before facts were kept, by the name of its progress. */
export const pastActs = [
  'answers',
  'closedSurveys',
  'tasksApproved',
  'challengesJoined',
  'eventRegistrations',
  'eventVisits',
  'goalCheckins',
  'evaluationsWritten',
  'communicationsRead',
  'ideasShared',
  'requestsMade',
  'benefitsReceived',
  'programsJoined',
  'programsFinished',
  'moodWeeks',
] as const;
export type PastAct = (typeof pastActs)[number];

/** Points and recognitions of before facts were kept; they are counted first. */
export const pastThanks = ['entries', 'posts', 'boosts'] as const;
/** What happened before facts were kept, by the name of its progress. */
export const pastRows = [...pastThanks, ...pastActs] as const;

/** Share of past rows, or of some of them, that are counted, in percent; null when all are. */
export async function countedShare(
  store: Store,
  names: readonly (typeof pastRows)[number][] = pastRows,
): Promise<number | null> {
  const { rows } = await store.list(factProgress, { where: { name: { in: names } } });
  const [done, total] = [rows.map((row) => row.done), rows.map((row) => row.total)].map((all) =>
    all.reduce((sum, one) => sum + one, 0),
  );
  if (rows.length === names.length && (done ?? 0) >= (total ?? 0)) return null;
  return Math.min(99, Math.floor(((done ?? 0) * 100) / Math.max(1, total ?? 0)));
}
