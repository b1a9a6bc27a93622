/** Templates of surveys, written for this product. */
import { agree, good, one, open, recommends, several } from './asked.ts';
import type { Question, Section } from './questions.shapes.ts';

/** A survey to begin with: everything in it can be changed. */
export interface SurveyTemplate {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly anonymous: boolean;
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
}

const yesNo = [
  ['Sí', 'Yes'],
  ['No', 'No'],
] as const;

const engagement: SurveyTemplate = {
  id: 'engagement',
  title: 'Compromiso y clima',
  titleEn: 'Engagement and climate',
  description: 'Una mirada completa a cómo se vive el trabajo aquí.',
  descriptionEn: 'A complete look at what work is like here.',
  anonymous: true,
  sections: [
    { title: 'Tu trabajo', titleEn: 'Your work' },
    { title: 'Tu equipo y tu líder', titleEn: 'Your team and your leader' },
    { title: 'La organización', titleEn: 'The organisation' },
  ],
  questions: [
    agree(
      'engagement-1',
      'Mi trabajo me exige y también me gusta.',
      'My work challenges me, and I like it too.',
    ),
    agree(
      'engagement-2',
      'Cuento con lo necesario para hacer bien lo que me piden.',
      'I have what it takes to do well what is asked of me.',
    ),
    agree(
      'engagement-3',
      'Mis días de trabajo dejan espacio para mi vida.',
      'My working days leave room for my life.',
    ),
    agree(
      'engagement-4',
      'En mi equipo nos apoyamos cuando las cosas se complican.',
      'In my team we support each other when things get difficult.',
      { section: 1 },
    ),
    agree('engagement-5', 'Mi líder escucha antes de decidir.', 'My leader listens before deciding.', {
      section: 1,
    }),
    agree('engagement-6', 'El buen trabajo se agradece en mi área.', 'Good work is thanked for in my area.', {
      section: 1,
    }),
    agree(
      'engagement-7',
      'Confío en las decisiones de quienes dirigen la organización.',
      'I trust the decisions of those who lead the organisation.',
      { section: 2 },
    ),
    agree(
      'engagement-8',
      'Aquí puedo imaginar mis próximos dos años.',
      'I can picture my next two years here.',
      { section: 2 },
    ),
    recommends(
      'engagement-9',
      '¿Recomendarías esta organización a alguien que aprecias para trabajar en ella?',
      'Would you recommend working in this organisation to somebody you care about?',
      { section: 2 },
    ),
    open('engagement-10', '¿Qué deberíamos cambiar primero?', 'What should we change first?', { section: 2 }),
  ],
};

const pulse: SurveyTemplate = {
  id: 'pulse',
  title: 'Pulso',
  titleEn: 'Pulse',
  description: 'Cuatro preguntas cortas sobre las últimas semanas.',
  descriptionEn: 'Four short questions about the last weeks.',
  anonymous: true,
  sections: [],
  questions: [
    good(
      'pulse-1',
      '¿Cómo han sido tus últimas semanas en el trabajo?',
      'How have your last weeks at work been?',
    ),
    agree('pulse-2', 'Mi carga de trabajo ha sido razonable.', 'My workload has been reasonable.'),
    recommends(
      'pulse-3',
      'Hoy, ¿le dirías a alguien cercano que trabaje aquí?',
      'Today, would you tell somebody close to you to work here?',
    ),
    open('pulse-4', '¿Algo que debamos saber?', 'Is there anything we should know?'),
  ],
};

/** Questions after the first days; the later ones ask about what was promised before. */
const arrival = (days: 30 | 60 | 90, questions: readonly Question[]): SurveyTemplate => ({
  id: `arrival-${days}`,
  title: `Llegada: tus primeros ${days} días`,
  titleEn: `Arrival: your first ${days} days`,
  description: 'Para acompañar a quienes llegaron hace poco.',
  descriptionEn: 'To be there for people who joined recently.',
  anonymous: false,
  sections: [],
  questions,
});

const arrivals: readonly SurveyTemplate[] = [
  arrival(30, [
    good('arrival-30-1', '¿Cómo fue tu primera semana?', 'What was your first week like?'),
    one(
      'arrival-30-2',
      ['¿Tenías todo listo el primer día?', 'Was everything ready for you on the first day?'],
      yesNo,
    ),
    several(
      'arrival-30-3',
      ['¿Qué faltaba?', 'What was missing?'],
      [
        ['El equipo o las herramientas', 'Equipment or tools'],
        ['Los accesos', 'Access to systems'],
        ['Alguien que me recibiera', 'Somebody to welcome me'],
        ['Saber qué hacer', 'Knowing what to do'],
      ],
      { condition: { question: 1, options: [1] } },
    ),
    agree(
      'arrival-30-4',
      'Sé a quién preguntar cuando no entiendo algo.',
      'I know whom to ask when I do not understand something.',
    ),
    open(
      'arrival-30-5',
      '¿Qué le contarías a quien llegue el próximo mes?',
      'What would you tell a person who joins next month?',
    ),
  ]),
  arrival(60, [
    agree(
      'arrival-60-1',
      'El trabajo se parece a lo que me contaron antes de entrar.',
      'The work resembles what I was told before I joined.',
    ),
    agree(
      'arrival-60-2',
      'Ya hago sin ayuda una parte de mi trabajo.',
      'I already do a part of my work without help.',
    ),
    agree('arrival-60-3', 'Me siento parte del equipo.', 'I feel part of the team.'),
    open(
      'arrival-60-4',
      '¿Qué te haría más fácil el próximo mes?',
      'What would make the next month easier for you?',
    ),
  ]),
  arrival(90, [
    agree(
      'arrival-90-1',
      'Conozco las metas con las que se mira mi trabajo.',
      'I know the goals by which my work is looked at.',
    ),
    agree(
      'arrival-90-2',
      'He recibido comentarios que me sirvieron para mejorar.',
      'I have had comments that helped me improve.',
    ),
    one(
      'arrival-90-3',
      ['¿Volverías a aceptar este trabajo?', 'Would you accept this job again?'],
      [...yesNo, ['No lo sé todavía', 'I do not know yet']],
    ),
    open('arrival-90-4', '¿Por qué?', 'Why?', { condition: { question: 2, options: [1, 2] } }),
  ]),
];

const leaving: SurveyTemplate = {
  id: 'leaving',
  title: 'Despedida',
  titleEn: 'Leaving',
  description: 'Para aprender de quienes se van.',
  descriptionEn: 'To learn from people who leave.',
  anonymous: false,
  sections: [],
  questions: [
    one(
      'leaving-1',
      ['¿Cuál es la razón principal de tu salida?', 'What is the main reason why you are leaving?'],
      [
        ['Otra oportunidad', 'Another opportunity'],
        ['El salario o los beneficios', 'Pay or benefits'],
        ['El trabajo en sí', 'The work itself'],
        ['Mi líder o mi equipo', 'My leader or my team'],
        ['Una razón personal', 'A personal reason'],
        ['Otra', 'Something else'],
      ],
    ),
    open('leaving-2', 'Cuéntanos cuál.', 'Tell us what it is.', { condition: { question: 0, options: [5] } }),
    good(
      'leaving-3',
      '¿Cómo te trató la organización mientras estuviste?',
      'How did the organisation treat you while you were here?',
    ),
    one(
      'leaving-4',
      ['¿Volverías algún día?', 'Would you come back one day?'],
      [...yesNo, ['Depende', 'It depends']],
    ),
    open('leaving-5', '¿Qué habría hecho que te quedaras?', 'What would have made you stay?'),
  ],
};

const change: SurveyTemplate = {
  id: 'climate-after-change',
  title: 'Clima después de un cambio',
  titleEn: 'Climate after a change',
  description: 'Después de una reorganización, una mudanza o un sistema nuevo.',
  descriptionEn: 'After a reorganisation, a move or a new system.',
  anonymous: true,
  sections: [
    { title: 'El cambio', titleEn: 'The change' },
    { title: 'Ahora', titleEn: 'Now' },
  ],
  questions: [
    agree('change-1', 'Entiendo por qué se hizo el cambio.', 'I understand why the change was made.'),
    agree('change-2', 'Me avisaron con tiempo para prepararme.', 'I was told in time to prepare.'),
    agree(
      'change-3',
      'Pude opinar sobre lo que me afecta.',
      'I was able to say what I think about what affects me.',
    ),
    agree(
      'change-4',
      'Hoy tengo claro qué se espera de mi papel nuevo.',
      'Today it is clear to me what my new role is about.',
      { section: 1 },
    ),
    good('change-5', '¿Cómo está el ánimo en tu equipo?', 'How is the mood in your team?', { section: 1 }),
    several(
      'change-6',
      ['¿Qué te ayudaría ahora?', 'What would help you now?'],
      [
        ['Más información', 'More information'],
        ['Capacitación', 'Training'],
        ['Tiempo con mi líder', 'Time with my leader'],
        ['Menos trabajo por unas semanas', 'Less work for some weeks'],
        ['Nada, vamos bien', 'Nothing, we are fine'],
      ],
      { section: 1 },
    ),
    open('change-7', '¿Qué no funciona todavía?', 'What does not work yet?', { section: 1 }),
  ],
};

/** All templates, in the order in which they are offered. */
export const surveyTemplates: readonly SurveyTemplate[] = [engagement, pulse, ...arrivals, leaving, change];
