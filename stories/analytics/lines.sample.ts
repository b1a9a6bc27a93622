/** Movements and lines that the stories of the ledger and of explained numbers share. */
import type { ShownAbout, ShownOverview } from '#src/analytics/analytics.queries.ts';
import type { FigureLinesPage } from '#src/analytics/explain/explain.queries.ts';
import type { ShownTransaction, TransactionsPage } from '#src/analytics/transactions/transactions.queries.ts';
import { person } from '../kit/world.sample.ts';

/** An administrator looks at a quarter that has ended. */
export const quarterAbout: ShownAbout = {
  scope: 'organization',
  startDate: '2026-01-01',
  endDate: '2026-03-31',
  departmentId: null,
  countryId: null,
  isUnfinished: false,
  isNarrowed: false,
  counted: null,
  asOf: '2026-04-02T15:00:00.000Z',
  timezone: 'America/Bogota',
  threshold: 5,
};

export const quarterOverview: ShownOverview = {
  about: quarterAbout,
  compared: null,
  people: 24,
  figures: [
    { kind: 'pointsGiven', value: 130, before: null, withheld: null, hasLines: true },
    { kind: 'activePeople', value: 21, before: null, withheld: null, hasLines: false },
  ],
  partCounted: null,
  lastMonth: null,
  concentration: null,
  corrected: null,
};

const sales = { id: '0192f0c1-0000-7000-8000-0000000000d2', name: 'Ventas' };
const line = (index: number, own: Partial<ShownTransaction>): ShownTransaction => ({
  id: `entry-${index}`,
  day: `2026-03-${String(28 - index).padStart(2, '0')}`,
  createdAt: `2026-03-${String(28 - index).padStart(2, '0')}T15:00:00.000Z`,
  user: person(index % 6),
  department: sales,
  purse: 'redeem',
  kind: 'recognition',
  channel: 'recognitions',
  amount: 60,
  counterpart: person((index + 1) % 6),
  cause: { kind: 'post', id: `post-${index}` },
  note: '',
  isReversal: false,
  ...own,
});

/** One of each kind that reads differently. */
export const movements: readonly ShownTransaction[] = [
  line(0, {}),
  line(1, { purse: 'give', amount: -60 }),
  line(2, {
    kind: 'purchase',
    channel: 'shop',
    amount: -450,
    counterpart: null,
    cause: { kind: 'order', id: 'order-1' },
  }),
  line(3, { kind: 'boost', channel: 'boosts', amount: -10, isReversal: true }),
  line(4, {
    kind: 'request',
    channel: 'handedOut',
    purse: 'give',
    amount: 100,
    cause: { kind: 'request', id: 'request-1' },
    note: 'Para la semana de bienvenida del equipo de Bogotá',
  }),
  line(5, {
    user: null,
    department: null,
    purse: 'budget',
    kind: 'distribute',
    channel: 'budget',
    amount: -5_000,
    counterpart: null,
    cause: null,
  }),
];

export const ledger = (own: Partial<TransactionsPage> = {}): TransactionsPage => ({
  about: quarterAbout,
  items: [...movements],
  next: 'more',
  lines: 1_284,
  sum: -5_360,
  ...own,
});

/** Three lines that add up to 130. */
export const pointLines: FigureLinesPage = {
  about: quarterAbout,
  next: null,
  value: 130,
  lines: 3,
  items: [60, 80, -10].map((value, index) => ({
    id: `line-${index}`,
    day: `2026-03-0${9 - index}`,
    user: person(index),
    counterpart: person(index + 1),
    value,
    cause: { kind: 'post', id: `post-${index}` },
  })),
};
