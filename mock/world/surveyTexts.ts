/** Texts of the surveys of the demo, in both languages. */
import type { Language } from '#schema/limits.ts';

/** A text in Spanish and in English. */
export type Both = Readonly<Record<Language, string>>;

/** Questions of the quarterly survey: statements on a scale of 1 to 5. */
export const statements: readonly Both[] = [
  { es: 'Sé qué se espera de mi trabajo.', en: 'I know what is expected of my work.' },
  { es: 'Tengo lo necesario para trabajar bien.', en: 'I have what I need to work well.' },
  {
    es: 'Mi líder me dice a tiempo qué hago bien y qué puedo mejorar.',
    en: 'My leader tells me in time what I do well and what I can improve.',
  },
  { es: 'Cuando digo lo que pienso, alguien escucha.', en: 'When I say what I think, somebody listens.' },
  { es: 'Puedo crecer en esta empresa.', en: 'I can grow in this company.' },
];

export const surveyTexts = {
  climate: { es: 'Cómo estamos', en: 'How we are' },
  climateLead: {
    es: 'Cada tres meses preguntamos lo mismo, para ver qué mejora y qué no.',
    en: 'Every three months we ask the same, to see what improves and what does not.',
  },
  recommend: {
    es: '¿Recomendarías trabajar aquí a una amistad?',
    en: 'Would you recommend working here to a friend?',
  },
  change: { es: '¿Qué cambiarías primero?', en: 'What would you change first?' },
  pulse: { es: 'Pulso del mes', en: 'Pulse of the month' },
  arrival: { es: 'Tus primeros 90 días', en: 'Your first 90 days' },
  load: { es: '¿Cómo va tu carga de trabajo?', en: 'How is your workload?' },
  loads: [
    { es: 'Tranquila', en: 'Light' },
    { es: 'Bien', en: 'Fine' },
    { es: 'Al límite', en: 'At the limit' },
    { es: 'Me rebasa', en: 'Too much' },
  ],
  pulseOutcome: {
    es: 'Gracias. Los equipos al límite ya hablaron con su líder para repartir el trabajo.',
    en: 'Thank you. Teams at the limit have talked with their leaders about sharing the work.',
  },
  disagree: { es: 'Nada de acuerdo', en: 'Not at all' },
  agree: { es: 'Muy de acuerdo', en: 'Very much' },
  never: { es: 'Nunca', en: 'Never' },
  surely: { es: 'Con seguridad', en: 'Certainly' },
} as const satisfies Readonly<Record<string, Both | readonly Both[]>>;

/** The outcome of each survey of the year; that of the last one is still owed. */
export const outcomes: readonly Both[] = [
  {
    es: 'Pidieron más claridad en las prioridades. Desde este mes cada equipo las revisa los lunes.',
    en: 'You asked for clearer priorities. From this month each team reviews them on Mondays.',
  },
  {
    es: 'Faltaban herramientas en la planta y en soporte. Ya están compradas; llegan en dos semanas.',
    en: 'Tools were missing in the plant and in support. They are bought and arrive in two weeks.',
  },
  {
    es: 'La reorganización de Operaciones se explicó tarde. Hubo una reunión por turno y quedó un contacto para dudas.',
    en: 'The reorganisation of Operations was explained late. There was a meeting for each shift, and a contact for questions.',
  },
];

/** Answers to the free question. */
export const comments: readonly Both[] = [
  { es: 'Menos reuniones los lunes por la mañana.', en: 'Fewer meetings on Monday mornings.' },
  { es: 'Que los cambios se avisen con más tiempo.', en: 'Announce changes earlier.' },
  { es: 'Más espacios para aprender de otros equipos.', en: 'More chances to learn from other teams.' },
  { es: 'Una sala tranquila para concentrarse.', en: 'A quiet room to concentrate.' },
  { es: 'Que haya más retroalimentación, no solo a fin de año.', en: 'More feedback, not only in December.' },
  { es: 'Horarios más flexibles por las tardes.', en: 'More flexible afternoons.' },
  { es: 'Nada por ahora, voy contenta.', en: 'Nothing for now, I am happy.' },
  { es: 'Equipos de cómputo más rápidos.', en: 'Faster computers.' },
  { es: 'Saber cómo se deciden los ascensos.', en: 'Know how promotions are decided.' },
  { es: 'Agradecer más lo que sale bien.', en: 'Say thanks more often for what goes well.' },
];
