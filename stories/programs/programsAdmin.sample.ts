/** Programs of administrators for stories: a course with a locked lesson, and a plan that waits for a decision. */
import type {
  AdminProgram,
  BuiltProgram,
  Participant,
  Submission,
} from '#src/programs/admin/programsAdmin.queries.ts';
import { must } from '../kit/must.ts';
import { people } from '../kit/world.sample.ts';

const id = (n: number): string => `0192f0c1-0000-7000-8000-00000011${String(n).padStart(4, '0')}`;

export const firstSteps = { id: id(1), name: 'Primeros pasos', nameEn: null, icon: null, active: true };

export const safety: AdminProgram = {
  id: id(2),
  name: 'Seguridad en el trabajo',
  nameEn: 'Safety at work',
  description: 'Lo que protege a todo el equipo.',
  descriptionEn: null,
  type: 'course',
  imageKey: 'safety',
  points: 50,
  startsOn: null,
  endsOn: null,
  open: false,
  active: true,
  lessons: 2,
  createdAt: '2026-11-01T15:00:00.000Z',
  badgeId: null,
  categoryId: firstSteps.id,
  surveyId: null,
  formId: null,
  assigned: 32,
  started: 9,
  waiting: 0,
  finished: 18,
  assigning: false,
  remindedOn: null,
  category: firstSteps,
  badge: null,
};

export const plan: AdminProgram = {
  ...safety,
  id: id(3),
  name: 'Plan de desarrollo',
  nameEn: null,
  type: 'custom',
  lessons: 0,
  formId: id(4),
  assigned: 6,
  started: 1,
  waiting: 1,
  finished: 2,
  active: false,
};

const content = {
  textEn: null,
  fileKey: null,
  file: null,
  url: null,
  surveyId: null,
  formId: null,
  passMark: null,
  quiz: [],
} as const;

export const builtSafety: BuiltProgram = {
  ...safety,
  departments: [
    { departmentId: id(5), name: 'Operaciones', assigned: 18, finished: 14 },
    { departmentId: id(6), name: 'Ventas', assigned: 17, finished: 7 },
  ],
  modules: [
    {
      id: 'm1',
      title: 'Conocer los riesgos',
      titleEn: null,
      lessons: [
        {
          ...content,
          quiz: [],
          id: 'l1',
          kind: 'text',
          title: 'Mirar antes de empezar',
          titleEn: null,
          text: 'Cada turno empieza con una vuelta de cinco minutos.',
          requires: [],
        },
        {
          ...content,
          id: 'l2',
          kind: 'quiz',
          title: '¿Qué harías?',
          titleEn: null,
          text: '',
          passMark: 100,
          quiz: [
            {
              id: 'q1',
              question: 'Una salida está bloqueada.',
              questionEn: null,
              options: [
                { id: 'o1', text: 'La despejo y aviso', textEn: null, correct: true },
                { id: 'o2', text: 'Espero al próximo turno', textEn: null, correct: false },
              ],
            },
          ],
          requires: ['l1'],
        },
      ],
    },
  ],
};
export const builtPlan: BuiltProgram = { ...plan, active: true, departments: [], modules: [] };

export const participant: Participant = {
  id: id(7),
  programId: safety.id,
  user: must(people[0]),
  standing: 'started',
  assigned: true,
  dueOn: '2026-11-20',
  late: true,
  finished: 1,
  percent: 50,
  finishedAt: null,
  reward: 'none',
  createdAt: '2026-11-10T15:00:00.000Z',
};

export const submission: Submission = {
  id: id(8),
  programId: plan.id,
  user: must(people[1]),
  questions: [],
  answers: [],
  message: 'Quiero aprender a dirigir reuniones cortas.',
  files: [],
  status: 'submitted',
  reason: null,
  decidedAt: null,
  createdAt: '2026-11-22T15:00:00.000Z',
};
