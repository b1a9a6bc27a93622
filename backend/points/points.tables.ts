/** Point settings, requests for points, levels and monthly renewals. */
import type { RequestState } from '#schema/points/points.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

/** At most one row: the settings that an organisation changed. */
export const pointSettings = table('point_settings', {
  baseEmployee: int(),
  baseManager: int(),
  baseAdmin: int(),
  expires: bool(),
  redeemBudget: orNull(int()),
  selfGrants: bool(),
});

export const pointRequests = table(
  'point_requests',
  {
    userId: text(),
    requestedBy: text(),
    /**
     * The person's department at the time of the request, so that a manager's list is one read. It follows when the
     * department is removed.
     */
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
    /** Key of the own picture, shown instead of the icon. */
    iconKey: orNull(text()),
    benefits: text(),
    createdAt: text(),
  },
  { unique: [['minPoints'], ['name']], steady: true },
);

/** Months (YYYY-MM) in which a person's balance to give was renewed: one row each, for ever. */
export const renewals = table(
  'renewals',
  { userId: text(), month: text(), createdAt: text() },
  { unique: [['userId', 'month']], indexes: [['month']] },
);

/**
 * Points that an organisation redeemed in a month (YYYY-MM), minus the refunds of these purchases; a guarded counter.
 */
export const redeemedMonths = table(
  'redeemed_months',
  { month: text(), points: int() },
  { unique: [['month']] },
);
