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

/** A goal that is a number; some fall. */
export interface NumberGoal extends Both {
  readonly unit: string;
  readonly start: number;
  readonly target: number;
}
const goal = (es: string, en: string, unit: string, start: number, target: number): NumberGoal => ({
  es,
  en,
  unit,
  start,
  target,
});

/** An aim of a department. */
export interface DepartmentAim extends Both {
  /** The aim of the organisation that it belongs to, by its place. */
  readonly aim: number;
  /** The department, by its place in each organisation; none where nobody does that work. */
  readonly of: { readonly aurora?: number; readonly boreal?: number };
  /** Goals of people that are parts of it. */
  readonly parts: readonly NumberGoal[];
}

export const departmentAims: readonly DepartmentAim[] = [
  {
    es: 'Responder el mismo día',
    en: 'Answer on the same day',
    aim: 0,
    of: { aurora: 2, boreal: 2 },
    parts: [
      goal('Bajar el tiempo de respuesta', 'Shorten the response time', 'h', 12, 4),
      goal('Atender casos en el primer contacto', 'Solve cases at first contact', '%', 60, 85),
    ],
  },
  {
    es: 'Menos reclamos repetidos',
    en: 'Fewer repeated complaints',
    aim: 0,
    of: { aurora: 2, boreal: 2 },
    parts: [
      goal('Reducir errores de captura', 'Fewer data errors', '', 40, 10),
      goal('Llamar después de cerrar un caso', 'Call after a case is closed', '', 0, 60),
    ],
  },
  {
    es: 'Entregas a tiempo',
    en: 'Deliveries on time',
    aim: 0,
    of: { aurora: 7, boreal: 3 },
    parts: [
      goal('Pedidos que salen el mismo día', 'Orders that leave on the same day', '%', 70, 95),
      goal('Menos devoluciones por dirección', 'Fewer returns for a wrong address', '', 30, 8),
    ],
  },
  {
    es: 'Nuevas cuentas en el norte',
    en: 'New accounts in the north',
    aim: 1,
    of: { aurora: 0 },
    parts: [
      goal('Visitar clientes', 'Visit customers', '', 0, 24),
      goal('Propuestas aceptadas', 'Accepted proposals', '%', 20, 35),
    ],
  },
  {
    es: 'Menos merma en planta',
    en: 'Less waste in the plant',
    aim: 1,
    of: { aurora: 1 },
    parts: [
      goal('Bajar la merma de mi línea', 'Less waste on my line', '%', 6, 3),
      goal('Documentar procesos', 'Document processes', '', 0, 8),
    ],
  },
  {
    es: 'Sistemas sin caídas',
    en: 'Systems without outages',
    aim: 1,
    of: { aurora: 3, boreal: 1 },
    parts: [
      goal('Cubrir con pruebas lo que más se usa', 'Test what is used most', '%', 55, 80),
      goal('Menos incidentes repetidos', 'Fewer repeated incidents', '', 18, 6),
    ],
  },
  {
    es: 'Cierre contable en cinco días',
    en: 'Books closed in five days',
    aim: 1,
    of: { aurora: 4, boreal: 4 },
    parts: [
      goal('Conciliar cuentas antes del día tres', 'Reconcile accounts before day three', '', 0, 12),
      goal('Facturas sin correcciones', 'Invoices without corrections', '%', 80, 97),
    ],
  },
  {
    es: 'Campañas que traen clientes',
    en: 'Campaigns that bring customers',
    aim: 1,
    of: { aurora: 6 },
    parts: [
      goal('Historias de clientes publicadas', 'Published customer stories', '', 0, 6),
      goal('Visitas que dejan sus datos', 'Visits that leave their data', '%', 2, 5),
    ],
  },
  {
    es: 'Funciones que se usan',
    en: 'Features that people use',
    aim: 1,
    of: { boreal: 0 },
    parts: [
      goal('Entrevistas con personas usuarias', 'Interviews with users', '', 0, 15),
      goal('Personas que terminan su primera tarea', 'People who finish their first task', '%', 48, 70),
    ],
  },
  {
    es: 'Contratos revisados en tres días',
    en: 'Contracts reviewed in three days',
    aim: 1,
    of: { aurora: 8, boreal: 5 },
    parts: [goal('Días para revisar un contrato', 'Days to review a contract', '', 9, 3)],
  },
  {
    es: 'Contratar en menos de 30 días',
    en: 'Hire in less than 30 days',
    aim: 2,
    of: { aurora: 5, boreal: 4 },
    parts: [goal('Entrevistas en la primera semana', 'Interviews in the first week', '%', 40, 80)],
  },
  {
    es: 'Capacitación para cada puesto',
    en: 'Training for every position',
    aim: 2,
    of: { aurora: 5, boreal: 4 },
    parts: [goal('Puestos con plan de capacitación', 'Positions with a training plan', '', 0, 18)],
  },
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
