/** What waits for a person, counted from all stored rows one by one, without the code of the queue. */
import { celebrations, users } from '#backend/people/users.tables.ts';
import {
  challengeEntries,
  challengePeople,
  challengeProofs,
  challenges,
} from '#backend/challenges/challenges.tables.ts';
import { communicationPeople, communications } from '#backend/communications/communications.tables.ts';
import { decisions, decisionSeats } from '#backend/decisions/decisions.tables.ts';
import { evaluationCycles, evaluationPeople, evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { fileProofs, repositoryFiles } from '#backend/files/files.tables.ts';
import { goalLinks, goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { comments, posts, reactions } from '#backend/posts/posts.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Table } from '#backend/store/table.ts';
import { programPeople, programs, programSubmissions } from '#backend/programs/programs.tables.ts';
import { surveyInvitations, surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { taskPeople, tasks, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { waitingSnoozes } from '#backend/waiting/waiting.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { WaitingKind } from '#schema/waiting/kinds.ts';
import { localDay, zoneOf } from './acts.ts';

const dayMs = 86_400_000;
const writing: readonly string[] = ['writing'];

export interface Recount {
  /** `kind id` of everything that waits, and of what of it is snoozed. */
  readonly waits: ReadonlySet<string>;
  readonly snoozed: ReadonlySet<string>;
  readonly unread: number;
}

/** `sign` tells which anonymous ballots are the person's. */
export async function recount(
  store: Store,
  who: string,
  now: number,
  sign: (text: string) => Promise<string>,
): Promise<Recount> {
  const all = async <T extends Table>(table: T) => (await store.list(table)).rows;
  const by = <T extends { readonly id: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.id, row]));
  const staff = by(await all(users));
  const me = staff.get(who);
  if (me === undefined) throw new Error(`no ${who}`);
  const at = new Date(now).toISOString();
  const today = localDay(now, zoneOf(who));
  const flags = new Set((await all(modules)).flatMap(({ flag, active }) => (active ? [flag] : [])));
  const on = (...needed: readonly ModuleFlag[]): boolean => needed.every((flag) => flags.has(flag));
  const waits = new Set<string>();
  const add = (kind: WaitingKind, id: string, isTrue: boolean): void => {
    if (isTrue) waits.add(`${kind} ${id}`);
  };
  const leads = me.userType !== 'employee';
  const administers = me.userType === 'admin';

  const surveyBy = by(await all(surveys));
  const invited = await all(surveyInvitations);
  for (const { surveyId, userId, answered } of invited) {
    const survey = surveyBy.get(surveyId);
    const isOpen =
      survey !== undefined &&
      survey.launchedAt !== null &&
      survey.active &&
      survey.closedAt === null &&
      (survey.endsAt === null || survey.endsAt > at);
    add('survey', surveyId, on('surveys') && userId === who && !answered && isOpen);
  }
  const postBy = by(await all(posts));
  const ballots = await all(surveyResponses);
  for (const { id, kind, postId, createdBy, active, endsAt, anonymous } of surveyBy.values()) {
    const voter = anonymous ? await sign(`ballot:${id}:${who}`) : who;
    const isOpen = kind === 'poll' && active && (endsAt === null || endsAt > at) && createdBy !== who;
    const isShown = postBy.get(postId ?? '')?.listed === true;
    const voted = ballots.some((one) => one.surveyId === id && one.voter === voter);
    add('poll', id, on('surveys', 'recognitions') && isOpen && isShown && !voted);
  }
  const cycleBy = by(await all(evaluationCycles));
  for (const { id, evaluatorId, status, cycleId } of await all(evaluations)) {
    const isOpen = status === 'pending' && writing.includes(cycleBy.get(cycleId)?.phase ?? '');
    add('evaluation', id, on('evaluations') && evaluatorId === who && isOpen);
  }
  for (const { id, userId, sharedAt, acknowledgedAt } of await all(evaluationPeople))
    add(
      'evaluation_result',
      id,
      on('evaluations') && userId === who && sharedAt !== null && acknowledgedAt === null,
    );

  const taskBy = by(await all(tasks));
  for (const { userId, taskId, state } of await all(taskPeople)) {
    const isMine = on('tasks') && userId === who && taskBy.get(taskId)?.status === 'open';
    add('task', taskId, isMine && state === 'open');
    add('task_again', taskId, isMine && state === 'sent_back');
  }
  for (const { id, makerId, userId, status } of await all(taskSubmissions))
    add('task_proof', id, on('tasks') && makerId === who && userId !== who && status === 'submitted');

  const open = new Set(
    (await all(goalPeriods)).flatMap(({ id, closedAt }) => (closedAt === null ? [id] : [])),
  );
  const goalBy = by(await all(goals));
  for (const { id, ownerId, periodId, status, checkedAt, createdAt } of goalBy.values()) {
    const isSilent = now - Date.parse(checkedAt ?? createdAt) >= 14 * dayMs;
    add('checkin', id, on('goals') && ownerId === who && open.has(periodId) && status === 'open' && isSilent);
  }
  for (const { id, parentId, childId, askedWeight } of await all(goalLinks)) {
    const [goal, part] = [goalBy.get(parentId), goalBy.get(childId)];
    const isAsked = (askedWeight ?? 0) > 0 && goal?.ownerId === who && open.has(goal.periodId);
    add(
      'goal_part',
      id,
      on('goals') && isAsked && part?.status !== 'cancelled' && goal.status !== 'cancelled',
    );
  }

  const challengeBy = by(await all(challenges));
  const entries = await all(challengeEntries);
  for (const { id, userId, leftAt, completedAt, challengeId } of await all(challengePeople)) {
    const one = challengeBy.get(challengeId);
    const runs =
      one !== undefined &&
      one.active &&
      !one.archived &&
      one.closedAt === null &&
      one.startsOn <= today &&
      today <= one.endsOn;
    const entered = entries.some((entry) => entry.personId === id && entry.on === today);
    const isIn = userId === who && leftAt === null && completedAt === null;
    add('challenge_day', challengeId, on('admin_retos') && isIn && runs && !entered);
  }
  for (const { id, status } of await all(challengeProofs))
    add('challenge_proof', id, on('admin_retos') && administers && status === 'submitted');

  const programBy = by(await all(programs));
  const isTaking = (id: string): boolean => {
    const program = programBy.get(id);
    if (program === undefined || !program.active) return false;
    return (program.startsOn ?? '') <= today && (program.endsOn ?? '9999') >= today;
  };
  for (const { programId, userId, standing, dueOn } of await all(programPeople)) {
    const isMine = on('programs') && userId === who && isTaking(programId);
    const isOpen = standing === 'assigned' || standing === 'started';
    add('program', programId, isMine && isOpen && dueOn !== null);
    add('program_again', programId, isMine && standing === 'sent_back');
  }
  for (const { id, status } of await all(programSubmissions))
    add('program_proof', id, on('programs') && administers && status === 'submitted');

  const deliveries = await all(communicationPeople);
  for (const one of await all(communications)) {
    const own = deliveries.find((row) => row.communicationId === one.id && row.userId === who);
    const isFor =
      own?.addressed === true ||
      one.audienceKind === 'all' ||
      (one.departmentId !== null && one.departmentId === me.departmentId);
    const isOut = ['delivering', 'delivered'].includes(one.state) && one.startsAt <= at && one.until > at;
    const isMissing = one.asksAcknowledgement && (own?.acknowledgedAt ?? null) === null;
    add('communication', one.id, on('communications') && isFor && isOut && isMissing);
  }
  const read = await all(fileProofs);
  for (const { id, mustAcknowledge, departmentIds, version } of await all(repositoryFiles)) {
    const isFor = departmentIds.length === 0 || departmentIds.includes(me.departmentId ?? '');
    const done = read.some((one) => one.fileId === id && one.userId === who && one.version === version);
    add('document', id, on('files_repo') && mustAcknowledge && isFor && !done);
  }
  const decisionBy = by(await all(decisions));
  for (const { decisionId, approverId, holderId, state } of await all(decisionSeats)) {
    const isMine = state === 'waiting' && (approverId === who || holderId === who);
    const one = decisionBy.get(decisionId);
    const isOpen = isMine && one?.state === 'waiting' && one.userId !== who;
    add('decision', decisionId, on('solicitud') && isOpen && one.subject === 'request');
    add('benefit_decision', decisionId, on('benef_corp') && isOpen && one.subject === 'benefit');
  }
  for (const { id, userId, departmentId, status } of await all(pointRequests)) {
    const isMine = administers || (leads && me.departmentId !== null && departmentId === me.departmentId);
    add('point_request', id, userId !== who && isMine && status === 'pending');
  }
  const wishes = [...(await all(reactions)), ...(await all(comments))];
  for (const { userId, kind, postId, createdAt } of await all(celebrations)) {
    const one = staff.get(userId);
    const isNear =
      one !== undefined &&
      userId !== who &&
      ((one.departmentId !== null && one.departmentId === me.departmentId) ||
        one.managerId === who ||
        me.managerId === userId);
    const isToday = localDay(Date.parse(createdAt), zoneOf(who)) === today;
    const wished = wishes.some((wish) => wish.postId === postId && wish.userId === who);
    const isShown = postBy.get(postId)?.listed === true;
    const flag = kind === 'birthday' ? 'birthdays' : 'anniversary';
    add(kind, postId, on(flag, 'recognitions') && isNear && isToday && isShown && !wished);
  }

  const put = (await all(waitingSnoozes)).filter(({ userId, until }) => userId === who && until > at);
  const keys = put.map(({ kind, itemId }) => `${kind} ${itemId}`);
  const unread = (await all(notifications)).filter((one) => one.userId === who && one.readAt === null);
  return { waits, snoozed: new Set(keys.filter((key) => waits.has(key))), unread: unread.length };
}
