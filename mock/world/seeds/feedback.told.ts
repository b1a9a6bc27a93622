/** The words of the demo's ideas, suggestions and complaints. */
import type { CaseCategory, CaseKind, CaseState } from '#schema/feedback/cases.rules.ts';
import type { IdeaCategory, IdeaStatus } from '#schema/feedback/ideas.rules.ts';

type Both = readonly [es: string, en: string];

/** An idea; `into` is the place of the one that it was merged into. */
export interface ToldIdea {
  readonly title: Both;
  readonly text?: Both;
  readonly category: IdeaCategory;
  readonly status?: IdeaStatus;
  readonly reason?: Both;
  readonly into?: number;
  /** Share of the people who want it. */
  readonly wanted: number;
}

/** The oldest first. */
export const toldIdeas: readonly ToldIdea[] = [
  {
    title: ['Estacionamiento techado para bicicletas', 'Covered parking for bicycles'],
    text: [
      'Cada vez más personas vienen en bici y las dejan amarradas al barandal de la entrada.',
      'More and more of us cycle, and the bikes are locked to the railing at the entrance.',
    ],
    category: 'place',
    status: 'done',
    reason: [
      'Hay doce lugares techados junto a la recepción, con cámara.',
      'There are twelve covered places beside the reception, with a camera.',
    ],
    wanted: 0.34,
  },
  {
    title: ['Un lugar para dejar las bicicletas', 'A place to leave bicycles'],
    category: 'place',
    into: 0,
    wanted: 0,
  },
  {
    title: ['Viernes sin reuniones por la tarde', 'No meetings on Friday afternoons'],
    text: [
      'Es cuando se cierra la semana. Con tres horas seguidas alcanzaría para no llevarse nada a casa.',
      'It is when the week is closed. Three quiet hours would be enough to take nothing home.',
    ],
    category: 'work',
    status: 'done',
    reason: [
      'Desde este trimestre el calendario bloquea los viernes después de las 14 h.',
      'From this quarter on the calendar blocks Fridays after 2 pm.',
    ],
    wanted: 0.4,
  },
  {
    title: ['Bienvenida con un compañero guía', 'A buddy for everybody who starts'],
    text: [
      'La primera semana nadie sabe a quién preguntar. Una persona del equipo que acompañe un mes.',
      'In the first week nobody knows whom to ask. One person of the team who helps for a month.',
    ],
    category: 'people',
    status: 'done',
    reason: [
      'Cada ingreso tiene su guía desde mayo; está en el programa de bienvenida.',
      'Everybody who starts has had a buddy since May; it is part of the welcome programme.',
    ],
    wanted: 0.27,
  },
  {
    title: ['Fruta fresca los lunes', 'Fresh fruit on Mondays'],
    category: 'benefits',
    status: 'accepted',
    reason: [
      'Empieza el mes que entra en dos pisos, y si se come, en todos.',
      'It starts next month on two floors, and if it is eaten, on all.',
    ],
    wanted: 0.22,
  },
  {
    title: ['Pantallas más grandes para compartir', 'Larger screens to share'],
    category: 'work',
    status: 'refused',
    reason: [
      'Este año el presupuesto va a sillas. Volvemos a verla en enero.',
      'This year the budget goes into chairs. We look at it again in January.',
    ],
    wanted: 0.1,
  },
  {
    title: ['Guardería cerca de la oficina', 'A nursery near the office'],
    text: [
      'Con un convenio bastaría. En mi área somos seis con hijos menores de cuatro años.',
      'An agreement would be enough. Six of us have children under four.',
    ],
    category: 'benefits',
    status: 'review',
    reason: [
      'Pedimos precio a tres guarderías; respondemos antes de fin de mes.',
      'We have asked three nurseries for prices and answer before the end of the month.',
    ],
    wanted: 0.31,
  },
  {
    title: ['Convenio con una guardería', 'An agreement with a nursery'],
    category: 'benefits',
    into: 6,
    wanted: 0,
  },
  {
    title: ['Plantas en la sala de descanso', 'Plants in the break room'],
    category: 'place',
    wanted: 0.12,
  },
  {
    title: ['Un buzón de libros para intercambiar', 'A shelf for swapping books'],
    category: 'people',
    status: 'accepted',
    reason: [
      'El librero llega el martes. Trae el tuyo.',
      'The shelf arrives on Tuesday. Bring one of yours.',
    ],
    wanted: 0.16,
  },
  {
    title: ['Menos papel en las cotizaciones', 'Less paper for quotations'],
    text: [
      'Imprimimos tres copias de cada una y dos terminan en la basura.',
      'We print three copies of each, and two end in the bin.',
    ],
    category: 'work',
    status: 'review',
    wanted: 0.18,
  },
  { title: ['Clases de inglés al mediodía', 'Spanish lessons at noon'], category: 'benefits', wanted: 0.25 },
  {
    title: ['Horario flexible en vacaciones escolares', 'Flexible hours in school holidays'],
    category: 'work',
    status: 'review',
    wanted: 0.29,
  },
  {
    title: ['Un microondas más en el comedor', 'One more microwave in the canteen'],
    category: 'place',
    wanted: 0.2,
  },
  {
    title: ['Permitir mascotas los viernes', 'Pets on Fridays'],
    category: 'place',
    status: 'refused',
    reason: [
      'Hay personas con alergias fuertes en dos pisos. Gracias por proponerlo.',
      'People on two floors have strong allergies. Thank you for asking.',
    ],
    wanted: 0.21,
  },
  {
    title: ['Un canal para celebrar cierres', 'A channel to celebrate what we close'],
    category: 'people',
    wanted: 0.11,
  },
  {
    title: ['Chequeo de la vista una vez al año', 'An eye test once a year'],
    category: 'benefits',
    status: 'accepted',
    reason: ['Va con la jornada de salud de otoño.', 'It comes with the health day in autumn.'],
    wanted: 0.17,
  },
  {
    title: ['Rotar quién dirige la reunión', 'Take turns at leading the meeting'],
    category: 'work',
    wanted: 0.08,
  },
  {
    title: ['Señalar mejor las salas', 'Clearer signs for the rooms'],
    text: ['Las visitas dan vueltas, y nosotros también.', 'Visitors walk in circles, and so do we.'],
    category: 'place',
    wanted: 0.13,
  },
  {
    title: ['Una tarde de voluntariado', 'An afternoon of volunteering'],
    category: 'people',
    status: 'review',
    wanted: 0.24,
  },
  {
    title: ['Café de grano en cada piso', 'Proper coffee on each floor'],
    category: 'benefits',
    wanted: 0.28,
  },
  { title: ['Plantillas para los informes', 'Templates for reports'], category: 'work', wanted: 0.09 },
  {
    title: ['Duchas para quien viene corriendo', 'Showers for those who run to work'],
    category: 'place',
    wanted: 0.1,
  },
  {
    title: ['Grupo de corredores de los jueves', 'A running group on Thursdays'],
    category: 'people',
    wanted: 0.14,
  },
  {
    title: ['Descuento en el transporte público', 'A discount for public transport'],
    text: [
      'Quienes no tenemos auto no usamos el estacionamiento: podría compensarse.',
      'Those of us without a car use no parking space: that could be made up for.',
    ],
    category: 'benefits',
    status: 'review',
    wanted: 0.26,
  },
  {
    title: ['Luz cálida en la zona de lectura', 'Warmer light in the reading corner'],
    category: 'place',
    wanted: 0.06,
  },
  {
    title: ['Media hora para agradecer cada mes', 'Half an hour a month to say thanks'],
    category: 'people',
    wanted: 0.19,
  },
  { title: ['Un glosario de siglas', 'A glossary of our acronyms'], category: 'work', wanted: 0.15 },
  {
    title: ['Sillas ajustables en el taller', 'Adjustable chairs in the workshop'],
    category: 'place',
    wanted: 0.12,
  },
  {
    title: ['Aportar a los lentes de trabajo', 'A contribution to work glasses'],
    category: 'benefits',
    wanted: 0.11,
  },
  { title: ['Una carpeta de buenas respuestas', 'A folder of good answers'], category: 'work', wanted: 0.07 },
  { title: ['Almuerzo con otra área', 'Lunch with another department'], category: 'people', wanted: 0.16 },
  {
    title: ['Separar residuos en el comedor', 'Separate waste in the canteen'],
    category: 'place',
    wanted: 0.2,
  },
  { title: ['Día libre por mudanza', 'A day off for moving house'], category: 'benefits', wanted: 0.23 },
  {
    title: ['Avisar los cambios de turno antes', 'Tell changes of shift earlier'],
    category: 'work',
    wanted: 0.22,
  },
  { title: ['Juegos de mesa en la terraza', 'Board games on the terrace'], category: 'people', wanted: 0.08 },
  { title: ['Toldo para la terraza', 'An awning for the terrace'], category: 'place', wanted: 0.1 },
  { title: ['Atajos de teclado que ayudan', 'Keyboard shortcuts that help'], category: 'work', wanted: 0.05 },
  { title: ['Sala tranquila para llamadas', 'A quiet room for calls'], category: 'place', wanted: 0.18 },
  {
    title: ['Compartir el viaje a la planta', 'Share the ride to the plant'],
    category: 'other',
    wanted: 0.09,
  },
];

export const toldIdeaComments: readonly Both[] = [
  ['Me sumo. En mi piso pasa lo mismo.', 'I am in. It is the same on our floor.'],
  ['¿Se podría probar un mes antes de decidir?', 'Could we try it for a month before deciding?'],
  ['Yo ayudo a organizarlo.', 'I will help to organise it.'],
  ['Conozco a quien ya lo hizo en otra empresa.', 'I know someone who did this elsewhere.'],
  ['Gracias por escribirlo, lo pensaba hace tiempo.', 'Thanks for writing this; I have long thought so.'],
];

/** A message of a thread, and how many days after the case it was written. */
interface ToldMessage {
  readonly from: 'person' | 'organization';
  readonly text: Both;
  readonly after: number;
}

export interface ToldCase {
  readonly kind: CaseKind;
  readonly subject: Both;
  readonly text: Both;
  readonly category: CaseCategory;
  /** The employee's own, another person's, or nobody's; `coded` is the one whose code the presenter has. */
  readonly from: 'employee' | 'colleague' | 'nobody' | 'coded';
  readonly state: CaseState;
  readonly reason?: Both;
  readonly archived?: true;
  readonly involves?: true;
  /** Days since it was sent. */
  readonly age: number;
  readonly thread?: readonly ToldMessage[];
  readonly note?: Both;
}

export const toldCases: readonly ToldCase[] = [
  {
    kind: 'complaint',
    subject: ['Comentarios fuera de lugar en el turno de la tarde', 'Remarks on the afternoon shift'],
    text: [
      'Desde hace dos meses se hacen bromas sobre el acento de una compañera. Ella se ríe, pero no le gusta. No quiero que se sepa que lo conté.',
      'For two months there have been jokes about the accent of a colleague. She laughs, but she does not like it. I do not want anybody to know that I told you.',
    ],
    category: 'discrimination',
    from: 'coded',
    state: 'answered',
    age: 12,
    thread: [
      {
        from: 'organization',
        text: [
          'Gracias por contarlo. No sabemos quién eres y así se queda. ¿Pasa delante de quien lidera el turno?',
          'Thank you for telling us. We do not know who you are, and it stays so. Does it happen in front of whoever leads the shift?',
        ],
        after: 1,
      },
      { from: 'person', text: ['A veces sí, y no dice nada.', 'Sometimes, and nothing is said.'], after: 3 },
      {
        from: 'organization',
        text: [
          'Hablamos con todos los turnos, sin nombrar ninguno, y vamos a estar ahí las próximas semanas. Si sigue, escríbenos aquí mismo.',
          'We talked to all shifts without naming one, and we will be there in the coming weeks. If it goes on, write to us right here.',
        ],
        after: 6,
      },
    ],
    note: [
      'Hablé con los tres turnos el mismo día, para que no se note cuál fue.',
      'I talked to all three shifts on the same day, so that nobody sees which one it was.',
    ],
  },
  {
    kind: 'suggestion',
    subject: ['Una hora fija para el cierre del día', 'A fixed hour for closing the day'],
    text: [
      'Si cerramos todos a las seis, el reporte sale completo a la primera.',
      'If we all close at six, the report is complete at once.',
    ],
    category: 'work',
    from: 'employee',
    state: 'answered',
    age: 20,
    thread: [
      {
        from: 'organization',
        text: [
          'Lo probamos desde el lunes en tu área. Te contamos cómo sale.',
          'We try it in your department from Monday, and tell you how it goes.',
        ],
        after: 4,
      },
    ],
  },
  {
    kind: 'complaint',
    subject: ['Salida de emergencia bloqueada', 'A blocked emergency exit'],
    text: [
      'Las cajas del almacén tapan la puerta del fondo cada jueves.',
      'Boxes of the warehouse block the back door every Thursday.',
    ],
    category: 'safety',
    from: 'colleague',
    state: 'closed',
    reason: [
      'La puerta quedó libre y marcada en el piso. Se revisa cada jueves.',
      'The door is free and marked on the floor. It is checked every Thursday.',
    ],
    archived: true,
    age: 95,
    thread: [{ from: 'organization', text: ['Hoy mismo la despejamos.', 'We clear it today.'], after: 0 }],
  },
  {
    kind: 'suggestion',
    subject: ['Más sombra en el patio', 'More shade in the yard'],
    text: ['Al mediodía nadie puede comer afuera.', 'At noon nobody can eat outside.'],
    category: 'place',
    from: 'nobody',
    state: 'received',
    age: 2,
  },
  {
    kind: 'complaint',
    subject: ['Horas extra que no aparecen', 'Overtime that does not show'],
    text: [
      'En las dos últimas quincenas faltan horas de varias personas del turno de noche.',
      'In the last two fortnights hours of several people of the night shift are missing.',
    ],
    category: 'conditions',
    from: 'nobody',
    state: 'review',
    age: 31,
    thread: [
      {
        from: 'organization',
        text: [
          'Lo estamos revisando con nómina. ¿Recuerdas qué días?',
          'We are checking it with payroll. Do you remember which days?',
        ],
        after: 5,
      },
      { from: 'person', text: ['El 3, el 4 y el 11.', 'The 3rd, the 4th and the 11th.'], after: 8 },
    ],
  },
  {
    kind: 'complaint',
    subject: ['Trato de un proveedor', 'How a supplier treats us'],
    text: [
      'Quien recibe las entregas grita a las personas de recepción.',
      'Whoever takes the deliveries shouts at the people of the reception.',
    ],
    category: 'harassment',
    from: 'colleague',
    state: 'review',
    involves: true,
    age: 9,
    note: ['Cita con el proveedor el jueves.', 'A meeting with the supplier on Thursday.'],
  },
  {
    kind: 'suggestion',
    subject: ['Recordar los permisos por estudio', 'Remind people of study leave'],
    text: [
      'Casi nadie sabe que existen. Un aviso al empezar el semestre bastaría.',
      'Hardly anybody knows that it exists. A notice at the start of term would do.',
    ],
    category: 'benefits',
    from: 'colleague',
    state: 'closed',
    reason: ['El aviso salió con el último comunicado.', 'The notice went out with the last announcement.'],
    age: 60,
  },
  {
    kind: 'complaint',
    subject: ['Un descuento que no entiendo', 'A deduction I do not understand'],
    text: [
      'Me descontaron dos días de enfermedad que sí avisé.',
      'Two days of sick leave were deducted, though I had reported them.',
    ],
    category: 'conditions',
    from: 'employee',
    state: 'received',
    age: 1,
  },
  {
    kind: 'suggestion',
    subject: ['Encuestas más cortas', 'Shorter surveys'],
    text: [
      'Con cinco preguntas contestaríamos más personas.',
      'With five questions more of us would answer.',
    ],
    category: 'other',
    from: 'nobody',
    state: 'review',
    age: 14,
  },
];

/** What changed, as it was told, and how many days ago. */
export const toldChanges: readonly { readonly text: Both; readonly age: number }[] = [
  {
    text: [
      'Dijeron que el almacén tapaba una salida. Hoy está libre, marcada y se revisa cada jueves.',
      'You said that the warehouse blocked an exit. It is free and marked, and checked every Thursday.',
    ],
    age: 88,
  },
  {
    text: [
      'Dijeron que casi nadie conoce los permisos por estudio. Ahora se recuerdan cada semestre.',
      'You said that hardly anybody knows of study leave. Now a notice goes out every term.',
    ],
    age: 50,
  },
];

/** Codes that presenters have in their notes, one for each organisation, with the hash by which the case is found. */
export const presenterCodes = {
  aurora: {
    code: 'V0Z1CA50DEM0AR2A',
    hash: '29d65550bc282ff6d0a97dea6089e43503227fe7ce63368545a82dd20b40333e',
  },
  boreal: {
    code: 'V0Z1CA50DEM0B0RE',
    hash: 'e6e4c7323c1e644fb06b242d1da3a5e58313cec17b87c2e2d06ea07eaf7c96a1',
  },
} as const;
