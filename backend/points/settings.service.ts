/** Point settings and the budget to distribute (spec §7 `POST /org/points_to_distribute`, `POST /org/base_points`). */
import type {
  PointSettings,
  PointSettingsSeen,
  pointAdminEndpoints,
} from '#schema/points/admin.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { accountOf } from '../ledger/ledger.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { monthOf, nextMonth } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { pay } from '../ledger/wallet.ts';
import { pointSettings, redeemedMonths } from './points.tables.ts';
import { baseFieldOf, pointSettingsOf } from './settings.rules.ts';

async function keep({ store, newId }: Context, settings: PointSettings): Promise<void> {
  if ((await store.update(pointSettings, {}, settings)).length === 0)
    await store.insert(pointSettings, [{ id: newId(), ...settings }]);
}

/** The settings with the current balances of the organisation; writes nothing. */
async function seen({ store, at }: Context, settings: PointSettings): Promise<PointSettingsSeen> {
  const month = monthOf(at, await timezoneOf(store));
  const {
    rows: [budget],
  } = await store.list(accounts, { where: { ownerId: '', purse: 'budget' } });
  const {
    rows: [redeemed],
  } = await store.list(redeemedMonths, { where: { month } });
  return {
    ...settings,
    pointsToDistribute: budget?.balance ?? 0,
    redeemed: redeemed?.points ?? 0,
    renewsOn: `${nextMonth(month)}-01`,
  };
}

type Settled = 'pointSettings' | 'updatePointSettings' | 'setToDistribute' | 'setBase';

export const pointSettingService: Service<Pick<typeof pointAdminEndpoints, Settled>> = {
  pointSettings: async (context) => seen(context, await pointSettingsOf(context.store)),

  async updatePointSettings(context, { body }) {
    const before = await pointSettingsOf(context.store);
    expectBase(context, body, before);
    const settings = applyPatch(before, body);
    await keep(context, settings);
    return seen(context, settings);
  },

  async setToDistribute(context, { body: { amount } }) {
    const { store, newId } = context;
    const issue = await accountOf(store, 'issue', newId);
    const budget = await accountOf(store, 'budget', newId);
    const more = amount - budget.balance;
    const [from, to] = more > 0 ? [issue, budget] : [budget, issue];
    if (more !== 0)
      await pay(context, [{ from, to, points: Math.abs(more), kind: 'distribute', postId: null }]);
    return { pointsToDistribute: amount };
  },

  async setBase(context, { body: { basePoints, userType } }) {
    const settings = await pointSettingsOf(context.store);
    const everybody = { baseEmployee: basePoints, baseManager: basePoints, baseAdmin: basePoints };
    const given =
      userType === undefined || userType === 'external' ? everybody : { [baseFieldOf(userType)]: basePoints };
    await keep(context, { ...settings, ...given });
    return { basePoints };
  },
};
