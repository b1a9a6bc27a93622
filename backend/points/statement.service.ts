/**
 * The wallet: each line is an entry of the ledger with a link to its cause; a balance is the sum of its lines (spec §7
 * "Points and store").
 */
import { movementKinds, purses } from '#schema/points/points.rules.ts';
import type { walletEndpoints } from '#schema/points/points.endpoints.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { accounts, entries } from '../ledger/ledger.tables.ts';
import { monthOf, nextMonth } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { createdWithin } from '../organization/days.ts';
import { baseOf, pointSettingsOf } from './settings.rules.ts';
import { newestFirst, statementOf, withTransfer } from './statement.lines.ts';

export const statementService: Service<typeof walletEndpoints> = {
  async history(context, { query }) {
    const { store, me } = context;
    const { purse, kind, page, perPage } = query;
    const where = {
      ownerId: me.id,
      ...(purse === undefined ? {} : { purse }),
      ...(kind === undefined ? {} : { kind }),
      ...(await createdWithin(context, query)),
    };
    const { items, pagination } = await pageFrom(
      store,
      entries,
      { where, order: newestFirst(purse), with: withTransfer },
      { page, perPage },
    );
    return { pagination, items: await statementOf(context, items) };
  },

  async summary({ store, me, at }) {
    const { rows: kept } = await store.list(accounts, { where: { ownerId: me.id } });
    const sums = await store.tally(entries, {
      where: { ownerId: me.id },
      by: ['purse', 'kind'],
      sum: 'amount',
    });
    const settings = await pointSettingsOf(store);
    const month = nextMonth(monthOf(at, await timezoneOf(store)));
    return {
      purses: purses.map((purse) => ({
        purse,
        balance: kept.find((account) => account.purse === purse)?.balance ?? 0,
        lines: movementKinds.flatMap((kind) => {
          const points = sums.find((one) => one.purse === purse && one.kind === kind)?.sum ?? 0;
          return points === 0 ? [] : [{ kind, points }];
        }),
      })),
      basePoints: baseOf(settings, me),
      renewsOn: `${month}-01`,
      expires: settings.expires,
    };
  },
};
