/** Counts the evaluations that a person has to write now. */
import { isWritable } from '#schema/evaluations/cycles.rules.ts';
import { may } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { kindsOn } from '../surveys/kinds.ts';
import { evaluationCycles, evaluations } from './evaluations.tables.ts';

/** Evaluations that are open for the person; 0 while the module is off. */
export async function pendingEvaluations({ store, me }: Pick<Context, 'store' | 'me'>): Promise<number> {
  if (!may(me.userType, 'surveys.answer')) return 0;
  const { rows } = await store.list(evaluations, {
    where: { evaluatorId: me.id, or: [{ status: 'pending' }, { reopened: true }] },
    with: { cycle: { one: evaluationCycles, on: 'cycleId' } },
  });
  if (rows.length === 0 || !(await kindsOn(store)).includes('evaluation')) return 0;
  return rows.filter(({ cycle, ...row }) => cycle !== null && isWritable(row, cycle.phase)).length;
}
