/** Check-ins and comments on goals. */
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { fitsUnit } from '#schema/goals/progress.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import { countActs } from '../facts/takingPart.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import {
  expectOpenPeriod,
  goalToChange,
  refuseGoal,
  seenGoal,
  type GoalRow,
  type Hand,
} from './goals.access.ts';
import { tellCheckin, tellComment } from './goals.notices.ts';
import { goalCheckins, goalComments, goals } from './goals.tables.ts';
import { checkinViews, commentViews, shownNumber, storedNumber } from './goals.views.ts';
import { recompute } from './recompute.ts';

type Rows = typeof goalEndpoints;
type Body = Input<Rows['checkIn']>['body'];
type CheckinRow = Row<typeof goalCheckins>;

/** The check-ins that hold, oldest first: a correction takes the place of what it corrects. */
export function holding(rows: readonly CheckinRow[]): readonly CheckinRow[] {
  const corrections = new Map(
    rows.flatMap((row) => (row.correctsId === null ? [] : [[row.correctsId, row]])),
  );
  return rows
    .filter(({ correctsId }) => correctsId === null)
    .map((row) => {
      let last = row;
      for (let next = corrections.get(last.id); next !== undefined; next = corrections.get(last.id))
        last = next;
      return last;
    });
}

function expectValue({ language }: Context, goal: GoalRow, value: number | null): void {
  const errors = new ValidationErrors(language);
  const isFit =
    value === null ||
    goal.measure === 'number' ||
    (goal.measure === 'yes_no' && (value === 0 || value === 1));
  if (!isFit) errors.add('value', 'goal_value');
  const numbers = { start: shownNumber(goal.start), target: shownNumber(goal.target) };
  if (value !== null && !fitsUnit({ ...goal, ...numbers }, value)) errors.add('value', 'goal_percent');
  errors.throwIfAny();
}

async function checkIn(context: Context, body: Body, hand: Hand) {
  const { store, me, at, language } = context;
  const { goal } = await goalToChange(context, body.goalId, hand);
  if (goal.status !== 'open') refuseGoal(context, 'goal_not_open');
  expectValue(context, goal, body.value ?? null);
  const errors = new ValidationErrors(language);
  const keys = [...new Set(body.attachmentKeys ?? [])];
  await ownUploads(store, me, keys, 'goalcheckin-attachment', errors, 'attachmentKeys');
  errors.throwIfAny();
  const correctsId = body.correctsId ?? null;
  const { rows: earlier } =
    correctsId === null
      ? { rows: [] }
      : await store.list(goalCheckins, { where: { goalId: goal.id }, order: [['createdAt', 'asc']] });
  if (correctsId !== null) {
    if (!earlier.some(({ id }) => id === correctsId)) throw domainError('not_found', language);
    if (earlier.some((row) => row.correctsId === correctsId)) refuseGoal(context, 'goal_corrected');
  }
  const row: CheckinRow = {
    id: context.newId(),
    goalId: goal.id,
    userId: me.id,
    value: body.value === undefined || body.value === null ? null : storedNumber(body.value),
    confidence: body.confidence,
    note: body.note ?? '',
    correctsId,
    onBehalf: goal.ownerId !== me.id,
    createdAt: at,
  };
  await store.insert(goalCheckins, [row]);
  await countActs(context, 'goalCheckins', [{ id: row.id, personId: me.id, at }]);
  await holdFiles(store, keys, row.id);
  const held = holding([...earlier, row]);
  const value =
    correctsId === null
      ? (row.value ?? goal.value)
      : (held.findLast((one) => one.value !== null)?.value ?? null);
  const confidence = correctsId === null ? row.confidence : (held.at(-1)?.confidence ?? row.confidence);
  await store.update(goals, { id: goal.id }, { value, confidence, checkedAt: at });
  await recompute(context, [goal.id]);
  await tellCheckin(context, goal);
  const [view] = await checkinViews(context, [row]);
  if (view === undefined) throw domainError('not_found', language);
  return view;
}

export const checkinsService: Pick<Service<Rows>, 'checkIn' | 'checkInFor' | 'comment'> = {
  checkIn: (context, { body }) => checkIn(context, body, 'any'),
  checkInFor: (context, { body }) => checkIn(context, body, 'led'),

  async comment(context, { body: { goalId, message } }) {
    const { store, me, at, language } = context;
    const { goal } = await seenGoal(context, goalId);
    await expectOpenPeriod(context, goal.periodId);
    const row = { id: context.newId(), goalId, userId: me.id, message, createdAt: at };
    await store.insert(goalComments, [row]);
    await tellComment(context, goal);
    const [view] = await commentViews(context, [row]);
    if (view === undefined) throw domainError('not_found', language);
    return view;
  },
};
