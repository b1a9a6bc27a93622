/** Texts of the evaluations of the demo, in both languages. */
import type { EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { Both } from './surveyTexts.ts';

export const evaluationTexts = {
  past: { es: 'Evaluación de medio año', en: 'Mid-year evaluation' },
  present: { es: 'Evaluación anual', en: 'Yearly evaluation' },
  lead: {
    es: 'Una conversación sobre el trabajo de este periodo: qué salió bien y qué sigue.',
    en: 'A conversation about the work of this period: what went well and what comes next.',
  },
  thanks: {
    es: 'Gracias por escribir con ejemplos.',
    en: 'Thank you for writing with examples.',
  },
  low: { es: 'Casi nunca', en: 'Almost never' },
  high: { es: 'Siempre', en: 'Always' },
  results: { es: 'Resultados', en: 'Results' },
  words: { es: 'En palabras', en: 'In words' },
  calibrated: {
    es: 'Dos equipos usaron la escala de forma distinta; se comparó con personas del mismo puesto.',
    en: 'Two teams used the scale differently; the score was compared with people in the same position.',
  },
  acknowledged: {
    es: 'Gracias, me sirve. Ya agendamos una charla sobre lo que sigue.',
    en: 'Thank you, this helps. We have already arranged a talk about what comes next.',
  },
} as const satisfies Readonly<Record<string, Both>>;

/** A question in the words for everybody, and in those for some of its writers. */
export type Worded = Both & Partial<Readonly<Record<EvaluationKind, Both>>>;

/** Statements on a scale of 1 to 5, with their weights. */
export const evaluationStatements: readonly (Worded & { readonly weight: number })[] = [
  {
    es: 'Cumple lo que promete.',
    en: 'Keeps what this person promises.',
    self: { es: 'Cumples lo que prometes.', en: 'You keep what you promise.' },
    weight: 2,
  },
  {
    es: 'Su trabajo tiene la calidad que se espera.',
    en: 'The quality of the work is as expected.',
    self: {
      es: 'Tu trabajo tiene la calidad que se espera.',
      en: 'The quality of your work is as expected.',
    },
    weight: 2,
  },
  {
    es: 'Colabora bien con otros equipos.',
    en: 'Works well with other teams.',
    self: { es: 'Colaboras bien con otros equipos.', en: 'You work well with other teams.' },
    peer: {
      es: 'Colabora bien contigo y con otros equipos.',
      en: 'Works well with you and with other teams.',
    },
    weight: 1,
  },
  {
    es: 'Ayuda a que los demás crezcan.',
    en: 'Helps others to grow.',
    self: { es: 'Ayudas a que los demás crezcan.', en: 'You help others to grow.' },
    team: { es: 'Ayuda a que tú y tu equipo crezcan.', en: 'Helps you and your team to grow.' },
    weight: 1,
  },
];

/** Questions that are answered in words. */
export const evaluationQuestions = {
  well: {
    es: '¿Qué hace especialmente bien?',
    en: 'What does this person do especially well?',
    self: { es: '¿Qué haces especialmente bien?', en: 'What do you do especially well?' },
    team: { es: '¿Qué hace especialmente bien como líder?', en: 'What does your leader do especially well?' },
  },
  grow: {
    es: '¿Qué le ayudaría a crecer?',
    en: 'What would help this person to grow?',
    self: { es: '¿Qué te ayudaría a crecer?', en: 'What would help you to grow?' },
  },
  leaderOnly: {
    es: '¿Hay algo que solo deba saber su líder?',
    en: 'Is there anything that only the leader should know?',
    leader: {
      es: '¿Qué quieres anotar para ti y la administración?',
      en: 'What do you want to note for yourself and the administration?',
    },
  },
} as const satisfies Readonly<Record<string, Worded>>;

/** Answers to the question what somebody does well. */
export const strengths: readonly Both[] = [
  {
    es: 'Escucha al cliente hasta entender qué le pasa de verdad.',
    en: 'Listens to the customer until it is clear what really happens.',
  },
  { es: 'Avisa a tiempo cuando algo se complica.', en: 'Says in time when something gets difficult.' },
  { es: 'Deja por escrito lo que los demás van a necesitar.', en: 'Writes down what others will need.' },
  { es: 'Mantiene la calma en los días difíciles.', en: 'Stays calm on difficult days.' },
  { es: 'Enseña sin hacer sentir mal a nadie.', en: 'Teaches without making anybody feel bad.' },
  { es: 'Termina lo que empieza.', en: 'Finishes what was begun.' },
];

/** Answers to the question what would help. */
export const wishes: readonly Both[] = [
  { es: 'Decir que no cuando ya no cabe más.', en: 'Saying no when there is no room left.' },
  { es: 'Llevar un proyecto de principio a fin.', en: 'Leading a project from beginning to end.' },
  { es: 'Pedir ayuda antes, no al final.', en: 'Asking for help earlier, not at the end.' },
  { es: 'Compartir más lo que aprende.', en: 'Sharing more of what was learned.' },
];

/** Notes that only the leader reads. */
export const leaderNotes: readonly Both[] = [
  { es: 'Le interesa pasar a otra área el próximo año.', en: 'Is interested in another area next year.' },
  { es: 'Conviene cuidar su carga en diciembre.', en: 'The workload in December needs care.' },
];
