/** Writing a day of a person, and what it is worth. */
import { scoreOf } from '#schema/challenges/scores.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { challengeEntries, challengePeople, challenges } from './challenges.tables.ts';
import type { ChallengeRow, ParticipantRow } from './challenges.views.ts';

type EntryRow = Row<typeof challengeEntries>;

/** The entry of a day; undefined if there is none. */
export async function entryOn(store: Store, personId: string, on: string): Promise<EntryRow | undefined> {
  const {
    rows: [entry],
  } = await store.list(challengeEntries, { where: { personId, on } });
  return entry;
}

/** Recomputes a person from all entries. What was completed can be undone by a correction until the close. */
async function recount(
  { store, at }: Pick<Context, 'store' | 'at'>,
  row: ChallengeRow,
  place: ParticipantRow,
): Promise<void> {
  const { rows } = await store.list(challengeEntries, { where: { personId: place.id } });
  const { total, score, baseline, weeks, streak, completed } = scoreOf(row, rows);
  await store.update(
    challengePeople,
    { id: place.id },
    {
      total,
      score: score ?? 0,
      hasScore: score !== null,
      standing: score !== null && place.ranked && place.leftAt === null,
      baseline,
      weeks,
      streak,
      completedAt: completed ? (place.completedAt ?? at) : null,
    },
  );
}

/** Recomputes everybody by another way to win, before the first entry. Without entries all have the same score. */
export async function recountAll({ store }: Pick<Context, 'store'>, row: ChallengeRow): Promise<void> {
  const { score } = scoreOf(row, []);
  const scored = { score: score ?? 0, hasScore: score !== null };
  await store.update(challengePeople, { challengeId: row.id }, { ...scored, standing: false });
  if (scored.hasScore)
    await store.update(
      challengePeople,
      { challengeId: row.id, ranked: true, leftAt: null },
      { standing: true },
    );
}

/** Puts a value in the place of the `old` one. */
export async function writeDay(
  context: Pick<Context, 'store' | 'at' | 'newId'>,
  row: ChallengeRow,
  place: ParticipantRow,
  old: EntryRow | undefined,
  day: { readonly on: string; readonly value: number; readonly corrected: boolean },
): Promise<Pick<EntryRow, 'on' | 'value' | 'corrected'>> {
  const { store, at, newId } = context;
  const entry = { ...day, value: Math.round(day.value * 100), enteredAt: at };
  if (old === undefined)
    await store.insert(challengeEntries, [
      { id: newId(), personId: place.id, userId: place.userId, ...entry },
    ]);
  else await store.update(challengeEntries, { id: old.id }, entry);
  if (!row.entered) await store.update(challenges, { id: row.id }, { entered: true });
  await recount(context, row, place);
  return entry;
}
