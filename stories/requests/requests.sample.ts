/** Requests as their readers get them, for stories. */
import type { ShownDecision } from '#src/decisions/decisions.queries.ts';
import type { AdminRequestKind } from '#src/requests/admin/requestsAdmin.queries.ts';
import type { OpenedRequest, ShownKind, ShownRequest } from '#src/requests/requests.queries.ts';
import { ago, day, idOf, me, minute, person } from '../kit/world.sample.ts';

const hour = 60 * minute;
const manager = person(3);
const deputy = person(5);

/** One that waits with a deputy. */
export const waitingDecision: ShownDecision = {
  id: idOf('decision', 1),
  subject: 'request',
  subjectId: idOf('request', 1),
  title: 'Vacaciones',
  user: person(2),
  state: 'waiting',
  rule: 'any',
  approvals: 0,
  approvers: 1,
  holders: [{ user: deputy, insteadOf: manager, since: ago(5 * hour), dueAt: null }],
  late: false,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  carriedOutAt: null,
  mayDecide: false,
  mayHandOver: false,
  mayTakeBack: false,
  mayCarryOut: false,
  createdAt: ago(5 * hour),
};

/** The same for the person who has it. */
export const mineToDecide: ShownDecision = { ...waitingDecision, mayDecide: true, mayHandOver: true };

const refusedDecision: ShownDecision = {
  ...waitingDecision,
  id: idOf('decision', 2),
  subjectId: idOf('request', 2),
  title: 'Equipo de trabajo',
  state: 'refused',
  holders: [],
  reason: 'Falta el modelo. Envíala otra vez con él y la reviso hoy.',
  decidedBy: manager,
  decidedAt: ago(day),
  createdAt: ago(3 * day),
};

const requestOf = (decision: ShownDecision, state: ShownRequest['state']): ShownRequest => ({
  id: decision.subjectId,
  kindId: idOf('kind', 1),
  title: decision.title,
  user: decision.user,
  state,
  decision,
  createdAt: decision.createdAt,
});
export const waiting = requestOf(waitingDecision, 'waiting');
export const refused = requestOf(refusedDecision, 'refused');
export const late = requestOf(
  { ...waitingDecision, id: idOf('decision', 3), subjectId: idOf('request', 3), late: true },
  'waiting',
);

const question = (number: number, text: string): OpenedRequest['questions'][number] => ({
  id: idOf('question', number),
  kind: 'text',
  question: text,
  questionEn: null,
  required: true,
  section: 0,
  options: [],
  scale: null,
  enps: false,
  condition: null,
  leaderOnly: false,
  weight: null,
  wordings: [],
});

const step = (
  number: number,
  kind: OpenedRequest['steps'][number]['kind'],
  more: Partial<OpenedRequest['steps'][number]>,
): OpenedRequest['steps'][number] => ({
  id: idOf('step', number),
  kind,
  who: null,
  other: null,
  until: null,
  reason: null,
  at: ago(5 * hour - number * minute),
  ...more,
});

/** One with its timeline, for the reader given by `mayDecide`. */
export const openedOf = (request: ShownRequest): OpenedRequest => ({
  ...request,
  questions: [question(1, '¿Desde qué día?'), question(2, '¿Quién te cubre?')],
  answers: [
    { questionId: idOf('question', 1), optionIds: [], text: 'Lunes 14', number: null, date: null },
    { questionId: idOf('question', 2), optionIds: [], text: 'Mi equipo', number: null, date: null },
  ],
  files: [{ name: 'carta.pdf', contentType: 'application/pdf', size: 48_000, url: '/rest/read/carta' }],
  steps: [
    step(1, 'handed_in', { who: request.user }),
    step(2, 'asked', { other: manager }),
    step(3, 'delegated', { who: manager, other: deputy, until: '2026-12-02' }),
  ],
  comments: [
    {
      id: idOf('comment', 1),
      user: request.user,
      text: '¿Puede ser antes?',
      files: [],
      createdAt: ago(hour),
    },
  ],
  mayComment: true,
  mayWithdraw: request.user?.id === me.id && request.state === 'waiting',
});

/** The own one, which can be withdrawn. */
export const ownRequest: ShownRequest = { ...waiting, user: { ...person(0), id: me.id } };

export const kind: ShownKind = {
  id: idOf('kind', 1),
  title: 'Vacaciones',
  description: 'Días libres de los que ya tienes.',
  needs: 'las fechas y quién te cubre',
  rule: 'any',
  approvers: [],
  takesFiles: false,
  active: true,
  usualMinutes: 1_500,
  open: true,
  mine: [waiting],
  createdAt: ago(90 * day),
};
export const closedKind: ShownKind = {
  ...kind,
  id: idOf('kind', 2),
  title: 'Equipo de trabajo',
  needs: '',
  rule: 'order',
  approvers: [manager, deputy],
  usualMinutes: null,
  open: false,
  mine: [],
};

const { open: _open, mine: _mine, ...plain } = kind;
export const adminKind: AdminRequestKind = {
  ...plain,
  surveyId: null,
  formId: idOf('form', 1),
  form: 'Vacaciones',
  approverIds: [],
  clockHours: 16,
  waiting: 3,
  late: 1,
  total: 60,
};

export const pagination = { page: 1, perPage: 20, total: 2, totalPages: 1 };
