/** Benefits and coverages as their readers get them, for stories. */
import type {
  OpenedBenefit,
  OpenedSubmission,
  ShownBenefit,
  ShownCoverage,
  ShownSubmission,
} from '#src/benefits/benefits.queries.ts';
import type { AdminBenefit } from '#src/benefits/admin/benefitsAdmin.queries.ts';
import type { AdminCoverage, CoveredPerson } from '#src/benefits/admin/coveragesAdmin.queries.ts';
import { ago, day, idOf, me, minute, person } from '../kit/world.sample.ts';

const hour = 60 * minute;
const manager = person(2);

const submission: ShownSubmission = {
  id: idOf('submission', 1),
  benefitId: idOf('benefit', 2),
  name: 'Curso de idiomas',
  nameEn: 'Language course',
  iconUrl: null,
  user: { ...person(0), id: me.id },
  state: 'waiting',
  late: false,
  holders: [{ user: manager, insteadOf: null, since: ago(5 * hour), dueAt: null }],
  reason: null,
  createdAt: ago(5 * hour),
  decidedAt: null,
  deliveredAt: null,
  decisionId: idOf('decision', 1),
  mayDecide: false,
  mayWithdraw: true,
  mayDeliver: false,
};
export const waiting = submission;
export const refused: ShownSubmission = {
  ...submission,
  id: idOf('submission', 2),
  decisionId: idOf('decision', 2),
  name: 'Bicicleta a cuotas',
  nameEn: 'Bicycle in instalments',
  state: 'refused',
  holders: [],
  reason: 'Este año ya no hay presupuesto. Pídela otra vez en enero.',
  decidedAt: ago(day),
  createdAt: ago(3 * day),
  mayWithdraw: false,
};
export const approved: ShownSubmission = {
  ...submission,
  id: idOf('submission', 3),
  decisionId: idOf('decision', 3),
  name: 'Gimnasio',
  nameEn: 'Gym',
  user: person(4),
  state: 'approved',
  holders: [],
  decidedAt: ago(2 * hour),
  mayWithdraw: false,
  mayDeliver: true,
};

export const gym: ShownBenefit = {
  id: idOf('benefit', 1),
  name: 'Gimnasio',
  nameEn: 'Gym',
  description: 'Entrada libre a la red de gimnasios, todos los días.',
  descriptionEn: 'Free entry to the network of gyms, every day.',
  category: 'Salud',
  categoryEn: 'Health',
  worth: '$800 al mes',
  worthEn: '$800 a month',
  iconKey: null,
  iconUrl: null,
  startsOn: null,
  endsOn: null,
  stock: 20,
  left: 3,
  automatic: false,
  usualHours: 30,
  createdAt: ago(90 * day),
  reasons: [],
  mine: [],
};
const other = (number: number, more: Partial<ShownBenefit>): ShownBenefit => ({
  ...gym,
  id: idOf('benefit', number),
  stock: null,
  left: null,
  ...more,
});
const why = (
  code: ShownBenefit['reasons'][number]['code'],
  more: Partial<ShownBenefit['reasons'][number]> = {},
): ShownBenefit['reasons'][number] => ({ code, day: null, months: null, names: [], ...more });

export const course = other(2, {
  name: 'Curso de idiomas',
  nameEn: 'Language course',
  category: 'Crecer',
  categoryEn: 'Growing',
  worth: '$4,000',
  worthEn: '$4,000',
  reasons: [why('benefit_asked')],
  mine: [waiting],
});
export const sabbatical = other(3, {
  name: 'Mes sabático',
  nameEn: 'Sabbatical month',
  category: 'Tiempo',
  categoryEn: 'Time',
  worth: 'Un mes con goce de sueldo',
  worthEn: 'A paid month',
  reasons: [
    why('benefit_service', { months: 36, day: '2027-08-01' }),
    why('benefit_this_year', { day: '2027-01-01' }),
  ],
});
export const birthday = other(4, {
  name: 'Tarde de cumpleaños',
  nameEn: 'Birthday afternoon',
  category: 'Tiempo',
  categoryEn: 'Time',
  worth: '',
  worthEn: null,
  automatic: true,
  usualHours: null,
});

export const openedGym: OpenedBenefit = {
  ...gym,
  serviceMonths: 3,
  departments: [{ id: idOf('000d', 1), name: 'Datos' }],
  countries: [],
  once: 'year',
  delivery: 'Recibes la tarjeta en recepción el lunes siguiente.',
  deliveryEn: 'You get the card at the front desk the next Monday.',
  sections: [],
  questions: [],
};
export const openedSabbatical: OpenedBenefit = { ...openedGym, ...sabbatical };

const step = (
  number: number,
  kind: OpenedSubmission['steps'][number]['kind'],
  more: Partial<OpenedSubmission['steps'][number]>,
): OpenedSubmission['steps'][number] => ({
  id: idOf('step', number),
  kind,
  who: null,
  other: null,
  until: null,
  reason: null,
  at: ago(5 * hour - number * minute),
  ...more,
});

export const openedOf = (of: ShownSubmission, more: Partial<OpenedSubmission> = {}): OpenedSubmission => ({
  ...of,
  note: 'Quiero aprender portugués para el proyecto de Brasil.',
  questions: [],
  answers: [],
  delivery: '',
  deliveryEn: null,
  decision: null,
  steps: [step(1, 'handed_in', { who: of.user }), step(2, 'asked', { other: manager })],
  ...more,
});

/** What another person asked for, for the one who decides. */
export const toDecide: OpenedSubmission = openedOf(
  { ...waiting, user: person(1), mayWithdraw: false },
  {
    decision: {
      id: idOf('decision', 9),
      subject: 'benefit',
      subjectId: waiting.id,
      title: waiting.name,
      user: person(1),
      state: 'waiting',
      rule: 'any',
      approvals: 0,
      approvers: 1,
      holders: waiting.holders,
      late: false,
      reason: null,
      decidedBy: null,
      decidedAt: null,
      carriedOutAt: null,
      mayDecide: true,
      mayHandOver: true,
      mayTakeBack: false,
      mayCarryOut: false,
      createdAt: waiting.createdAt,
    },
  },
);

export const adminCoverage: AdminCoverage = {
  id: idOf('coverage', 1),
  name: 'Gastos médicos mayores',
  nameEn: 'Major medical',
  description: 'Hospital, urgencias y medicinas con receta.',
  descriptionEn: 'Hospital, emergencies and prescribed medicine.',
  providerName: 'Seguros del Valle',
  policyNumber: 'GMM-204-118',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  contactName: 'Línea de atención, día y noche',
  contactPhone: '+52 55 5000 0000',
  contactEmail: 'ayuda@valle.example',
  documentId: idOf('file', 1),
  document: { id: idOf('file', 1), name: 'Condiciones 2026', version: 2 },
  active: true,
  own: null,
  people: 155,
  assigning: false,
  createdAt: ago(200 * day),
};
export const medical: ShownCoverage = {
  ...adminCoverage,
  people: null,
  own: {
    policyNumber: 'GMM-204-118-7',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    valid: true,
    endsInDays: 20,
  },
};
export const life: ShownCoverage = {
  ...medical,
  id: idOf('coverage', 2),
  name: 'Seguro de vida',
  nameEn: 'Life insurance',
  description: '',
  document: null,
  documentId: null,
  contactPhone: null,
  own: { policyNumber: null, startsOn: '2025-03-01', endsOn: null, valid: true, endsInDays: null },
};
export const covered: CoveredPerson = {
  id: idOf('assignment', 1),
  user: person(1),
  policyNumber: 'GMM-204-118-2',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  valid: true,
  assignedBy: person(6),
  createdAt: ago(100 * day),
};

const { reasons: _reasons, mine: _mine, ...plain } = gym;
export const adminGym: AdminBenefit = {
  ...plain,
  delivery: openedGym.delivery,
  deliveryEn: openedGym.deliveryEn,
  conditions: { serviceMonths: 3, departmentIds: [], countryIds: [], once: 'year' },
  formId: null,
  form: null,
  approverIds: [],
  approvers: [],
  rule: 'any',
  clockHours: 16,
  active: true,
  archived: false,
  state: 'open',
  counters: { waiting: 3, approved: 1, delivered: 13, refused: 2 },
};

export const pagination = { page: 1, perPage: 20, total: 2, totalPages: 1 };
