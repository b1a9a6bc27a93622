/** Randomly drawn orders, and their progress. */
import type { products } from '#backend/stock/catalog.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import { day } from '../calendar.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { Plan } from '../plan.ts';
import type { Catalogue, Shelved } from './catalog.seed.ts';
import type { Ledger } from './ledger.seed.ts';
import type { Person } from './users.seed.ts';

/** A purchase, and the final state of each line. */
export interface Bought {
  readonly buyer: Person;
  readonly lines: readonly { readonly product: Shelved; readonly ends: OrderState }[];
}

/** A future order; the purchase is chosen when its moment comes. */
export interface Wanted {
  readonly at: number;
  readonly choose: () => Bought | undefined;
}

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

/** The state of a line of this age, in ms. */
function endOf({ row }: Shelved, age: number, random: SeededRandom): OrderState {
  const luck = random.next();
  if (age < 3 * day) {
    if (row.needsApproval) return 'pending';
    return row.isDigital && luck > 0.4 ? 'delivered' : 'approved';
  }
  if (luck < 0.09) return 'cancelled';
  if (row.isDigital || age > 20 * day) return 'delivered';
  return luck < 0.3 ? 'in_progress' : luck < 0.6 ? 'sent' : 'delivered';
}

/** Products that are sold out now were available until this long ago, in ms. */
const soldOutFor = 20 * day;

/**
 * An active person with enough points, a bonus among them, and affordable products. Personas buy nothing, so they keep
 * their points.
 */
export function buyerOf(
  { calendar }: Plan,
  people: readonly Person[],
  { shelf, catalogOf }: Catalogue,
  { redeem }: Ledger,
  random: SeededRandom,
  at: number,
  bonus = 0,
): Bought | undefined {
  const around = people.filter(
    (person) => !person.isPersona && redeem.has(person) && person.since <= at && person.until >= calendar.now,
  );
  if (around.length === 0) return undefined;
  const balanceOf = (person: Person): number => redeem.get(person)?.balance ?? 0;
  const [buyer] = Array.from({ length: 4 }, () => random.pick(around)).toSorted(
    (one, other) => balanceOf(other) - balanceOf(one),
  );
  if (buyer === undefined) return undefined;
  const moment = new Date(at).toISOString();
  const catalog = catalogOf(buyer);
  let left = balanceOf(buyer) + bonus;
  const lines: { product: Shelved; ends: OrderState }[] = [];
  for (let line = random.chance(0.25) ? 2 : 1; line > 0; line--) {
    const offered = shelf.filter(
      ({ row }) =>
        row.points <= left &&
        row.active &&
        row.createdAt <= moment &&
        (row.opensAt ?? moment) <= moment &&
        (row.closesAt ?? moment) >= moment &&
        (row.stock !== 0 || at < calendar.now - soldOutFor) &&
        (row.catalogId ?? catalog) === catalog &&
        lines.every(({ product }) => product.row !== row),
    );
    if (offered.length === 0) break;
    const [one, other] = [random.pick(offered), random.pick(offered)];
    const product = one.row.points > other.row.points ? one : other;
    left -= product.row.points;
    lines.push({ product, ends: endOf(product, calendar.now - at, random) });
  }
  return lines.length === 0 ? undefined : { buyer, lines };
}
