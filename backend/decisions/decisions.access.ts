/** Loads decisions for those who may see them. */
import { may } from '#schema/permissions.ts';
import type { DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import { decisionSubjects } from '#schema/decisions/decisions.rules.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { moduleOf } from './decisions.subjects.ts';
import { decisionSeats, decisions } from './decisions.tables.ts';

export type DecisionRow = Row<typeof decisions>;
export type SeatRow = Row<typeof decisionSeats>;

/** What moving a decision needs; calls and jobs have it. */
export type Moving = Pick<JobContext, 'store' | 'newId' | 'at' | 'now' | 'publish'>;

/** The approvers of a decision in their order. */
export async function seatsOf(store: Store, decisionId: string): Promise<readonly SeatRow[]> {
  const { rows } = await store.list(decisionSeats, {
    where: { decisionId },
    order: [['position', 'asc']],
  });
  return rows;
}

/** The ids of the things of a subject that wait longer than agreed. */
export async function overdueOf(store: Store, subject: DecisionSubject): Promise<readonly string[]> {
  const { rows } = await store.list(decisions, {
    columns: ['subjectId'],
    where: { subject, state: 'waiting', late: true },
  });
  return rows.map(({ subjectId }) => subjectId);
}

/** Whether the seat is in the hands of a person: the approver and the deputy both decide. */
export const isHeldBy = ({ state, approverId, holderId }: SeatRow, id: string): boolean =>
  state === 'waiting' && (approverId === id || holderId === id);

/** Whether the person decides, or decided, on it. */
export const sitsIn = (seats: readonly SeatRow[], id: string): boolean =>
  seats.some(({ approverId, holderId }) => approverId === id || holderId === id);

/** The subjects whose modules are on: a call of decisions is open while any of them is. */
export async function subjectsOn(store: Store): Promise<readonly DecisionSubject[]> {
  const isOn = await switchesOf(store, Object.values(moduleOf));
  return decisionSubjects.filter((subject) => isOn(moduleOf[subject]));
}

/** A decision with its approvers, for those who may see it: who asked, who decides, administrators. Raises 404, and 403 while its module is off. */
export async function seenDecision(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  id: string,
): Promise<{ readonly decision: DecisionRow; readonly seats: readonly SeatRow[] }> {
  const {
    rows: [decision],
  } = await store.list(decisions, { where: { id } });
  if (decision === undefined) throw domainError('not_found', language);
  const seats = await seatsOf(store, id);
  const isSeen =
    decision.userId === me.id ||
    decision.decidedBy === me.id ||
    sitsIn(seats, me.id) ||
    may(me.userType, 'decisions.manage');
  if (!isSeen) throw domainError('not_found', language);
  if (!(await subjectsOn(store)).includes(decision.subject)) throw domainError('module_off', language);
  return { decision, seats };
}
