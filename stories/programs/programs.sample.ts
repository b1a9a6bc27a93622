/** Programs for stories. */
import type { OpenedLesson, OpenedProgram, ShownProgram } from '#src/programs/programs.queries.ts';

type Own = NonNullable<ShownProgram['own']>;
type Line = OpenedProgram['modules'][number]['lessons'][number];

export const own: Own = {
  standing: 'started',
  assigned: true,
  dueOn: '2026-12-05',
  late: false,
  finished: 1,
  percent: 33,
  nextLessonId: 'fire-read',
  addedSince: 0,
  finishedAt: null,
  reward: 'none',
  reason: null,
};

const course: ShownProgram = {
  id: '0192f0c1-0000-7000-8000-0000000e0001',
  name: 'Seguridad en la oficina',
  nameEn: 'Safety at the office',
  description: 'Lo que cada persona sabe antes de que suene una alarma.',
  descriptionEn: 'What everybody knows before an alarm sounds.',
  type: 'course',
  category: null,
  imageKey: 'safety',
  points: 40,
  badge: null,
  startsOn: null,
  endsOn: null,
  open: false,
  active: true,
  lessons: 3,
  createdAt: '2026-10-10T15:00:00.000Z',
  takes: true,
  own,
};

const line = (id: string, kind: Line['kind'], more: Partial<Line> & Pick<Line, 'title'>): Line => ({
  id,
  kind,
  titleEn: null,
  passMark: null,
  requires: [],
  state: 'open',
  missingIds: [],
  score: null,
  attempts: 0,
  finishedAt: null,
  ...more,
});

const video = line('fire-video', 'video', {
  title: 'Un recorrido por las salidas',
  state: 'finished',
  attempts: 1,
  finishedAt: '2026-11-20T15:00:00.000Z',
});
const reading = line('fire-read', 'text', { title: 'Qué hacer al oír la alarma', state: 'reading' });
const quiz = line('fire-quiz', 'quiz', {
  title: 'Lo que no se olvida',
  passMark: 100,
  requires: [reading.id],
  state: 'locked',
  missingIds: [reading.id],
});

/** In the middle: one lesson is done, one begun, one locked. */
export const safety: OpenedProgram = {
  ...course,
  modules: [
    { id: 'exits', title: 'Las salidas', titleEn: null, lessons: [video] },
    { id: 'alarm', title: 'La alarma', titleEn: null, lessons: [reading, quiz] },
  ],
  sections: [],
  questions: [],
  submission: null,
};

const finishedLines = [video, reading, quiz].map((one): Line => ({
  ...one,
  state: 'finished',
  missingIds: [],
  score: one.kind === 'quiz' ? 100 : null,
  finishedAt: '2026-11-21T15:00:00.000Z',
}));
/** Finished; a lesson came afterwards. */
export const finishedSafety: OpenedProgram = {
  ...safety,
  lessons: 4,
  own: {
    ...own,
    standing: 'finished',
    finished: 3,
    percent: 75,
    nextLessonId: 'fire-news',
    addedSince: 1,
    finishedAt: '2026-11-21T15:00:00.000Z',
    reward: 'paid',
  },
  modules: [
    {
      id: 'all',
      title: 'Todo',
      titleEn: null,
      lessons: [...finishedLines, line('fire-news', 'text', { title: 'La salida nueva' })],
    },
  ],
};

const content: Omit<OpenedLesson, keyof Line> = {
  programId: safety.id,
  moduleId: 'alarm',
  text: '',
  textEn: null,
  file: null,
  url: null,
  quiz: [],
  sections: [],
  questions: [],
  myAnswers: [],
  place: 40,
  previousId: video.id,
  nextId: quiz.id,
};

export const fireLesson: OpenedLesson = {
  ...reading,
  ...content,
  text: 'Deja lo que tienes en las manos.\n\nSal por la escalera más cercana, sin correr, y ayuda a quien lo necesite.\n\nNos reunimos en el patio. Nadie vuelve a entrar hasta que lo diga la brigada.',
};
export const fireQuiz: OpenedLesson = {
  ...quiz,
  ...content,
  state: 'reading',
  missingIds: [],
  previousId: reading.id,
  nextId: null,
  quiz: [
    {
      id: 'fire',
      question: '¿Qué haces al oír la alarma?',
      questionEn: null,
      multiple: false,
      options: ['Salgo por la escalera', 'Tomo el ascensor'].map((text, index) => ({
        id: `fire${index}`,
        text,
        textEn: null,
      })),
    },
  ],
};
/** The quiz was tried and not passed. */
export const triedSafety: OpenedProgram = {
  ...safety,
  modules: [
    {
      id: 'alarm',
      title: 'La alarma',
      titleEn: null,
      lessons: [video, reading, { ...quiz, state: 'failed', missingIds: [], score: 50, attempts: 1 }],
    },
  ],
};

/** Not joined. */
export const mentoring: ShownProgram = {
  ...course,
  id: '0192f0c1-0000-7000-8000-0000000e0002',
  name: 'Acompañar a quien llega',
  nameEn: null,
  description: 'Cuenta cómo fue tu primer mes con alguien a tu lado.',
  descriptionEn: null,
  type: 'generic',
  category: { id: 'people', name: 'Personas', nameEn: 'People', icon: null, active: true },
  imageKey: 'welcome',
  points: 0,
  open: true,
  lessons: 0,
  own: null,
};

/** Handed in with words, and sent back. */
export const sentBack: OpenedProgram = {
  ...mentoring,
  own: {
    ...own,
    standing: 'sent_back',
    nextLessonId: null,
    finished: 0,
    percent: 0,
    reason: 'Falta la fecha.',
  },
  modules: [],
  sections: [],
  questions: [],
  submission: {
    id: '0192f0c1-0000-7000-8000-0000000e0003',
    programId: mentoring.id,
    user: {
      id: '0192f0c1-0000-7000-8000-000000000001',
      firstName: 'Ana',
      lastName: 'Rivas',
      email: 'employee@aurora.example',
      jobPosition: null,
      departmentId: null,
      departmentName: null,
      profileImageUrl: null,
      active: true,
      takesPoints: true,
    },
    questions: [],
    answers: [],
    message: 'Nos vimos cada lunes.',
    files: [],
    status: 'sent_back',
    reason: 'Falta la fecha.',
    decidedAt: '2026-11-22T15:00:00.000Z',
    createdAt: '2026-11-20T15:00:00.000Z',
  },
};
