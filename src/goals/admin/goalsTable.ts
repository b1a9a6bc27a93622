/** Goals as a table of plain cells for all file formats: one can sum, filter and pivot it. */
import { percentOf } from '#schema/goals/progress.ts';
import { fractionOf } from '#schema/kit/fraction.ts';
import { isoDay } from '#src/lib/longDates.ts';
import type { Cell, Table } from '#src/lib/tableFiles.ts';
import { nameOf } from '#src/people/personName.ts';
import type { OrgGoal } from './goalsAdmin.queries.ts';

const columns = {
  title: 40,
  owner: 28,
  email: 32,
  department: 24,
  level: 16,
  period: 24,
  category: 20,
  parents: 40,
  status: 14,
  state: 16,
  progress: 12,
  start: 12,
  value: 12,
  target: 12,
  unit: 12,
  weight: 8,
  dueOn: 14,
  checkedAt: 14,
} as const;
type ColumnName = keyof typeof columns;
const names = Object.keys(columns).filter((name): name is ColumnName => name in columns);

/** The heads of the columns. */
export type GoalsHeads = Readonly<Record<ColumnName, string>>;

/** How what a goal holds as a word or an id is called. */
export interface GoalsWords {
  readonly title: (goal: OrgGoal) => string;
  readonly level: (goal: OrgGoal) => string;
  readonly period: (goal: OrgGoal) => string;
  readonly category: (goal: OrgGoal) => string;
  readonly status: (goal: OrgGoal) => string;
  readonly state: (goal: OrgGoal) => string;
  readonly timeZone: string | undefined;
}

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** One row per goal, in the given order; nothing measured is empty, not 0. */
export const goalsTable = (goals: readonly OrgGoal[], heads: GoalsHeads, words: GoalsWords): Table => ({
  columns: names.map((name) => ({ header: heads[name], width: columns[name] })),
  rows: goals.map((goal) => {
    const cells: Readonly<Record<ColumnName, Cell>> = {
      title: words.title(goal),
      owner: goal.owner === null ? '' : nameOf(goal.owner),
      email: goal.owner?.email ?? '',
      department: goal.departmentName ?? '',
      level: words.level(goal),
      period: words.period(goal),
      category: words.category(goal),
      parents: goal.parentTitles.join('; '),
      status: words.status(goal),
      state: words.state(goal),
      progress: percentOf(fractionOf(goal.progress)) ?? '',
      start: goal.start ?? '',
      value: goal.value ?? '',
      target: goal.target ?? '',
      unit: goal.unit ?? '',
      weight: goal.weight ?? '',
      dueOn: goal.dueOn === null ? '' : day(goal.dueOn),
      checkedAt: goal.checkedAt === null ? '' : day(isoDay(goal.checkedAt, words.timeZone)),
    };
    return names.map((name) => cells[name]);
  }),
});
