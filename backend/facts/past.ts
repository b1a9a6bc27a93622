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

/** What happened before facts were kept, by the name of its progress. */
export const pastRows = ['entries', 'posts', 'boosts', ...pastActs] as const;

/** Share of past rows that are counted, in percent; null when all are. */
export async function countedShare(store: Store): Promise<number | null> {
  const { rows } = await store.list(factProgress, { where: { name: { in: pastRows } } });
  const [done, total] = [rows.map((row) => row.done), rows.map((row) => row.total)].map((all) =>
    all.reduce((sum, one) => sum + one, 0),
  );
  if (rows.length === pastRows.length && (done ?? 0) >= (total ?? 0)) return null;
  return Math.min(99, Math.floor(((done ?? 0) * 100) / Math.max(1, total ?? 0)));
}
