/** Saved views for the stories of the charts. */

/** Two saved views, one of them mailed. */
export const views = [
  {
    id: 'v1',
    name: 'Ventas, este trimestre',
    section: 'points',
    period: 'quarter',
    startDate: null,
    endDate: null,
    departmentId: 'Ventas',
    countryId: null,
    categoryId: null,
    isCompared: true,
    isMailed: true,
    createdAt: '2026-10-01T15:00:00Z',
  },
  {
    id: 'v2',
    name: 'Campaña de marzo',
    section: 'own',
    period: null,
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    departmentId: null,
    countryId: null,
    categoryId: null,
    isCompared: false,
    isMailed: false,
    createdAt: '2026-10-01T15:00:00Z',
  },
] as const;
