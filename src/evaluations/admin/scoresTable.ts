/** The compared scores of a cycle as a table of plain cells for all file formats: no answers, only scores. */
import { nameOf } from '#src/people/personName.ts';
import type { Cell, Table } from '#src/lib/tableFiles.ts';
import type { CyclePerson } from './evaluationsAdmin.queries.ts';

/** The heads of the columns. */
export type ScoresHeaders = Readonly<
  Record<
    'person' | 'email' | 'department' | 'leader' | 'score' | 'calibrated' | 'reason' | 'shared' | 'read',
    string
  >
>;

const widths = {
  person: 28,
  email: 32,
  department: 24,
  leader: 28,
  score: 12,
  calibrated: 12,
  reason: 48,
  shared: 16,
  read: 16,
} as const satisfies Readonly<Record<keyof ScoresHeaders, number>>;
const columns = [
  'person',
  'email',
  'department',
  'leader',
  'score',
  'calibrated',
  'reason',
  'shared',
  'read',
] as const;

/** A moment as a date of the file; empty before it. */
const dateOf = (at: string | null): Cell => (at === null ? '' : new Date(at));

/** One row per person, in the given order; a missing score is empty, not 0. */
export const scoresTable = (people: readonly CyclePerson[], heads: ScoresHeaders): Table => ({
  columns: columns.map((column) => ({ header: heads[column], width: widths[column] })),
  rows: people.map(
    ({
      user,
      departmentName,
      leader,
      score,
      calibrated,
      calibrationReason,
      sharedAt,
      readAt,
    }): readonly Cell[] => [
      nameOf(user),
      user.email,
      departmentName ?? '',
      leader === null ? '' : nameOf(leader),
      score ?? '',
      calibrated ?? '',
      calibrationReason ?? '',
      dateOf(sharedAt),
      dateOf(readAt),
    ],
  ),
});
