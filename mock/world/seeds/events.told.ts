/** What the events of the demo are, in both languages. */
import type { eventPictures } from '#schema/events/events.rules.ts';

export interface ToldEvent {
  /** Days from today, hour of the day, and hours of length; 0 hours is a whole day. */
  readonly on: number;
  readonly at: number;
  readonly hours: number;
  readonly picture: (typeof eventPictures)[number];
  /** Spanish and English title, and place; null is online. */
  readonly es: readonly [title: string, place: string | null];
  readonly en: readonly [title: string, place: string | null];
  readonly capacity?: number;
  /** Share of the people who register. */
  readonly share?: number;
  readonly points?: number;
  readonly online?: true;
  /** Its own zone, where that is not the organisation's. */
  readonly timezone?: string;
  readonly waiting?: number;
  readonly isCancelled?: true;
  readonly isClosed?: true;
}

/** The last one is full: the employee waits at the fourth place. */
export const toldEvents: readonly ToldEvent[] = [
  {
    on: -320,
    at: 9,
    hours: 8,
    picture: 'workshop',
    share: 0.3,
    es: ['Taller de presentaciones', 'Sala Andes'],
    en: ['Presentation workshop', 'Harbour room'],
  },
  {
    on: -286,
    at: 17,
    hours: 3,
    picture: 'party',
    share: 0.6,
    es: ['Fiesta en la terraza', 'Terraza'],
    en: ['Party on the roof', 'Roof terrace'],
  },
  {
    on: -262,
    at: 10,
    hours: 1,
    picture: 'meeting',
    share: 0.7,
    online: true,
    es: ['Reunión general: metas del trimestre', null],
    en: ['All hands: goals of the quarter', null],
  },
  {
    on: -231,
    at: 7,
    hours: 4,
    picture: 'sport',
    share: 0.2,
    es: ['Carrera de 5 km', 'Parque Central'],
    en: ['5 km run', 'Green park'],
  },
  {
    on: -205,
    at: 16,
    hours: 2,
    picture: 'talk',
    share: 0.35,
    es: ['Charla: dormir mejor', 'Auditorio'],
    en: ['Talk: sleep better', 'Auditorium'],
  },
  {
    on: -171,
    at: 10,
    hours: 1,
    picture: 'meeting',
    share: 0.7,
    online: true,
    es: ['Reunión general: lo que aprendimos', null],
    en: ['All hands: what we learned', null],
  },
  {
    on: -150,
    at: 8,
    hours: 0,
    picture: 'volunteering',
    share: 0.25,
    es: ['Día de siembra', 'Cerro Verde'],
    en: ['Planting day', 'North hill'],
  },
  {
    on: -118,
    at: 14,
    hours: 3,
    picture: 'workshop',
    share: 0.2,
    capacity: 20,
    es: ['Taller de hojas de cálculo', 'Sala Pacífico'],
    en: ['Spreadsheet workshop', 'Bridge room'],
  },
  {
    on: -90,
    at: 10,
    hours: 1,
    picture: 'meeting',
    share: 0.7,
    online: true,
    es: ['Reunión general: nuevos proyectos', null],
    en: ['All hands: new projects', null],
  },
  {
    on: -63,
    at: 18,
    hours: 2,
    picture: 'talk',
    share: 0.3,
    es: ['Charla: cuentas claras', 'Auditorio'],
    en: ['Talk: money made plain', 'Auditorium'],
  },
  {
    on: -44,
    at: 12,
    hours: 2,
    picture: 'birthday',
    share: 0.5,
    es: ['Almuerzo de cumpleaños del mes', 'Comedor'],
    en: ['Birthday lunch of the month', 'Canteen'],
  },
  {
    on: -27,
    at: 9,
    hours: 3,
    picture: 'workshop',
    share: 0.15,
    es: ['Taller de primeros auxilios', 'Sala Andes'],
    en: ['First aid workshop', 'Harbour room'],
  },
  {
    on: -13,
    at: 17,
    hours: 2,
    picture: 'sport',
    share: 0.2,
    es: ['Torneo relámpago de fútbol', 'Cancha Norte'],
    en: ['Five-a-side evening', 'North pitch'],
  },
  {
    on: -5,
    at: 15,
    hours: 1,
    picture: 'talk',
    share: 0.3,
    online: true,
    es: ['Charla: pedir ayuda a tiempo', 'Auditorio'],
    en: ['Talk: ask for help in time', 'Auditorium'],
  },
  {
    on: 2,
    at: 12,
    hours: 2,
    picture: 'birthday',
    share: 0.4,
    es: ['Almuerzo de cumpleaños del mes', 'Comedor'],
    en: ['Birthday lunch of the month', 'Canteen'],
  },
  {
    on: 4,
    at: 16,
    hours: 2,
    picture: 'talk',
    share: 0.3,
    points: 20,
    es: ['Charla: inteligencia artificial en el día a día', 'Auditorio'],
    en: ['Talk: AI on an ordinary day', 'Auditorium'],
  },
  {
    on: 7,
    at: 18,
    hours: 2,
    picture: 'sport',
    share: 0.15,
    isCancelled: true,
    es: ['Clase de yoga al aire libre', 'Terraza'],
    en: ['Yoga outdoors', 'Roof terrace'],
  },
  {
    on: 9,
    at: 17,
    hours: 1,
    picture: 'meeting',
    share: 0.6,
    online: true,
    timezone: 'Europe/Madrid',
    es: ['Reunión general: cómo vamos', null],
    en: ['All hands: how we are doing', null],
  },
  {
    on: 11,
    at: 8,
    hours: 0,
    picture: 'volunteering',
    share: 0.2,
    points: 50,
    capacity: 60,
    es: ['Jornada en el banco de alimentos', 'Banco de Alimentos'],
    en: ['Day at the food bank', 'Food bank'],
  },
  {
    on: 16,
    at: 9,
    hours: 3,
    picture: 'workshop',
    share: 0.1,
    capacity: 24,
    points: 20,
    es: ['Taller de escritura clara', 'Sala Pacífico'],
    en: ['Plain writing workshop', 'Bridge room'],
  },
  {
    on: 21,
    at: 19,
    hours: 4,
    picture: 'party',
    share: 0.5,
    es: ['Fiesta de aniversario', 'Salón Jardín'],
    en: ['Anniversary party', 'Garden hall'],
  },
  {
    on: 30,
    at: 9,
    hours: 2,
    picture: 'workshop',
    share: 0,
    isClosed: true,
    es: ['Inducción para quienes llegan', 'Sala Andes'],
    en: ['Onboarding of newcomers', 'Harbour room'],
  },
  {
    on: 0,
    at: -1,
    hours: 2,
    picture: 'talk',
    share: 0.25,
    online: true,
    points: 20,
    es: ['Café con dirección', 'Comedor'],
    en: ['Coffee with the management', 'Canteen'],
  },
  {
    on: 6,
    at: 17,
    hours: 2,
    picture: 'workshop',
    capacity: 12,
    waiting: 6,
    points: 20,
    es: ['Taller de cerámica', 'Casa Taller'],
    en: ['Pottery workshop', 'Craft house'],
  },
];

export const eventTexts = {
  es: {
    about: 'Ven como eres y trae tus preguntas. Si no puedes ir, deja tu lugar a alguien más.',
    cancelled: 'La profesora está enferma. Buscamos otra fecha y te avisamos.',
    url: 'https://reunion.aurora.example/sala',
  },
  en: {
    about: 'Come as you are and bring your questions. If you cannot come, leave your place to somebody else.',
    cancelled: 'The teacher is ill. We look for another day and let you know.',
    url: 'https://meet.boreal.example/room',
  },
} as const;
