/** Points by channel, in all and by day. */
import { analyticsWallets, channels, type Channel } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Service } from '../http/context.ts';
import { daysIn, type Days } from '../facts/periods.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { nextMonth } from '../kit/month.ts';
import { flowIn, seriesOf, sumsOf, valueOf } from './figures.ts';
import { isPromised, promiseOf } from './promise.ts';
import { readingOf, type Reading } from './reading.ts';

type Calls = 'pointsByChannel' | 'pointsByChannelByMonth' | 'totalPoints' | 'monthlySummary';

const spending: readonly Channel[] = ['shop', 'coupons'];

/** What a reader may not see of the channels: a manager sees no spending. */
const isHeld = (reading: Reading, channel: Channel): boolean =>
  isPromised(reading, 'pointsRedeemed') && spending.includes(channel);

async function channelSums(reading: Reading, by: 'total' | 'month') {
  const [rows = []] = await sumsOf(reading, { measure: 'points', part: 'flow', by });
  const sums = new Map<string, number>();
  for (const { part, period, amount } of rows) {
    const { purse, channel } = flowIn(part);
    const key = `${period} ${channel} ${purse}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  const periods = [...new Set(rows.map(({ period }) => period))].toSorted();
  return periods.flatMap((period) =>
    channels.flatMap((channel) =>
      analyticsWallets.flatMap((purse) => {
        const points = sums.get(`${period} ${channel} ${purse}`);
        if (points === undefined) return [];
        return [{ month: period, channel, purse, points: isHeld(reading, channel) ? null : points }];
      }),
    ),
  );
}

/** Current balances; null for a manager, because the difference of two reads would show what one person spent. */
async function balances(reading: Reading, purse: 'give' | 'redeem'): Promise<number | null> {
  const { context, scope, departmentId, countryId } = reading;
  if (scope === 'people') return null;
  if (departmentId !== null || countryId !== null) return null;
  const [found] = await context.store.tally(accounts, {
    where: { purse, ...(scope === 'own' ? { ownerId: context.me.id } : {}) },
    sum: 'balance',
  });
  return found?.sum ?? 0;
}

export const pointAnalytics: Pick<Service<typeof analyticsEndpoints>, Calls> = {
  async pointsByChannel(context, { query }) {
    const reading = await readingOf(context, query);
    const items = await channelSums(reading, 'total');
    return { about: reading.about, items: items.map(({ month: _month, ...item }) => item) };
  },

  async pointsByChannelByMonth(context, { query }) {
    const reading = await readingOf(context, query);
    return { about: reading.about, items: await channelSums(reading, 'month') };
  },

  async totalPoints(context, { query }) {
    const reading = await readingOf(context, query);
    const allowed = await promiseOf(reading, ['pointsGiven', 'pointsEarned', 'pointsRedeemed']);
    const redeemed = await valueOf(reading, 'pointsRedeemed', allowed('pointsRedeemed'));
    const [rows = []] = await sumsOf(reading, { measure: 'points', part: 'flow' });
    const expired = rows.find(({ part }) => part === 'flow:redeem-expiry')?.amount ?? 0;
    return {
      about: reading.about,
      given: (await valueOf(reading, 'pointsGiven', allowed('pointsGiven'))).value,
      earned: (await valueOf(reading, 'pointsEarned', allowed('pointsEarned'))).value,
      redeemed: redeemed.value,
      expired: expired === 0 ? 0 : -expired,
      available: await balances(reading, 'redeem'),
      toGive: await balances(reading, 'give'),
      withheld: redeemed.withheld,
    };
  },

  async monthlySummary(context, { query: { year, month, ...filter } }) {
    const first = `${year}-${String(month).padStart(2, '0')}`;
    const days: Days = { startDate: `${first}-01`, endDate: dayAfter(`${nextMonth(first)}-01`, -1) };
    const reading = await readingOf(context, { ...filter, ...days });
    const allowed = (await promiseOf(reading, ['pointsRedeemed']))('pointsRedeemed');
    const [given] = await seriesOf(reading, 'pointsGiven', [reading.facts], { by: 'day' });
    const redeemed =
      allowed.scope === null ? null : await seriesOf(reading, 'pointsRedeemed', allowed.scope, { by: 'day' });
    return {
      about: reading.about,
      days: daysIn(days).map((day) => ({
        day,
        given: given?.get(day) ?? 0,
        redeemed: redeemed?.reduce((sum, one) => sum + (one.get(day) ?? 0), 0) ?? null,
      })),
    };
  },
};
