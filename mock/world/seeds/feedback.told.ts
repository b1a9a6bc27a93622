/** The words of the demo's suggestions and complaints. */
import type { CaseCategory, CaseKind, CaseState } from '#schema/feedback/cases.rules.ts';

type Both = readonly [es: string, en: string];

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
