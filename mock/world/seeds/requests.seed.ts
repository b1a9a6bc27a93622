/** A year of requests: five kinds, sixty submissions, one late, one delegated, and one for the manager to decide now. */
import { decisions, decisionSeats, decisionSteps, delegations } from '#backend/decisions/decisions.tables.ts';
import { fold } from '#backend/kit/fold.ts';
import type { users } from '#backend/people/users.tables.ts';
import { requestComments, requestKinds, requests } from '#backend/requests/requests.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import type { Answer } from '#schema/forms/questions.shapes.ts';
import { may } from '#schema/permissions.ts';
import { requestStandingOf } from '#schema/requests/requests.rules.ts';
import { day, hour, instant } from '../calendar.ts';
import { joinedRows, rowsOf, type Plan } from '../plan.ts';
import { hostedFormOf, type HostedForm } from './hostedForm.ts';
import { toldComments, toldKinds, toldReasons } from './requests.told.ts';
import type { Person } from './users.seed.ts';

type User = Row<typeof users>;
type Step = Row<typeof decisionSteps>;
type End = 'approved' | 'done' | 'refused' | 'withdrawn' | 'waiting';

const submissions = 60;

/** One submission to be made. */
interface Handed {
  readonly kind: number;
  readonly user: User;
  /** Age, and how long the decision took, in ms. */
  readonly age: number;
  readonly took: number;
  readonly end: End;
  readonly deputy?: User | undefined;
  readonly isLate?: boolean;
  readonly isDiscussed?: boolean;
}

/** Empty while the module is off, and in a new company. */
export function requestKindSeed(plan: Plan, people: readonly Person[], staff: readonly User[]): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  const { now } = calendar;
  const persona = (role: Person['role']): User | undefined => {
    const id = people.find((one) => one.role === role && one.isPersona)?.id;
    return staff.find((user) => user.id === id);
  };
  const [employee, manager, admin] = [persona('employee'), persona('manager'), persona('admin')];
  if (!profile.modules.has('solicitud') || size.scene === 'newCompany') return {};
  if (employee === undefined || manager === undefined || admin === undefined) return {};
  const dice = plan.dice('request kinds');
  const at = profile.words === 'es' ? 0 : 1;
  const byId = new Map(staff.map((user) => [user.id, user]));
  const askers = staff.filter(
    ({ active, activatedAt, userType, managerId }) =>
      active && activatedAt !== null && managerId !== null && may(userType, 'requests.use'),
  );
  const leaderOf = (department: number): User => {
    const id = people.find((one) => one.department === department)?.departmentId;
    const member = staff.find(({ departmentId, managerId }) => departmentId === id && managerId !== null);
    return byId.get(member?.managerId ?? '') ?? admin;
  };
  const kindForms = toldKinds.map((told): HostedForm => hostedFormOf(plan, told, admin.id));
  const kinds = toldKinds.map((told, index): Row<typeof requestKinds> => ({
    id: newId('request_kinds'),
    title: told.title[at],
    description: told.description[at],
    needs: told.needs[at],
    surveyId: null,
    formId: kindForms[index]?.id ?? null,
    approverIds: [...new Set(told.approvers.map((who) => (who === 'admin' ? admin : leaderOf(who)).id))],
    rule: told.rule,
    clockHours: told.clockHours,
    takesFiles: told.takesFiles,
    active: true,
    createdAt: instant(now - 380 * day),
  }));
  const made = {
    requests: [] as Row<typeof requests>[],
    comments: [] as Row<typeof requestComments>[],
    decisions: [] as Row<typeof decisions>[],
    seats: [] as Row<typeof decisionSeats>[],
    steps: [] as Step[],
  };

  const hand = ({
    kind: place,
    user,
    age,
    took,
    end,
    deputy,
    isLate = false,
    isDiscussed = false,
  }: Handed): void => {
    const [kind, form, told] = [kinds[place], kindForms[place], toldKinds[place]];
    if (kind === undefined || form === undefined || told === undefined) return;
    const named = kind.approverIds.filter((id) => id !== user.id);
    const approvers = named.length > 0 ? named : [user.managerId ?? admin.id];
    const [first = admin.id] = approvers;
    const [id, decisionId] = [newId('requests'), newId('decisions')];
    const created = now - age;
    const decided = Math.min(now - hour, created + took);
    const isOpen = end === 'waiting';
    const isMade = end === 'approved' || end === 'done' || end === 'refused';
    const last = approvers.at(-1) ?? first;
    const decision: Row<typeof decisions> = {
      id: decisionId,
      subject: 'request',
      subjectId: id,
      title: kind.title,
      userId: user.id,
      state: end === 'done' ? 'approved' : end,
      rule: kind.rule,
      clockHours: kind.clockHours,
      late: isLate,
      reason: end === 'refused' ? (toldReasons[dice.whole(0, toldReasons.length - 1)]?.[at] ?? null) : null,
      decidedBy: isMade ? (end === 'refused' ? first : last) : null,
      decidedAt: isMade ? instant(decided) : null,
      carriedOutAt: end === 'done' ? instant(Math.min(now, decided + 5 * hour)) : null,
      createdAt: instant(created),
    };
    const step = (kindOf: Step['kind'], moment: number, more: Partial<Step> = {}): void =>
      void made.steps.push({
        id: newId('decision_steps'),
        decisionId,
        kind: kindOf,
        whoId: null,
        otherId: null,
        until: null,
        reason: null,
        at: instant(moment),
        ...more,
      });
    step('handed_in', created, { whoId: user.id });
    step('asked', created, { otherId: first });
    if (deputy !== undefined)
      step('delegated', created, { whoId: first, otherId: deputy.id, until: calendar.date(6) });
    if (isLate) step('reminded', created + 2 * day, { otherId: first });
    if (isMade) {
      if (end !== 'refused')
        for (const [turn, approver] of approvers.entries())
          if (kind.rule === 'order' && turn < approvers.length - 1) {
            const then = created + (took * (turn + 1)) / approvers.length;
            step('approved', then, { whoId: approver });
            step('asked', then, { otherId: approvers[turn + 1] ?? null });
          }
      step(end === 'refused' ? 'refused' : 'approved', decided, {
        whoId: decision.decidedBy,
        reason: decision.reason,
      });
    }
    if (end === 'done') step('carried_out', decided + 5 * hour, { whoId: decision.decidedBy });
    if (end === 'withdrawn') step('withdrawn', decided, { whoId: user.id });
    made.decisions.push(decision);
    for (const [position, approverId] of approvers.entries()) {
      const isTurn = kind.rule !== 'order' || position === 0;
      const isHis = approverId === decision.decidedBy || (kind.rule === 'order' && end !== 'refused');
      made.seats.push({
        id: newId('decision_seats'),
        decisionId,
        approverId,
        holderId: isOpen && isTurn ? (deputy?.id ?? approverId) : approverId,
        position,
        state: isOpen
          ? isTurn
            ? 'waiting'
            : 'later'
          : isMade && isHis
            ? end === 'refused'
              ? 'refused'
              : 'approved'
            : 'passed',
        since: instant(created),
        // A seeded clock rests until the next working day, so that nothing moves while the demo is opened.
        dueAt: isOpen && isTurn ? instant(now + 2 * day) : null,
        reminded: isLate,
        given: false,
        createdAt: instant(created),
      });
    }
    const answers = form.questions.map((question): Answer => {
      const saidText = told.said[made.requests.length % told.said.length]?.[at] ?? '';
      const base = { questionId: question.id, optionIds: [], text: null, number: null, date: null };
      if (question.kind === 'date')
        return { ...base, date: calendar.date(Math.round((took - age) / day) + 12) };
      const option = question.options[made.requests.length % Math.max(1, question.options.length)];
      return option === undefined ? { ...base, text: saidText } : { ...base, optionIds: [option.id] };
    });
    made.requests.push({
      id,
      kindId: kind.id,
      userId: user.id,
      title: kind.title,
      fold: fold(`${kind.title} ${user.firstName} ${user.lastName}`),
      state: requestStandingOf(decision),
      questions: form.questions,
      answers,
      files: [],
      decidedAt: decision.decidedAt,
      createdAt: instant(created),
    });
    if (isDiscussed)
      for (const [turn, words] of toldComments.entries())
        made.comments.push({
          id: newId('request_comments'),
          requestId: id,
          userId: turn === 0 ? user.id : first,
          text: words[at],
          files: [],
          createdAt: instant(created + (turn + 1) * hour),
        });
  };

  const team = askers.filter(({ managerId, id }) => managerId === manager.id && id !== employee.id);
  const [colleague = employee, second = colleague] = team;
  const finance = leaderOf(4);
  const deputy = staff.find(
    ({ id, active, userType, departmentId }) =>
      active && userType === 'employee' && departmentId === finance.departmentId && id !== finance.id,
  );
  // A year that is over, the oldest first; the employee has one of each end.
  const open = 6;
  for (let index = 0; index < submissions - open; index++) {
    const user = index % 9 === 4 ? employee : (askers[(index * 5) % askers.length] ?? employee);
    const end: End =
      index % 8 === 3
        ? 'refused'
        : index % 13 === 6
          ? 'withdrawn'
          : index > submissions - 12
            ? 'approved'
            : 'done';
    hand({
      kind: index % toldKinds.length,
      user,
      age: (submissions - index) * 6 * day,
      took: dice.whole(3, 50) * hour,
      end,
      isDiscussed: index % 9 === 4,
    });
  }
  hand({ kind: 0, user: colleague, age: 3 * hour, took: 0, end: 'waiting', isDiscussed: true });
  hand({ kind: 3, user: second, age: 20 * hour, took: 0, end: 'waiting' });
  hand({ kind: 2, user: employee, age: 6 * day, took: 0, end: 'waiting', isLate: true });
  hand({ kind: 4, user: employee, age: 4 * hour, took: 0, end: 'waiting', deputy });
  hand({ kind: 1, user: second, age: 5 * hour, took: 0, end: 'waiting' });
  hand({ kind: 3, user: employee, age: 2 * hour, took: 0, end: 'waiting' });
  const away: Row<typeof delegations>[] =
    deputy === undefined
      ? []
      : [
          {
            id: newId('delegations'),
            userId: finance.id,
            deputyId: deputy.id,
            startsOn: calendar.date(-2),
            endsOn: calendar.date(6),
            running: true,
            endedAt: null,
            createdAt: instant(now - 3 * day),
          },
        ];
  return {
    ...kindForms.map(({ rows }) => rows).reduce(joinedRows, {}),
    ...rowsOf(requestKinds, kinds),
    ...rowsOf(requests, made.requests),
    ...rowsOf(requestComments, made.comments),
    ...rowsOf(decisions, made.decisions),
    ...rowsOf(decisionSeats, made.seats),
    ...rowsOf(decisionSteps, made.steps),
    ...rowsOf(delegations, away),
  };
}
