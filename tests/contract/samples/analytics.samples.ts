/** Valid calls of analytics. */
import { customAnalytics } from '#backend/analytics/analytics.tables.ts';
import { savedViews } from '#backend/analytics/views.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** Oneself: everybody may read one's own figures. */
export const known = async (store: Store, { me }: Known) => ({
  analysedId: await firstId(store, users, { where: { email: me } }),
  savedViewId: await firstId(store, savedViews, {
    where: { userId: await firstId(store, users, { where: { email: me } }) },
  }),
  ownAnalyticId: await firstId(store, customAnalytics, { where: { shownTo: 'employees' } }),
  ownAnalyticOrder: (await store.list(customAnalytics, { order: [['position', 'asc']] })).rows
    .map(({ id }) => id)
    .join(),
});
type AnalyticsKnown = Awaited<ReturnType<typeof known>>;

const days = { startDate: undefined, endDate: undefined } as const;
/** Without a filter. */
const everywhere = { departmentId: undefined, countryId: undefined, categoryId: undefined } as const;
const figure = {
  kind: 'recognitions',
  by: 'month',
  plot: 'line',
  period: 'usual',
  shownTo: 'employees',
  ...everywhere,
} as const;
const everyPlace = { departmentId: undefined, countryId: undefined } as const;
const filter = { query: { ...days, ...everyPlace } } as const;

/** The last twelve months of everything. */
const view = {
  period: 'usual',
  startDate: null,
  endDate: null,
  departmentId: null,
  countryId: null,
  categoryId: null,
} as const;

export const calls: Calls<AnalyticsKnown> = {
  'analytics.overview': () => filter,
  'analytics.participation': () => filter,
  'analytics.recognitionTypes': () => filter,
  'analytics.recognitionTypesByMonth': () => filter,
  'analytics.sessions': () => filter,
  'analytics.pointsByChannel': () => filter,
  'analytics.pointsByChannelByMonth': () => filter,
  'analytics.totalPoints': () => filter,
  'analytics.social': () => filter,
  'analytics.senderRank': () => filter,
  'analytics.personTypes': ({ analysedId: id }) => ({ params: { id }, query: days }),
  'analytics.monthlySummary': () => ({
    query: { year: 2026, month: 3, departmentId: undefined, countryId: undefined },
  }),
  'analytics.transactions': () => ({
    body: {
      ...filter.query,
      userId: undefined,
      kind: undefined,
      channel: undefined,
      purse: undefined,
      page: 1,
      perPage: 10,
      after: undefined,
    },
  }),
  'analytics.chart': () => ({
    query: {
      department: undefined,
      category: undefined,
      valueFrom: undefined,
      valueTo: undefined,
      country: undefined,
      type: 'recognitions',
      by: 'month',
    },
  }),
  'analytics.createCustom': () => ({ body: { ...figure, embedUrl: undefined } }),
  'analytics.orderCustom': ({ ownAnalyticOrder }) => ({ body: { ids: ownAnalyticOrder.split(',') } }),
  'analytics.updateCustom': ({ ownAnalyticId: id }) => ({
    params: { id },
    body: { ...figure, embedUrl: undefined },
  }),
  'analytics.removeCustom': 'ownAnalyticId',
  'analytics.customFigure': 'ownAnalyticId',
  'analytics.previewCustom': () => ({ body: figure }),
  'analytics.whomToThank': () => ({ query: { days: 60 } }),
  'analytics.patterns': () => ({}),
  'analytics.forecast': () => ({ query: everyPlace }),
  'analytics.savedViews': () => ({}),
  'analytics.createView': () => ({ body: { ...view, section: 'points' } }),
  'analytics.updateView': ({ savedViewId: id }) => ({
    params: { id },
    body: { name: 'Otra vista', isMailed: false },
  }),
  'analytics.removeView': 'savedViewId',
  'analytics.stopView': () => ({ params: { key: 'aurora.nobody.unsigned' } }),
  'analytics.answerPattern': () => ({ params: { id: noId }, body: { reason: 'project' } }),
  'analytics.figureLines': () => ({
    query: { ...filter.query, kind: 'recognitions', by: undefined, key: undefined, after: undefined },
  }),
};
