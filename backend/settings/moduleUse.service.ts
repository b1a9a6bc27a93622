/** Counts of each module's content, shown before the module is switched off, in a constant number of reads. */
import type { organizationSettingsEndpoints } from '#schema/organization/organizationSettings.endpoints.ts';
import { moduleFacts, type ModuleFact } from '#schema/organization/organization.rules.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { orderStates } from '#schema/orders/orders.rules.ts';
import { permissions } from '#schema/permissions.ts';
import { postKinds, waitingStates } from '#schema/posts/posts.rules.ts';
import { products } from '../stock/catalog.tables.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { repositoryFiles } from '../files/files.tables.ts';
import type { Service } from '../http/context.ts';
import { invoices, orders } from '../orders/orders.tables.ts';
import { customPages } from '../pages/pages.tables.ts';
import { pointRequests } from '../points/points.tables.ts';
import { isRecognition } from '../posts/posts.kinds.ts';
import { posts } from '../posts/posts.tables.ts';
import { todayOf } from '../organization/timezone.ts';
import { badges } from '../program/program.tables.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { causes, type CelebrationKind } from '../celebrations/celebrations.rules.ts';
import { users } from '../people/users.tables.ts';
import { values } from '../program/values.tables.ts';
import { statesOf } from '../organization/switches.ts';

interface Moment {
  readonly store: Store;
  readonly now: number;
  readonly at: string;
}
type Counting = (moment: Moment) => Promise<number>;

const count =
  <T extends Table>(table: T, where: Where<Row<T>>): Counting =>
  async ({ store }) => {
    const [all] = await store.tally(table, { where });
    return all?.count ?? 0;
  };

/** Colleagues with a celebration this month, in the organisation's time zone, who do not hide it. */
const celebrating =
  (kind: CelebrationKind): Counting =>
  async (moment) => {
    const month = (await todayOf(moment)).slice(4, 8);
    const where = { ...causes[kind].among([month]), userType: { in: permissions['people.search'] } };
    return count(users, where)(moment);
  };

const thanks = { kind: { in: postKinds.filter(isRecognition) } } as const;
const onTheirWay = orderStates.filter((state) => state !== 'delivered' && state !== 'cancelled');

/** Module → counts of its content. */
const held: Readonly<Partial<Record<ModuleFlag, Readonly<Partial<Record<ModuleFact, Counting>>>>>> = {
  recognitions: {
    posts: count(posts, { ...thanks, state: 'published' }),
    recognitionsPending: count(posts, { ...thanks, state: { in: waitingStates } }),
    // No module gates requests for points; without recognitions their points have no use.
    requestsOpen: count(pointRequests, { status: 'pending' }),
  },
  surveys: {
    pollsOpen: (moment) =>
      count(surveys, { kind: 'poll', active: true, or: [{ endsAt: null }, { endsAt: { gt: moment.at } }] })(
        moment,
      ),
  },
  catalog: {
    products: count(products, { active: true }),
    ordersOpen: count(orders, { status: { in: onTheirWay } }),
    coupons: count(coupons, { active: true }),
  },
  insignias: { badges: count(badges, { active: true }) },
  publicBadges: { badges: count(badges, { active: true, isPublic: true }) },
  organization_info: { values: count(values, { active: true }), pages: count(customPages, {}) },
  files_repo: { files: count(repositoryFiles, {}) },
  birthdays: { celebrationsMonth: celebrating('birthday') },
  anniversary: { celebrationsMonth: celebrating('anniversary') },
  invoices: { invoicesOpen: count(invoices, { status: 'open' }) },
};

export const moduleUseService: Pick<Service<typeof organizationSettingsEndpoints>, 'moduleUse'> = {
  async moduleUse(moment) {
    const uses = [];
    for (const [flag, active] of await statesOf(moment.store)) {
      const facts: { fact: ModuleFact; count: number }[] = [];
      for (const fact of moduleFacts) {
        const found = (await held[flag]?.[fact]?.(moment)) ?? 0;
        if (found > 0) facts.push({ fact, count: found });
      }
      uses.push({ flag, active, facts });
    }
    return uses;
  },
};
