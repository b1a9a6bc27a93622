/** Valid calls of wellbeing. */
import { bodyMetrics, metricPeople } from '#backend/wellbeing/wellbeing.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** A person who agreed, and a measurement with the address of its person. */
export const known = async (store: Store) => {
  const sharingId = await firstId(store, metricPeople, {});
  const {
    rows: [metric],
  } = await store.list(bodyMetrics, {
    where: { userId: sharingId },
    limit: 1,
    with: { user: { one: users, on: 'userId' } },
  });
  return { sharingId, metricId: metric?.id ?? '', measured: metric?.user?.email ?? '' };
};
type WellbeingKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<WellbeingKnown> = {
  'wellbeing.moodHistory': () => ({ query: { startDate: undefined, endDate: undefined } }),
  'wellbeing.recordMood': () => ({
    body: { moodId: 'good', date: undefined, chosenAt: undefined, userId: undefined },
  }),
  'wellbeing.moodWeeks': () => ({ query: { departmentId: undefined } }),
  'wellbeing.lookAtMetrics': ({ sharingId }) => ({
    body: { userId: sharingId, purpose: 'health_programs', reason: 'Preparar la jornada de salud.' },
  }),
  'wellbeing.addMetric': () => ({
    body: { measuredAt: undefined, weightKg: 70.5, heightCm: 172, waistCm: 80, bodyFatPercent: 21 },
  }),
  'wellbeing.removeMetric': ({ metricId: id, measured }) => ({ params: { id }, as: measured }),
  'wellbeing.updatePage': () => ({
    body: {
      help: [{ name: 'Emergencias', phone: '911' }],
      providerUrl: 'https://medicos.example/entrar',
      providerPhone: '800 555 0199',
      safetyContacts: [],
    },
  }),
};
