/** A made-up year of an organisation for the stories and tests of the charts. */
import type { Answers } from '../kit/FakeServer.tsx';
import { people } from '../kit/world.sample.ts';
import type { ChannelMonth, ChannelSum } from '#schema/analytics/analytics.shapes.ts';
import type { ShownAbout, ShownChart, ShownOverview } from '#src/analytics/analytics.queries.ts';
import type { OwnFigure } from '#src/analytics/own/own.queries.ts';
import { daysIn, monthsOf } from '#src/analytics/days.ts';
import { figureKinds } from '#schema/analytics/analytics.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { forecastOf } from './forecast.sample.ts';
import { lastMonth, participationOf } from './participation.sample.ts';
import { views } from './views.sample.ts';

export const about: ShownAbout = {
  scope: 'organization',
  startDate: '2026-01-01',
  endDate: '2026-09-30',
  departmentId: null,
  countryId: null,
  isUnfinished: false,
  isNarrowed: false,
  counted: null,
  asOf: '2026-11-17T15:00:00Z',
  timezone: 'America/Bogota',
  threshold: 5,
};

/** A slow start, a launch in month 3, and a dip in summer. */
const rise = [42, 55, 140, 171, 212, 190, 96, 88, 205];
export const months = monthsOf(about);

const figure = (
  kind: ShownOverview['figures'][number]['kind'],
  value: number | null,
  before: number | null,
): ShownOverview['figures'][number] => ({ kind, value, before, withheld: null, hasLines: true });

export const overview: ShownOverview = {
  about,
  compared: { startDate: '2025-04-03', endDate: '2025-12-31' },
  people: 214,
  figures: [
    { ...figure('activePeople', 198, 176), hasLines: false },
    { ...figure('participants', 163, 121), hasLines: false },
    figure('recognitions', 1199, 868),
    figure('givers', 131, 96),
    figure('receivers', 187, 143),
    figure('pointsGiven', 38_400, 29_150),
    figure('pointsRedeemed', 17_260, 17_260),
    figure('boosts', 302, 0),
  ],
  partCounted: null,
  lastMonth,
  concentration: 52.4,
  corrected: null,
};

export const participation = participationOf(about, overview.compared);

const types = [
  ['colaboracion', 'Colaboración', 'Collaboration', 480],
  ['innovacion', 'Innovación', 'Innovation', 322],
  ['servicio', 'Servicio al cliente', 'Customer service', 261],
  ['liderazgo', 'Liderazgo', 'Leadership', 136],
] as const;

const named = ([recognitionTypeId, name, nameEn]: readonly [string, string, string, number]) => ({
  recognitionTypeId,
  name,
  nameEn,
});

const departments = [
  ['Tecnología', 412],
  ['Ventas', 388],
  ['Operaciones', 221],
  ['Finanzas', 178],
  ['Jurídica', null],
] as const;
const values = [
  ['Cuidamos a las personas', 506],
  ['Servimos con alegría', 371],
  ['Aprendemos rápido', 322],
] as const;

const point = (key: string, label: string | null, value: number | null): ShownChart['series'][number] => ({
  key,
  label,
  labelEn: null,
  value,
  withheld: value === null ? 'few' : null,
  users: [],
});

/** A year by any dimension. */
export const chartBy = ({
  by = 'month',
  type = 'recognitions',
}: Partial<Pick<ShownChart, 'by'>> & { readonly type?: ShownChart['kind'] }): ShownChart => {
  const rows: Readonly<Partial<Record<ShownChart['by'], ShownChart['series']>>> = {
    month: months.map((month, index) => point(month, null, rise[index] ?? 0)),
    department: departments.map(([name, value]) => point(name, name, value)),
    value: values.map(([name, value]) => point(name, name, value)),
    country: [point('co', 'Colombia', 902), point('mx', 'México', 297)],
    category: [point('c1', 'Cultura', 741), point('c2', 'Resultados', 458)],
  };
  return { about, kind: type, by, series: rows[by] ?? [] };
};

const channels: readonly ChannelSum[] = [
  { channel: 'monthlyBase', purse: 'give', points: 52_000 },
  { channel: 'recognitions', purse: 'give', points: -34_200 },
  { channel: 'boosts', purse: 'give', points: -4200 },
  { channel: 'expiry', purse: 'give', points: -1150 },
  { channel: 'recognitions', purse: 'redeem', points: 34_200 },
  { channel: 'boosts', purse: 'redeem', points: 4200 },
  { channel: 'rewards', purse: 'redeem', points: 6300 },
  { channel: 'shop', purse: 'redeem', points: -14_900 },
  { channel: 'coupons', purse: 'redeem', points: -2360 },
];

const channelMonths: readonly ChannelMonth[] = months.flatMap((month, index) => {
  const given = (rise[index] ?? 0) * 32;
  return [
    { month, channel: 'recognitions', purse: 'give', points: -given },
    { month, channel: 'shop', purse: 'redeem', points: -Math.round(given * (0.2 + index * 0.04)) },
  ] as const;
});

const weeks = Array.from({ length: 20 }, (_, index) => dayAfter('2026-06-29', index * 7));
const days = daysIn('2026-11').slice(0, 17);
const came = (date: string, index: number, few = false) => ({
  date,
  activeUsers: few ? null : 120 + ((index * 37) % 60),
  sessions: few ? null : 180 + ((index * 53) % 90),
  withheld: few ? ('few' as const) : null,
  isUnfinished: false,
});

/** Answers to every card. */
const kept = {
  period: 'usual',
  departmentId: null,
  countryId: null,
  categoryId: null,
  problem: null,
} as const;
/** The figure of an own analytic: one place has too few people. */
const ownFigure: OwnFigure = {
  about,
  value: 1199,
  withheld: null,
  own: 12,
  series: [
    { key: 'MX', label: 'México', labelEn: 'Mexico', value: 802, withheld: null },
    { key: 'CO', label: 'Colombia', labelEn: 'Colombia', value: 397, withheld: null },
    { key: 'PE', label: 'Perú', labelEn: 'Peru', value: null, withheld: 'few' },
  ],
};

/** The months of a new one, which is divided by them. */
const newFigure: OwnFigure = {
  ...ownFigure,
  series: months.map((key) => ({ key, label: null, labelEn: null, value: 100, withheld: null })),
};

export const everyChart: Answers = {
  PointsForecast: () => ({ pointsForecast: forecastOf(about) }),
  SavedViews: () => ({ savedViews: views }),
  AnalyticsOverview: () => ({ analyticsOverview: overview }),
  ChartFilters: () => ({
    departments: departments.map(([name]) => ({ id: name, name })),
    chart: { series: chartBy({ by: 'country' }).series },
  }),
  SocialMonths: () => ({
    socialMonths: {
      about,
      items: months.map((month, index) => ({
        month,
        recognitions: rise[index] ?? 0,
        boosts: Math.round((rise[index] ?? 0) / 4),
        points: (rise[index] ?? 0) * 32,
        isUnfinished: false,
      })),
    },
  }),
  RecognitionTypeCounts: () => ({
    recognitionTypeCounts: {
      about,
      items: types.map((type) => ({ ...named(type), count: type[3], points: type[3] * 30, withheld: null })),
    },
  }),
  RecognitionTypeMonths: () => ({
    recognitionTypeMonths: {
      about,
      items: months.flatMap((month, index) =>
        types.map((type) => {
          const count = Math.round(((rise[index] ?? 0) * type[3]) / 1199);
          return { ...named(type), month, count, points: count * 30, withheld: null };
        }),
      ),
    },
  }),
  PersonRecognitionTypes: () => ({
    personRecognitionTypes: {
      about: { ...about, scope: 'own' },
      items: types.map((type, index) => ({ ...named(type), sent: 9 - index * 2, received: 4 + index })),
    },
  }),
  SenderRank: () => ({
    senderRank: {
      about,
      items: people.slice(0, 5).map((user, index) => ({
        place: [1, 2, 2, 4, 5][index] ?? 5,
        user,
        count: [41, 33, 33, 20, 12][index] ?? 1,
        points: [1230, 990, 870, 600, 240][index] ?? 0,
      })),
    },
  }),
  TotalPoints: () => ({
    totalPoints: {
      about,
      given: 38_400,
      earned: 44_700,
      redeemed: 17_260,
      expired: 1150,
      available: 61_240,
      toGive: 12_450,
      withheld: null,
    },
  }),
  PointsByChannel: () => ({ pointsByChannel: { about, items: channels } }),
  PointsByChannelMonths: () => ({ pointsByChannelMonths: { about, items: channelMonths } }),
  MonthlyPoints: () => ({
    monthlyPoints: {
      about: { ...about, startDate: '2026-11-01', endDate: '2026-11-30' },
      days: days.map((day, index) => ({
        day,
        given: (index * 71) % 340,
        redeemed: index % 5 === 0 ? 120 : 0,
      })),
    },
  }),
  AnalyticsSessions: () => ({
    analyticsSessions: {
      about,
      days: days.map((day, index) => came(day, index, index === 14)),
      weeks: weeks.map((week, index) => ({
        ...came(week, index),
        isUnfinished: index === weeks.length - 1,
      })),
    },
  }),
  Participation: () => ({ participation }),
  Chart: ({ type, by }) => {
    const kind = figureKinds.find((one) => one === type);
    return { chart: chartBy({ ...(by ? { by } : {}), ...(kind === undefined ? {} : { type: kind }) }) };
  },
  CustomAnalytics: () => ({
    customAnalytics: [
      {
        id: 'own-1',
        name: 'Reconocimientos por país',
        nameEn: 'Recognitions by country',
        description: 'Para la reunión de cada trimestre.',
        descriptionEn: 'For the meeting of each quarter.',
        kind: 'recognitions',
        by: 'country',
        embedUrl: null,
        ...kept,
        plot: 'bars',
        shownTo: 'employees',
        isPublic: true,
        position: 1,
        createdAt: '2026-02-03T12:00:00Z',
      },
      {
        id: 'own-2',
        name: 'Rotación',
        nameEn: 'Turnover',
        description: 'Vive en otra herramienta.',
        descriptionEn: 'Lives in another tool.',
        kind: 'activePeople',
        by: 'month',
        embedUrl: 'https://example.com/board',
        ...kept,
        plot: 'line',
        shownTo: 'administrators',
        problem: 'maker',
        isPublic: false,
        position: 2,
        createdAt: '2026-03-03T12:00:00Z',
      },
    ],
  }),
  CustomFigure: () => ({ customFigure: ownFigure }),
  CustomPreview: () => ({ customPreview: newFigure }),
  PublicAnalytics: () => ({ publicAnalytics: [] }),
};
