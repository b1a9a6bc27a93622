/** Samples of wellbeing for its stories. */
import type { ShownMood } from '#src/wellbeing/mood/mood.queries.ts';
import type { OwnMetrics, ShownPage, ShownWeeks } from '#src/wellbeing/wellbeing.queries.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';

export const helpPage: ShownPage = {
  help: [
    { name: 'Línea de apoyo emocional', phone: '800 555 0101', note: 'Todos los días, a toda hora' },
    { name: 'Emergencias', phone: '911', note: null },
  ],
  providerName: 'Médicos en Línea',
  providerUrl: 'https://medicos.example/entrar',
  providerPhone: null,
  safetyContacts: [{ name: 'Primeros auxilios', phone: '55 5550 0110', note: 'Extensión 110' }],
  protocolFolder: 'Protocolos',
  protocols: [{ id: 'evacuation', name: 'Plan de evacuación', description: 'Salidas y punto de encuentro.' }],
};

/** Days before a fixed one; every fourth is missing. */
export const days: readonly ShownMood[] = Array.from({ length: 28 }, (_, back) => back)
  .filter((back) => back % 4 !== 1)
  .toReversed()
  .map((back) => ({
    id: `day ${back}`,
    moodId: moodCodes[(back * 3) % 5] ?? 'okay',
    note: back === 0 ? 'Cerré algo que pesaba.' : null,
    date: dayAfter('2026-11-26', -back),
    open: back === 0,
    createdAt: `${dayAfter('2026-11-26', -back)}T15:00:00.000Z`,
  }));

export const weeks: ShownWeeks = {
  departmentId: null,
  threshold: 5,
  departments: [{ id: 'sales', name: 'Ventas' }],
  weeks: Array.from({ length: 8 }, (_, at) => ({
    week: dayAfter('2026-09-28', at * 7),
    people: at === 3 ? null : 20 + at,
    counts: at === 3 ? [] : [1, 3, 6, 7 + at, 3],
    mean: at === 3 ? null : 3 + at / 10,
    withheld: at === 3 ? ('few' as const) : null,
  })),
};

const nothing = { waistCm: null, bodyFatPercent: null } as const;
export const metrics: OwnMetrics = {
  items: [
    {
      id: 'second',
      measuredAt: '2026-11-02',
      weightKg: 70.5,
      heightCm: null,
      bmi: 24.4,
      ...nothing,
      createdAt: '2026-11-02T15:00:00.000Z',
    },
    {
      id: 'first',
      measuredAt: '2026-10-02',
      weightKg: 72,
      heightCm: 170,
      bmi: 24.9,
      ...nothing,
      createdAt: '2026-10-02T15:00:00.000Z',
    },
  ],
  consents: [
    { purpose: 'health_programs', agreed: true, since: '2026-10-02T15:00:00.000Z' },
    { purpose: 'occupational_health', agreed: false, since: null },
    { purpose: 'insurance', agreed: false, since: null },
  ],
  looks: [
    {
      id: 'look',
      viewer: {
        id: 'diego',
        firstName: 'Diego',
        lastName: 'Paz',
        email: 'admin@aurora.example',
        jobPosition: 'Administración',
        departmentId: null,
        departmentName: null,
        profileImageUrl: null,
        active: true,
        takesPoints: true,
      },
      purpose: 'health_programs',
      reason: 'Preparar la jornada de salud.',
      createdAt: '2026-11-10T15:00:00.000Z',
    },
  ],
};
