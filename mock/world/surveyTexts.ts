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

/** The outcome of each pulse of the year. */
export const pulseOutcomes: readonly Both[] = [
  {
    es: 'Pidieron saber antes qué urge. Los pendientes de cada semana se publican los viernes.',
    en: 'You asked to know earlier what is urgent. The tasks of each week are published on Fridays.',
  },
  {
    es: 'La carga del cierre caía en pocas manos. Dos personas de otras áreas ayudan esos días.',
    en: 'The load of the closing fell on few. Two people of other areas help on those days.',
  },
  {
    es: 'Sobraban juntas. Los miércoles por la mañana ya no se agenda ninguna.',
    en: 'There were too many meetings. None is scheduled on Wednesday mornings any more.',
  },
  {
    es: 'Quienes estaban al límite hablaron con su líder, y el trabajo se repartió de nuevo.',
    en: 'People at the limit talked with their leaders, and the work was shared anew.',
  },
  {
    es: 'Los turnos cambiaban de un día a otro. Ahora se avisan con dos semanas.',
    en: 'Shifts changed from one day to the next. They are now announced two weeks ahead.',
  },
  {
    es: 'Los correos de noche cansan. Desde este mes se envían a la mañana siguiente.',
    en: 'E-mails at night are tiring. From this month they are sent the next morning.',
  },
  {
    es: 'El cambio en Operaciones cargó de más a quienes quedaron. Se abrieron dos puestos.',
    en: 'The change in Operations left too much to those who stayed. Two positions were opened.',
  },
  {
    es: 'Los dos puestos ya están ocupados, y las horas extra bajaron.',
    en: 'Both positions are filled, and overtime went down.',
  },
  {
    es: 'Faltaba tiempo para aprender. Cada persona tiene dos horas al mes para un curso.',
    en: 'There was no time to learn. Everybody has two hours a month for a course.',
  },
  {
    es: 'Pidieron vacaciones sin pendientes. Cada equipo nombra a quien cubre.',
    en: 'You asked for holidays without open tasks. Each team names who stands in.',
  },
  {
    es: 'Las solicitudes llegaban por cinco caminos. Quedó uno solo.',
    en: 'Requests came by five ways. Only one is left.',
  },
  {
    es: 'Las semanas van más parejas. Mantenemos lo que funcionó y preguntamos otra vez el mes que viene.',
    en: 'The weeks are more even. We keep what worked and ask again next month.',
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
  { es: 'Que se respete la hora de salida.', en: 'Respect the end of the day.' },
  { es: 'Menos correos con copia a todos.', en: 'Fewer e-mails with everybody in copy.' },
  { es: 'Un mapa claro de quién decide qué.', en: 'A clear map of who decides what.' },
  { es: 'Más luz natural en el segundo piso.', en: 'More natural light on the second floor.' },
  { es: 'Que las capacitaciones no caigan en fin de mes.', en: 'No trainings at the end of the month.' },
  { es: 'Conocer a las personas de otras sedes.', en: 'Meet people of other sites.' },
  { es: 'Un lugar donde comer sin prisa.', en: 'A place to eat without hurry.' },
  { es: 'Que los proyectos terminen antes de empezar otros.', en: 'Finish projects before others begin.' },
  { es: 'Recibir la agenda de las juntas un día antes.', en: 'Get the agenda of meetings a day before.' },
  {
    es: 'Que el transporte salga quince minutos después.',
    en: 'Let the transport leave fifteen minutes later.',
  },
  { es: 'Estacionamiento para bicicletas.', en: 'Parking for bicycles.' },
  { es: 'Que los formatos sean más cortos.', en: 'Shorter forms.' },
  { es: 'Poder trabajar desde casa un día más.', en: 'Work from home one more day.' },
  { es: 'Saber qué pasó con las ideas que damos.', en: 'Know what became of our ideas.' },
  { es: 'Rotar las guardias de los sábados.', en: 'Rotate the Saturday shifts.' },
  { es: 'Un tutor para quien acaba de llegar.', en: 'A mentor for those who have just arrived.' },
];
