/** The words of the demo's benefits and coverages, with what each shows to the employee. */
import type { BenefitConditions } from '#schema/benefits/eligibility.ts';

type Both = readonly [es: string, en: string];

export interface ToldBenefit {
  readonly name: Both;
  readonly category: keyof typeof toldCategories;
  readonly description: Both;
  readonly worth: Both;
  /** Days from today. */
  readonly opens?: number;
  readonly ends?: number;
  readonly stock?: number;
  readonly automatic?: true;
  readonly months?: number;
  /** Only for a department of others than the employee. */
  readonly isElsewhere?: true;
  readonly country?: string;
  readonly once?: BenefitConditions['once'];
  readonly off?: true;
  readonly archived?: true;
  readonly asks?: true;
}

export const toldCategories = {
  health: ['Salud', 'Health'],
  time: ['Tiempo', 'Time'],
  learning: ['Formación', 'Learning'],
  family: ['Familia', 'Family'],
  daily: ['Día a día', 'Everyday life'],
} as const satisfies Readonly<Record<string, Both>>;

export const toldBenefits = {
  gym: {
    name: ['Gimnasio', 'Gym'],
    category: 'health',
    description: ['Pagamos la mitad de tu mensualidad.', 'We pay half of your monthly fee.'],
    worth: ['Hasta $800 al mes', 'Up to $800 a month'],
    asks: true,
  },
  birthday: {
    name: ['Día libre de cumpleaños', 'Birthday off'],
    category: 'time',
    description: ['Un día libre en la semana de tu cumpleaños.', 'A day off in the week of your birthday.'],
    worth: ['Un día', 'One day'],
    automatic: true,
    once: 'year',
  },
  glasses: {
    name: ['Lentes graduados', 'Glasses'],
    category: 'health',
    description: ['Un par de lentes con tu graduación.', 'One pair of glasses with your prescription.'],
    worth: ['Hasta $3,000', 'Up to $3,000'],
    once: 'ever',
  },
  dental: {
    name: ['Ortodoncia para tus hijos', 'Braces for your children'],
    category: 'family',
    description: ['Ayuda para el tratamiento de un hijo.', 'Help with the treatment of a child.'],
    worth: ['Hasta $12,000', 'Up to $12,000'],
    months: 60,
  },
  parking: {
    name: ['Lugar de estacionamiento', 'Parking place'],
    category: 'daily',
    description: ['Un lugar fijo en el sótano.', 'A place of your own in the basement.'],
    worth: ['$1,200 al mes', '$1,200 a month'],
    stock: 4,
  },
  languages: {
    name: ['Beca de idiomas', 'Language grant'],
    category: 'learning',
    description: [
      'Un curso de un idioma que uses en tu trabajo.',
      'A course of a language that you use at work.',
    ],
    worth: ['70 % del curso', '70 % of the course'],
    opens: 12,
    ends: 42,
    stock: 20,
  },
  vaccine: {
    name: ['Vacuna de temporada', 'Seasonal vaccine'],
    category: 'health',
    description: ['Te la ponen aquí, en horario de trabajo.', 'You get it here, in working hours.'],
    worth: ['Sin costo', 'Free'],
    opens: -60,
    ends: -20,
    automatic: true,
  },
  phone: {
    name: ['Plan de celular', 'Mobile plan'],
    category: 'daily',
    description: ['Para quien visita clientes.', 'For those who visit customers.'],
    worth: ['$450 al mes', '$450 a month'],
    isElsewhere: true,
  },
  winter: {
    name: ['Ropa de invierno', 'Winter clothes'],
    category: 'daily',
    description: ['Para nuestras oficinas del sur.', 'For our offices in the south.'],
    worth: ['$2,500 al año', '$2,500 a year'],
    country: 'CL',
  },
  photo: {
    name: ['Taller de fotografía', 'Photography workshop'],
    category: 'learning',
    description: ['Cuatro sábados con una fotógrafa.', 'Four Saturdays with a photographer.'],
    worth: ['$1,800', '$1,800'],
    stock: 12,
  },
  chair: {
    name: ['Silla para trabajar en casa', 'Chair for working at home'],
    category: 'daily',
    description: ['Una silla ergonómica, en préstamo.', 'An ergonomic chair, on loan.'],
    worth: ['$4,200', '$4,200'],
    once: 'ever',
    stock: 30,
  },
  nursery: {
    name: ['Guardería', 'Nursery'],
    category: 'family',
    description: ['Ayuda mensual hasta los cuatro años.', 'Monthly help up to the age of four.'],
    worth: ['$1,500 al mes', '$1,500 a month'],
  },
  parents: {
    name: ['Semana extra por nacimiento', 'Extra week for a birth'],
    category: 'family',
    description: ['Una semana más de lo que dice la ley.', 'One week more than the law says.'],
    worth: ['Cinco días', 'Five days'],
  },
  volunteer: {
    name: ['Dos días de voluntariado', 'Two days of volunteering'],
    category: 'time',
    description: ['Con la organización que elijas.', 'With the organisation of your choice.'],
    worth: ['Dos días al año', 'Two days a year'],
    once: 'year',
  },
  books: {
    name: ['Libros', 'Books'],
    category: 'learning',
    description: ['Un libro al trimestre, el que quieras.', 'A book each quarter, whichever you like.'],
    worth: ['$400', '$400'],
    automatic: true,
  },
  bike: {
    name: ['Bicicleta', 'Bicycle'],
    category: 'daily',
    description: ['Préstamo sin intereses para comprar una.', 'A loan without interest to buy one.'],
    worth: ['Hasta $9,000', 'Up to $9,000'],
    months: 6,
    stock: 8,
  },
  therapy: {
    name: ['Terapia en línea', 'Online therapy'],
    category: 'health',
    description: ['Ocho sesiones; nadie sabe con quién.', 'Eight sessions; nobody knows with whom.'],
    worth: ['Ocho sesiones', 'Eight sessions'],
    off: true,
  },
  vouchers: {
    name: ['Vales de despensa', 'Grocery vouchers'],
    category: 'daily',
    description: ['Ahora vienen con la nómina.', 'They come with the payroll now.'],
    worth: ['$600 al mes', '$600 a month'],
    archived: true,
  },
} as const satisfies Readonly<Record<string, ToldBenefit>>;
export type BenefitName = keyof typeof toldBenefits;

export const toldDelivery: Both = [
  'Pasa por Talento con tu credencial, de lunes a viernes de 10 a 13.',
  'Come to the people team with your badge, Monday to Friday from 10 to 13.',
];
export const toldRefusal: Both = [
  'Este mes el taller coincide con tu guardia. Pídelo otra vez en la próxima edición.',
  'This month the workshop is on the days of your shift. Ask again for the next one.',
];
export const toldNote: Both = [
  'Es el que está a dos calles de la oficina.',
  'It is the one two streets from the office.',
];

export const toldForm = {
  title: ['Gimnasio', 'Gym'],
  questions: [
    { text: ['¿A qué gimnasio vas?', 'Which gym do you go to?'] },
    { text: ['¿Desde cuándo?', 'Since when?'], isDate: true, isOptional: true },
  ],
} as const;

export interface ToldCoverage {
  readonly name: Both;
  readonly description: Both;
  readonly provider: string;
  readonly policy: string;
  /** Days from today. */
  readonly starts: number;
  readonly ends: number | null;
  /** Index of the only department whose people have it. */
  readonly department: number | null;
  /** It was given to its people this morning. */
  readonly isNew?: true;
}

export const toldCoverages: readonly ToldCoverage[] = [
  {
    name: ['Gastos médicos mayores', 'Major medical'],
    description: ['Hospital, cirugía y urgencias.', 'Hospital, surgery and emergencies.'],
    provider: 'Seguros Alameda',
    policy: 'GMM-20418',
    starts: -310,
    ends: null,
    department: null,
  },
  {
    name: ['Seguro de vida', 'Life insurance'],
    description: ['Veinticuatro sueldos para tu familia.', 'Twenty-four salaries for your family.'],
    provider: 'Seguros Alameda',
    policy: 'VID-7731',
    starts: -345,
    ends: 20,
    department: 2,
  },
  {
    name: ['Plan dental', 'Dental plan'],
    description: ['Limpieza, resinas y extracciones.', 'Cleaning, fillings and extractions.'],
    provider: 'Sonrisas Unidas',
    policy: 'DEN-118',
    starts: -400,
    ends: -35,
    department: 2,
  },
  {
    name: ['Accidentes en planta', 'Accidents in the plant'],
    description: ['Desde el primer día, también en el camino.', 'From the first day, also on the way.'],
    provider: 'La Previsora',
    policy: 'ACC-5520',
    starts: -120,
    ends: 245,
    department: 1,
    isNew: true,
  },
];
