/** Texts of the goals of the demo, in both languages. */
import type { Both } from './surveyTexts.ts';

export const goalCategoryTexts: readonly (Both & { readonly color: string })[] = [
  { es: 'Clientes', en: 'Customers', color: '#2563eb' },
  { es: 'Crecimiento', en: 'Growth', color: '#15803d' },
  { es: 'Operación', en: 'Operations', color: '#b45309' },
  { es: 'Personas', en: 'People', color: '#7c3aed' },
];

/** The aims of the organisation, with their categories. */
export const organizationAims: readonly (Both & { readonly category: number })[] = [
  { es: 'Que los clientes nos recomienden', en: 'Customers recommend us', category: 0 },
  { es: 'Crecer sin perder calidad', en: 'Grow without losing quality', category: 1 },
  { es: 'Ser un buen lugar para trabajar', en: 'Be a good place to work', category: 3 },
];

/** The aims of departments, with the aims of the organisation that they belong to. */
export const departmentAims: readonly (Both & { readonly aim: number })[] = [
  { es: 'Responder el mismo día', en: 'Answer on the same day', aim: 0 },
  { es: 'Menos reclamos repetidos', en: 'Fewer repeated complaints', aim: 0 },
  { es: 'Entregas a tiempo', en: 'Deliveries on time', aim: 0 },
  { es: 'Nuevas cuentas en el norte', en: 'New accounts in the north', aim: 1 },
  { es: 'Menos merma en planta', en: 'Less waste in the plant', aim: 1 },
  { es: 'Sistemas sin caídas', en: 'Systems without outages', aim: 1 },
  { es: 'Cierre contable en cinco días', en: 'Books closed in five days', aim: 1 },
  { es: 'Contratar en menos de 30 días', en: 'Hire in less than 30 days', aim: 2 },
  { es: 'Bienvenida completa a quien llega', en: 'A full welcome for newcomers', aim: 2 },
  { es: 'Más reconocimientos entre equipos', en: 'More recognitions between teams', aim: 2 },
  { es: 'Capacitación para cada puesto', en: 'Training for every position', aim: 2 },
];

/** Goals of people that are numbers; some fall. */
export const numberGoals: readonly (Both & {
  readonly unit: string;
  readonly start: number;
  readonly target: number;
})[] = [
  {
    es: 'Atender casos en el primer contacto',
    en: 'Solve cases at first contact',
    unit: '%',
    start: 60,
    target: 85,
  },
  { es: 'Bajar el tiempo de respuesta', en: 'Shorten the response time', unit: 'h', start: 12, target: 4 },
  { es: 'Visitar clientes', en: 'Visit customers', unit: '', start: 0, target: 24 },
  { es: 'Reducir errores de captura', en: 'Fewer data errors', unit: '', start: 40, target: 10 },
  { es: 'Documentar procesos', en: 'Document processes', unit: '', start: 0, target: 8 },
];

export const checklistGoal: Both & { readonly items: readonly Both[] } = {
  es: 'Certificarme en mi herramienta principal',
  en: 'Get certified in my main tool',
  items: [
    { es: 'Curso en línea', en: 'Online course' },
    { es: 'Proyecto de práctica', en: 'Practice project' },
    { es: 'Examen', en: 'Exam' },
  ],
};
export const yesNoGoal: Both = {
  es: 'Presentar el plan de mejora al equipo',
  en: 'Present the improvement plan',
};

export const checkinNotes: readonly Both[] = [
  { es: 'Avanzamos según lo planeado.', en: 'Going as planned.' },
  { es: 'Costó más de lo esperado, pero va.', en: 'Harder than expected, but moving.' },
  { es: 'Esta semana se notó la ayuda del equipo.', en: "The team's help made a difference this week." },
];
/** Thanks for a goal that was reached early; it names nobody, since several people can receive it. */
export const reachedThanks: Both = {
  es: 'La meta del trimestre, cumplida semanas antes. Gracias por contar cada avance y por ayudar a los demás a llegar.',
  en: 'The goal of the quarter, reached weeks early. Thank you for telling every step, and for helping the others to get there.',
};

export const riskNote: Both = {
  es: 'Faltan dos personas en el turno; hablo con mi líder el lunes.',
  en: 'Two people are missing on the shift; I will talk to my leader on Monday.',
};
