/** The words of the demo's requests: kinds with their questions, answers and reasons. */

type Both = readonly [es: string, en: string];

/** One question of a form; with options it is a choice. */
export interface ToldQuestion {
  readonly text: Both;
  readonly options?: readonly Both[];
  readonly isDate?: true;
  readonly isOptional?: true;
}

/** A kind: who decides, how, and what people answer. */
export interface ToldKind {
  readonly title: Both;
  readonly description: Both;
  readonly needs: Both;
  /** Named approvers: indices of departments whose leader decides; `admin` is the administrator. Empty: the manager. */
  readonly approvers: readonly (number | 'admin')[];
  readonly rule: 'any' | 'all' | 'order';
  readonly clockHours: number;
  readonly takesFiles: boolean;
  readonly questions: readonly ToldQuestion[];
  readonly said: readonly Both[];
}

export const toldKinds: readonly ToldKind[] = [
  {
    title: ['Vacaciones', 'Holidays'],
    description: ['Días libres de los que ya tienes.', 'Days off that you already have.'],
    needs: ['las fechas y quién te cubre', 'the dates, and who stands in for you'],
    approvers: [],
    rule: 'any',
    clockHours: 16,
    takesFiles: false,
    questions: [
      { text: ['¿Desde qué día?', 'From which day?'], isDate: true },
      { text: ['¿Hasta qué día?', 'Until which day?'], isDate: true },
      { text: ['¿Quién te cubre?', 'Who stands in for you?'], isOptional: true },
    ],
    said: [
      [
        'Lo hablé con mi equipo: no coincide con el cierre.',
        'I talked to my team: it is not at the closing.',
      ],
      ['Me cubre quien se sienta a mi lado.', 'My neighbour stands in for me.'],
    ],
  },
  {
    title: ['Constancia de trabajo', 'Proof of employment'],
    description: ['Una carta firmada para un trámite.', 'A signed letter for an office.'],
    needs: ['a quién va dirigida', 'to whom it is addressed'],
    approvers: ['admin'],
    rule: 'any',
    clockHours: 8,
    takesFiles: false,
    questions: [
      {
        text: ['¿Para qué la necesitas?', 'What do you need it for?'],
        options: [
          ['Banco', 'Bank'],
          ['Embajada', 'Embassy'],
          ['Alquiler', 'Rent'],
        ],
      },
      { text: ['¿A nombre de quién va?', 'Whom is it addressed to?'] },
    ],
    said: [
      ['A quien corresponda.', 'To whom it may concern.'],
      ['Al banco de la esquina.', 'To the bank at the corner.'],
    ],
  },
  {
    title: ['Equipo de trabajo', 'Equipment'],
    description: ['Computadora, pantalla, silla o accesorios.', 'Computer, screen, chair or accessories.'],
    needs: [
      'el modelo, si lo conoces, y una foto si algo se rompió',
      'the model, and a photo if something broke',
    ],
    approvers: [3, 'admin'],
    rule: 'order',
    clockHours: 24,
    takesFiles: true,
    questions: [
      {
        text: ['¿Qué necesitas?', 'What do you need?'],
        options: [
          ['Computadora', 'Computer'],
          ['Pantalla', 'Screen'],
          ['Silla', 'Chair'],
          ['Otra cosa', 'Something else'],
        ],
      },
      { text: ['¿Por qué?', 'Why?'] },
    ],
    said: [
      ['La mía se apaga sola desde el lunes.', 'Mine has switched itself off since Monday.'],
      ['Trabajo con dos documentos abiertos todo el día.', 'I work with two open documents all day.'],
    ],
  },
  {
    title: ['Trabajo a distancia', 'Work from elsewhere'],
    description: ['Unos días desde otro lugar.', 'Some days from another place.'],
    needs: ['los días y desde dónde', 'the days, and from where'],
    approvers: [],
    rule: 'any',
    clockHours: 8,
    takesFiles: false,
    questions: [
      { text: ['¿Desde qué día?', 'From which day?'], isDate: true },
      { text: ['¿Desde dónde?', 'From where?'] },
    ],
    said: [
      ['Desde la casa de mi mamá, con buena conexión.', "From my mother's house, with a good connection."],
      ['Desde la oficina de Puebla.', 'From the office in Puebla.'],
    ],
  },
  {
    title: ['Anticipo de salario', 'Advance on salary'],
    description: ['Hasta la mitad de un mes, una vez al año.', 'Up to half a month, once a year.'],
    needs: ['el monto', 'the amount'],
    approvers: [4],
    rule: 'any',
    clockHours: 16,
    takesFiles: true,
    questions: [{ text: ['¿Para qué lo necesitas?', 'What do you need it for?'], isOptional: true }],
    said: [
      ['Un arreglo de la casa que no puede esperar.', 'A repair at home that cannot wait.'],
      ['La inscripción de mi hija.', "My daughter's enrolment."],
    ],
  },
];

export const toldReasons: readonly Both[] = [
  [
    'Esa semana ya hay dos personas fuera. ¿Puedes correrlo una semana?',
    'Two people are away that week already. Can you move it by a week?',
  ],
  [
    'Falta el modelo. Envíala otra vez con él y la reviso hoy.',
    'The model is missing. Send it again, and I look at it today.',
  ],
];

export const toldComments: readonly Both[] = [
  ['¿Puede ser antes del viernes?', 'Can it be before Friday?'],
  ['Sí, la reviso mañana temprano.', 'Yes, I look at it early tomorrow.'],
];
