/** Rules of points, requests for them, levels, and which months have renewed. */
import type { RequestState } from '#schema/points/points.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

/** At most one row: the rules that an organisation set. */
export const pointSettings = table('point_settings', {
  baseEmployee: int(),
  baseManager: int(),
  baseAdmin: int(),
  expires: bool(),
  redeemBudget: orNull(int()),
});

export const pointRequests = table(
  'point_requests',
  {
    userId: text(),
    requestedBy: text(),
    /** Of the person when they asked, so that a manager's list is one read. */
    departmentId: orNull(text()),
    amount: int(),
    reason: text(),
    status: text<RequestState>(),
    resolvedBy: orNull(text()),
    resolvedAt: orNull(text()),
    approvedAmount: orNull(int()),
    note: text(),
    createdAt: text(),
  },
  {
    indexes: [
      ['userId', 'createdAt'],
      ['status', 'createdAt'],
      ['departmentId', 'createdAt'],
    ],
  },
);

export const levels = table(
  'levels',
  {
    name: text(),
    nameEn: orNull(text()),
    minPoints: int(),
    icon: orNull(text()),
    benefits: text(),
    createdAt: text(),
  },
  { unique: [['minPoints'], ['name']] },
);

/** Months (YYYY-MM) in which somebody's purse to give has renewed: one each, for ever. */
export const renewals = table(
  'renewals',
  { userId: text(), month: text(), createdAt: text() },
  { unique: [['userId', 'month']], indexes: [['month']] },
);

/** What an organisation has redeemed in a month (YYYY-MM), refunds of that month taken off; a guarded counter. */
export const redeemedMonths = table(
  'redeemed_months',
  { month: text(), points: int() },
  { unique: [['month']] },
);
