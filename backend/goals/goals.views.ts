/** Goals as their readers see them. */
import type { Goal, GoalCheckin, GoalComment, GoalItem, GoalTerm } from '#schema/goals/goals.shapes.ts';
import { goalPlaces, progressOf } from '#schema/goals/progress.ts';
import { isStale } from '#schema/goals/stale.ts';
import { fractionOf, fractionText, weightedMean, type Fraction } from '#schema/kit/fraction.ts';
import { files } from '../files/files.tables.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import { decides, goalSettingsOf, sees, type GoalRow, type Sight } from './goals.access.ts';
import {
  type goalCheckins,
  type goalComments,
  goalLinks,
  goalPeriods,
  goals,
  type goalChecklistItems,
} from './goals.tables.ts';

const scale = 10 ** goalPlaces;
/** A number as it is stored. */
export const storedNumber = (value: number): number => Math.round(value * scale);
export const shownNumber = (value: number | null): number | null => (value === null ? null : value / scale);

/** A part as it counts, with the weight of its link; the goal is as it is now. */
export interface PartRow extends Pick<GoalRow, 'status' | 'progress'> {
  readonly parentId: string;
  readonly weight: number;
  readonly goal: GoalRow;
}

/** The progress of a goal that is measured by these parts. */
export const progressOfParts = (
  parts: readonly Pick<PartRow, 'weight' | 'status' | 'progress'>[],
): Fraction | null =>
  progressOf(
    { measure: 'parts', start: null, target: null, value: null },
    {
      parts: parts.map(({ weight, status, progress }) => ({
        weight,
        cancelled: status === 'cancelled',
        progress: fractionOf(progress),
      })),
    },
  );

/** The parts of goals that count, in two reads. */
export async function partsOf(
  { store }: Pick<Context, 'store'>,
  parentIds: readonly string[],
): Promise<readonly PartRow[]> {
  if (parentIds.length === 0) return [];
  const { rows } = await store.list(goalLinks, {
    where: { parentId: { in: parentIds }, weight: { gt: 0 } },
    order: [['createdAt', 'asc']],
    with: { goal: { one: goals, on: 'childId' } },
  });
  return rows.flatMap(({ parentId, weight, endStatus, endProgress, goal }) => {
    if (goal === null) return [];
    const { status, progress } = endStatus === null ? goal : { status: endStatus, progress: endProgress };
    return [{ parentId, weight, status, progress, goal }];
  });
}

/** Hidden parts that count are one term, so that the sum can be checked and no single one is told. */
function termsOf(sight: Sight, parts: readonly PartRow[]): GoalTerm[] {
  const shown = parts.filter(({ goal }) => sees(sight, goal));
  const hidden = parts.filter(
    ({ goal, status, progress }) => !sees(sight, goal) && status !== 'cancelled' && progress !== null,
  );
  const mean = weightedMean(hidden.map(({ weight, progress }) => ({ weight, value: fractionOf(progress) })));
  return [
    ...shown.map(({ weight, progress, status, goal: { id, title, titleEn } }) => ({
      id,
      title,
      titleEn,
      weight,
      progress,
      status,
    })),
    ...(mean === null
      ? []
      : [
          {
            id: null,
            title: null,
            titleEn: null,
            weight: hidden.reduce((sum, { weight }) => sum + weight, 0),
            progress: fractionText(mean),
            status: 'open' as const,
          },
        ]),
  ];
}

/** Goals as the reader sees them, in the same order; the caller checks that the reader may see them. */
export async function goalViews(
  context: Pick<Context, 'store' | 'linkTo' | 'now'>,
  sight: Sight,
  rows: readonly GoalRow[],
): Promise<Goal[]> {
  if (rows.length === 0) return [];
  const { store, now } = context;
  const settings = await goalSettingsOf(store);
  const owners = await peopleById(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  const departmentIds = [...new Set(rows.flatMap(({ departmentId }) => departmentId ?? []))];
  const { rows: named } = await store.list(departments, { where: { id: { in: departmentIds } } });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const { rows: closed } = await store.list(goalPeriods, {
    where: { id: { in: [...new Set(rows.map(({ periodId }) => periodId))] }, closedAt: { ne: null } },
  });
  const frozen = new Set(closed.map(({ id }) => id));
  const parts = Map.groupBy(
    await partsOf(
      context,
      rows.filter(({ measure }) => measure === 'parts').map(({ id }) => id),
    ),
    ({ parentId }) => parentId,
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    titleEn: row.titleEn,
    description: row.description,
    descriptionEn: row.descriptionEn,
    owner: owners.get(row.ownerId) ?? null,
    level: row.level,
    departmentId: row.departmentId,
    departmentName: names.get(row.departmentId ?? '') ?? null,
    visibility: row.visibility,
    periodId: row.periodId,
    categoryId: row.categoryId,
    weight: settings.weights ? row.weight : null,
    measure: row.measure,
    start: shownNumber(row.start),
    target: shownNumber(row.target),
    unit: row.unit,
    value: shownNumber(row.value),
    progress: row.progress,
    confidence: row.confidence,
    checkedAt: row.checkedAt,
    stale: !frozen.has(row.periodId) && isStale(row, now),
    status: row.status,
    dueOn: row.dueOn,
    carriedFromId: row.carriedFromId,
    done: row.done,
    items: row.items,
    terms: termsOf(sight, parts.get(row.id) ?? []),
    editable: !frozen.has(row.periodId) && decides(sight, row),
    createdAt: row.createdAt,
  }));
}

type Viewing = Pick<Context, 'store' | 'linkTo'>;

export async function checkinViews(
  context: Viewing,
  rows: readonly Row<typeof goalCheckins>[],
): Promise<GoalCheckin[]> {
  if (rows.length === 0) return [];
  const { store, linkTo } = context;
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const { rows: held } = await store.list(files, { where: { recordId: { in: rows.map(({ id }) => id) } } });
  const shown = await Promise.all(
    held.map(async ({ id, recordId, name, contentType, size }) => ({
      recordId,
      file: { name, contentType, size, url: await linkTo(id) },
    })),
  );
  return rows.map(({ userId, value, ...row }) => ({
    ...row,
    value: shownNumber(value),
    user: people.get(userId) ?? null,
    files: shown.flatMap(({ recordId, file }) => (recordId === row.id ? [file] : [])),
  }));
}

export async function commentViews(
  context: Viewing,
  rows: readonly Row<typeof goalComments>[],
): Promise<GoalComment[]> {
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, ...row }) => ({ ...row, user: people.get(userId) ?? null }));
}

export const itemView = (row: Row<typeof goalChecklistItems>): GoalItem => ({ ...row });
