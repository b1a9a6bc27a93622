/** The texts of the programs of the demo, in both languages, and what each lesson asks for. */
import type { LessonKind, ProgramType } from '#schema/programs/programs.rules.ts';

export type Told = readonly [es: string, en: string];

export interface ToldLesson {
  readonly kind: LessonKind;
  readonly title: Told;
  readonly text: Told;
  readonly url?: string;
  /** Of a quiz; the first option is the right one. */
  readonly asks?: readonly { readonly question: Told; readonly options: readonly Told[] }[];
  /** Places of the lessons that come before. */
  readonly after?: readonly number[];
}

export interface ToldProgram {
  readonly type: ProgramType;
  readonly name: Told;
  readonly about: Told;
  readonly category: 0 | 1;
  readonly picture: 'welcome' | 'safety' | 'growth' | 'team';
  readonly points: number;
  readonly open: boolean;
  readonly modules: readonly { readonly title: Told; readonly lessons: readonly ToldLesson[] }[];
}

export const toldCategories: readonly Told[] = [
  ['Primeros pasos', 'First steps'],
  ['Crecer', 'Growing'],
];

/** The form of the custom program. */
export const toldForm = {
  title: ['Plan de desarrollo', 'Development plan'],
  questions: [{ text: ['¿Qué quieres aprender y con quién?', 'What do you want to learn, and with whom?'] }],
} as const;

/** What was answered in it, and waits for a decision. */
export const toldAnswer: Told = [
  'A dirigir reuniones cortas, acompañando a quien ya lo hace bien.',
  'To lead short meetings, beside somebody who already does it well.',
];

/** Newest last. */
export const toldPrograms: readonly ToldProgram[] = [
  {
    type: 'course',
    name: ['Bienvenida', 'Welcome'],
    about: ['Quiénes somos y cómo nos reconocemos.', 'Who we are, and how we recognise one another.'],
    category: 0,
    picture: 'welcome',
    points: 0,
    open: false,
    modules: [
      {
        title: ['La organización', 'The organisation'],
        lessons: [
          {
            kind: 'text',
            title: ['De dónde venimos', 'Where we come from'],
            text: [
              'Empezamos en un taller con cuatro personas. Lo que cuidamos entonces sigue igual: la palabra dada.',
              'We began in a workshop with four people. What we cared for then is the same today: keeping our word.',
            ],
          },
          {
            kind: 'text',
            title: ['Cómo reconocemos', 'How we recognise'],
            text: [
              'Un buen reconocimiento dice qué pasó, a quién ayudó y qué valor se vio.',
              'A good recognition says what happened, whom it helped and which value it showed.',
            ],
            after: [0],
          },
        ],
      },
    ],
  },
  {
    type: 'course',
    name: ['Seguridad en el trabajo', 'Safety at work'],
    about: ['Lo que protege a todo el equipo.', 'What protects the whole team.'],
    category: 0,
    picture: 'safety',
    points: 50,
    open: false,
    modules: [
      {
        title: ['Conocer los riesgos', 'Knowing the risks'],
        lessons: [
          {
            kind: 'text',
            title: ['Mirar antes de empezar', 'Looking before you begin'],
            text: [
              'Cada turno empieza con una vuelta de cinco minutos: pasos libres, señales a la vista, equipo completo.',
              'Each shift begins with a walk of five minutes: free ways, visible signs, complete equipment.',
            ],
          },
          {
            kind: 'quiz',
            title: ['¿Qué harías?', 'What would you do?'],
            text: ['Necesitas dos de dos.', 'You need two of two.'],
            asks: [
              {
                question: ['Una salida está bloqueada.', 'An exit is blocked.'],
                options: [
                  ['La despejo y aviso', 'I clear it and tell somebody'],
                  ['Espero al próximo turno', 'I wait for the next shift'],
                ],
              },
              {
                question: ['Falta un casco.', 'A helmet is missing.'],
                options: [
                  ['No empiezo sin él', 'I do not begin without it'],
                  ['Trabajo rápido', 'I work fast'],
                ],
              },
            ],
            after: [0],
          },
        ],
      },
      {
        title: ['Actuar', 'Acting'],
        lessons: [
          {
            kind: 'video',
            title: ['Primeros auxilios', 'First aid'],
            text: ['Un video de seis minutos; se abre fuera.', 'A video of six minutes; it opens outside.'],
            url: 'https://example.org/first-aid',
            after: [1],
          },
        ],
      },
    ],
  },
  {
    type: 'custom',
    name: ['Plan de desarrollo', 'Development plan'],
    about: ['Qué quieres aprender este año y con quién.', 'What you want to learn this year, and with whom.'],
    category: 1,
    picture: 'growth',
    points: 30,
    open: false,
    modules: [],
  },
  {
    type: 'generic',
    name: ['Un día de voluntariado', 'A day as a volunteer'],
    about: ['Cuenta qué hiciste y adjunta una foto.', 'Say what you did and add a picture.'],
    category: 1,
    picture: 'team',
    points: 20,
    open: true,
    modules: [],
  },
];
