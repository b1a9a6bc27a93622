/** Randomly drawn orders, and their progress. */
import type { products } from '#backend/stock/catalog.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import { day, instant } from '../calendar.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { dealt } from '../shares.ts';
import type { Plan } from '../plan.ts';
import type { Catalogue, Shelved } from './catalog.seed.ts';
import type { Ledger } from './ledger.seed.ts';
import type { Redeemed } from './redeemed.ts';
import type { Person } from './users.seed.ts';

/** A product that is bought, and the final state of its line. */
export interface Line {
  readonly product: Shelved;
  readonly ends: OrderState;
}

interface Bought {
  readonly buyer: Person;
  readonly lines: readonly Line[];
}

/** A future order; the purchase is chosen when its moment comes. */
interface Wanted {
  readonly at: number;
  readonly choose: () => Bought | undefined;
}

/** What orders are drawn from. */
interface Shop {
  readonly plan: Plan;
  readonly people: readonly Person[];
  readonly catalogue: Catalogue;
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly redeemed: Redeemed;
}

/** The points of a line that are not paid back. */
export const paidFor = ({ product, ends }: Line): number => (ends === 'cancelled' ? 0 : product.row.points);

/** The states through which an administrator moves a line; digital products are delivered at once. */
export function courseOf(
  { needsApproval, isDigital }: Pick<Row<typeof products>, 'needsApproval' | 'isDigital'>,
  ends: OrderState,
): readonly OrderState[] {
  const path: readonly OrderState[] = isDigital ? ['delivered'] : ['in_progress', 'sent', 'delivered'];
  const approved: readonly OrderState[] = needsApproval ? ['approved'] : [];
  if (ends === 'cancelled') return ['cancelled'];
  if (ends === 'pending') return [];
  return [...approved, ...path.slice(0, path.indexOf(ends) + 1)];
}

/** The state of a line of this age, in ms; the last order of a month is not cancelled, because no other would replace it. */
function endOf({ row }: Shelved, age: number, random: SeededRandom, isLast: boolean): OrderState {
  const luck = random.next();
  if (age < 3 * day) {
    if (row.needsApproval) return 'pending';
    return row.isDigital && luck > 0.4 ? 'delivered' : 'approved';
  }
  if (luck < 0.09 && !isLast) return 'cancelled';
  if (row.isDigital || age > 20 * day) return 'delivered';
  return luck < 0.3 ? 'in_progress' : luck < 0.6 ? 'sent' : 'delivered';
}

/** Products that are sold out now were available until this long ago, in ms. */
const soldOutFor = 20 * day;

/** Orders of a year, and points redeemed in a usual month, for each person. */
const each = { orders: 0.55, points: 12 } as const;
/** People of whom the one with the most points buys. */
const candidates = 12;
/** Products with the most fitting price, of which one is bought. */
const fitting = 3;

/**
 * An active person who buys one or two products for about these points; the organisation adds what is lacking. Personas buy
 * nothing, so they keep their points.
 */
function purchase(
  { plan: { calendar }, people, catalogue: { shelf, catalogOf }, ledger: { redeem }, random }: Shop,
  { at, points, isLast }: { readonly at: number; readonly points: number; readonly isLast: boolean },
): Bought | undefined {
  const around = people.filter(
    (person) => !person.isPersona && redeem.has(person) && person.since <= at && person.until >= calendar.now,
  );
  if (around.length === 0) return undefined;
  const balanceOf = (person: Person): number => redeem.get(person)?.balance ?? 0;
  const [buyer] = Array.from({ length: candidates }, () => random.pick(around)).toSorted(
    (one, other) => balanceOf(other) - balanceOf(one),
  );
  if (buyer === undefined) return undefined;
  const moment = instant(at);
  const catalog = catalogOf(buyer);
  const lines: Line[] = [];
  let left = points;
  for (let line = random.chance(0.25) ? 2 : 1; line > 0; line--) {
    const wanted = left / line;
    const far = ({ row }: Shelved): number => Math.abs(row.points - wanted);
    const offered = shelf
      .filter(
        ({ row }) =>
          row.active &&
          row.createdAt <= moment &&
          (row.opensAt ?? moment) <= moment &&
          (row.closesAt ?? moment) >= moment &&
          (row.stock !== 0 || at < calendar.now - soldOutFor) &&
          (row.catalogId ?? catalog) === catalog &&
          lines.every(({ product }) => product.row !== row),
      )
      .sort((one, other) => far(one) - far(other));
    if (offered.length === 0) break;
    const product = random.pick(offered.slice(0, fitting));
    left -= product.row.points;
    lines.push({ product, ends: endOf(product, calendar.now - at, random, isLast) });
  }
  return lines.length === 0 ? undefined : { buyer, lines };
}

/**
 * The orders beside the planned ones, dealt to the months; each month redeems what the story says, as near as the prices
 * allow.
 */
export function drawnOrders(
  shop: Shop,
  planned: readonly (Pick<Wanted, 'at'> & Pick<Bought, 'lines'>)[],
): readonly Wanted[] {
  const { random, redeemed } = shop;
  const { calendar, size, story } = shop.plan;
  const ofMonth = story.told.map(({ from, to }) => planned.filter(({ at }) => at >= from && at < to));
  const counts = dealt(
    Math.round(each.orders * size.people),
    story.told.map(({ redemptions }) => redemptions),
    ofMonth.map(({ length }) => length),
  );
  return story.told.flatMap((month, chapter) => {
    const count = counts[chapter] ?? 0;
    let left = count;
    return Array.from({ length: count }, (_, place): Wanted => {
      const at = calendar.workedIn(month, (place + random.next()) / count, random);
      const choose = (): Bought | undefined => {
        const later = (ofMonth[chapter] ?? []).filter((one) => one.at > at).flatMap(({ lines }) => lines);
        const known = redeemed.of(month.from) + later.reduce((sum, line) => sum + paidFor(line), 0);
        const lacking = each.points * size.people * month.redemptions - known;
        // Orders differ, and the last one completes the month.
        const isLast = left === 1;
        const points = isLast ? lacking : (lacking / left) * (0.4 + random.next());
        left -= 1;
        return purchase(shop, { at, points, isLast });
      };
      return { at, choose };
    });
  });
}
