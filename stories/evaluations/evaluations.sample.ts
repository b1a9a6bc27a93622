/** Evaluations of the stories: what is written, what is shared, and a team. */
import { openSurvey } from '#machines/surveyAnswering.samples.ts';
import type {
  EvaluationForm,
  OwnEvaluation,
  Result,
  TeamEvaluation,
  Written,
} from '#src/evaluations/evaluations.queries.ts';
import type { Evaluation } from '#src/evaluations/pending.queries.ts';
import { idOf, person } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

const title = { title: 'Evaluación del segundo semestre', titleEn: 'Evaluation of the second half' } as const;
const cycleId = idOf('e0', 1);

export const evaluation = (number: number, more: Partial<Evaluation> = {}): Evaluation => ({
  id: idOf('e1', number),
  cycleId,
  ...title,
  kind: 'leader',
  evaluated: person(number),
  status: 'pending',
  score: null,
  dueAt: '2026-11-27',
  completedAt: null,
  open: true,
  minutes: 6,
  createdAt: '2026-11-10T15:00:00.000Z',
  ...more,
});

/** As leader, about oneself, as a peer. */
export const pending: Evaluation[] = [
  evaluation(1),
  evaluation(0, { kind: 'self' }),
  evaluation(3, { kind: 'peer', minutes: 1 }),
];
/** One is over, one was opened again. */
export const completed: Evaluation[] = [
  evaluation(2, {
    status: 'completed',
    score: 4.25,
    completedAt: '2026-11-18T15:00:00.000Z',
    open: false,
  }),
  evaluation(4, { status: 'completed', score: 3.5, completedAt: '2026-11-17T15:00:00.000Z', kind: 'team' }),
];

const scale = {
  from: 1,
  to: 5,
  fromLabel: 'Nunca',
  fromLabelEn: 'Never',
  toLabel: 'Siempre',
  toLabelEn: 'Always',
} as const;
const asked = (
  number: number,
  more: Partial<EvaluationForm['questions'][number]>,
): EvaluationForm['questions'][number] => ({
  ...must(openSurvey.questions[0]),
  id: idOf('e2', number),
  kind: 'scale',
  condition: null,
  options: [],
  enps: false,
  section: 0,
  scale,
  weight: 1,
  ...more,
});
const questions: EvaluationForm['questions'] = [
  asked(1, { question: 'Cumple lo que promete', questionEn: 'Delivers what was promised' }),
  asked(2, {
    kind: 'text',
    scale: null,
    weight: null,
    required: false,
    question: '¿Qué debería seguir haciendo?',
    questionEn: 'What should they keep doing?',
  }),
  asked(3, {
    kind: 'text',
    scale: null,
    weight: null,
    required: false,
    leaderOnly: true,
    question: '¿Está lista para más responsabilidad?',
    questionEn: 'Are they ready for more responsibility?',
  }),
];
const sections = [{ title: 'El período', titleEn: 'The period' }];

/** To write as a peer. */
export const form: EvaluationForm = {
  ...evaluation(3, { kind: 'peer' }),
  sections,
  questions,
  description: 'Sobre el trabajo de julio a noviembre.',
  descriptionEn: 'About the work from July to November.',
  thanks: null,
  thanksEn: null,
  leader: person(1),
  periodFrom: '2026-07-01',
  periodTo: '2026-11-30',
  goals: [],
  myAnswers: [],
};

const place = {
  id: idOf('e3', 1),
  cycleId,
  ...title,
  phase: 'nominating',
  nominateUntil: '2026-11-20',
  confirmUntil: '2026-11-24',
  writeUntil: '2026-12-04',
  leader: person(1),
  nominations: [],
  confirmed: false,
  sharedAt: null,
  readAt: null,
  acknowledgedAt: null,
} satisfies Omit<OwnEvaluation, 'peers'>;
const earlier = { title: 'Evaluación del primer semestre', titleEn: 'Evaluation of the first half' } as const;

export const own: OwnEvaluation[] = [
  { ...place, peers: 4 },
  {
    ...place,
    id: idOf('e3', 2),
    ...earlier,
    phase: 'sharing',
    peers: 4,
    confirmed: true,
    nominations: [4, 5, 6].map((index) => ({ user: person(index), state: 'confirmed' as const })),
    sharedAt: '2026-11-16T15:00:00.000Z',
  },
  {
    ...place,
    id: idOf('e3', 3),
    title: 'Evaluación de 2025',
    titleEn: 'Evaluation of 2025',
    phase: 'closed',
    peers: 0,
    sharedAt: '2026-01-16T15:00:00.000Z',
    readAt: '2026-01-17T15:00:00.000Z',
    acknowledgedAt: '2026-01-17T15:10:00.000Z',
  },
];

const parts: Result['parts'] = [
  { kind: 'self', weight: 22.22, n: 1, score: 4.5, withheld: false },
  { kind: 'leader', weight: 77.78, n: 1, score: 4, withheld: false },
  { kind: 'peer', weight: null, n: null, score: null, withheld: true },
];

/** Opened, and not acknowledged; too few peers wrote. */
export const result: Result = {
  ...place,
  id: idOf('e3', 2),
  phase: 'sharing',
  confirmed: true,
  sharedAt: '2026-11-16T15:00:00.000Z',
  readAt: '2026-11-18T15:00:00.000Z',
  user: person(0),
  score: 4.11,
  agreed: false,
  parts,
  sections,
  periodFrom: '2026-07-01',
  periodTo: '2026-11-30',
  acknowledgement: null,
  questions: [
    {
      question: must(questions[0]),
      parts: [
        { kind: 'self', score: 4.5, counts: [], texts: [] },
        { kind: 'leader', score: 4, counts: [], texts: [] },
        { kind: 'peer', score: null, counts: [], texts: [] },
      ],
    },
    {
      question: must(questions[1]),
      parts: [
        {
          kind: 'leader',
          score: null,
          counts: [],
          texts: ['Pregunta antes de suponer, y por eso los cambios salen bien a la primera.'],
        },
      ],
    },
  ],
};

const member = (number: number, more: Partial<TeamEvaluation>): TeamEvaluation => ({
  ...place,
  id: idOf('e4', number),
  user: person(number),
  departmentName: person(number).departmentName,
  evaluations: 0,
  completed: 0,
  score: null,
  calibrated: null,
  calibrationReason: null,
  shareOn: null,
  left: false,
  ...more,
});
const written = {
  cycleId: idOf('e0', 2),
  ...earlier,
  phase: 'sharing',
  confirmed: true,
  evaluations: 5,
} as const;

export const team: TeamEvaluation[] = [
  member(2, { nominations: [4, 5, 6].map((index) => ({ user: person(index), state: 'proposed' as const })) }),
  member(3, {}),
  member(4, { ...written, completed: 5, sharedAt: '2026-11-16T15:00:00.000Z' }),
  member(5, {
    ...written,
    completed: 4,
    sharedAt: '2026-11-16T15:00:00.000Z',
    readAt: '2026-11-17T15:00:00.000Z',
    acknowledgedAt: '2026-11-17T15:05:00.000Z',
  }),
  member(6, { ...written, completed: 2, left: true }),
];

const answer = (number: number, more: Partial<Written['written'][number]['answers'][number]>) => ({
  questionId: idOf('e2', number),
  optionIds: [],
  text: null,
  number: null,
  date: null,
  ...more,
});

/** Shared and not read; one evaluation is missing. */
export const record: Written = {
  ...member(4, { ...written, completed: 2, evaluations: 3, sharedAt: '2026-11-16T15:00:00.000Z' }),
  score: 4.11,
  calibrated: 4.2,
  calibrationReason: 'Sostuvo el turno de noche durante el cierre.',
  sections,
  questions,
  parts: parts.filter(({ kind }) => kind !== 'peer'),
  acknowledgement: null,
  written: [
    {
      id: idOf('e5', 1),
      kind: 'leader',
      evaluator: person(1),
      status: 'completed',
      score: 4,
      completedAt: '2026-11-12T15:00:00.000Z',
      answers: [
        answer(1, { number: 4 }),
        answer(2, { text: 'Pregunta antes de suponer.' }),
        answer(3, { text: 'Sí, con acompañamiento en los primeros meses.' }),
      ],
    },
    {
      id: idOf('e5', 2),
      kind: 'self',
      evaluator: person(4),
      status: 'completed',
      score: 4.5,
      completedAt: '2026-11-13T15:00:00.000Z',
      answers: [answer(1, { number: 4 })],
    },
    {
      id: idOf('e5', 3),
      kind: 'peer',
      evaluator: person(6),
      status: 'pending',
      score: null,
      completedAt: null,
      answers: [],
    },
  ],
};
