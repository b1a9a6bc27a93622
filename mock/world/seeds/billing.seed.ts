/** Bills of the platform for the organisation in the last months, and their payments. */
import { invoices, payments } from '#backend/orders/orders.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { shopWords } from '../shop.ts';

/**
 * Number of billed months, up to the last complete one; and the index, counted back from now, of the unpaid
 * one.
 */
const billed = 9;
const unpaid = 2;
/** Price of a person per month, in hundredths of the currency. */
const centsEach = 5_900;
/** Time to pay a bill, in ms. */
const due = 30 * day;

const dayText = (moment: number): string => instant(moment).slice(0, 10);

/** Rows of bills, oldest first; the newest bill is still open. */
export function billingSeed({ profile, size, calendar, newId }: Plan): RowsByTable {
  if (!profile.modules.has('invoices')) return {};
  const { currency } = shopWords[profile.words];
  const made = calendar.months
    .slice(1, billed + 1)
    .toReversed()
    .map(({ month }, place) => {
      const [year = 0, number = 1] = month.split('-').map(Number);
      const next = Date.UTC(year, number, 1);
      const back = billed - 1 - place;
      const cents = size.people * (centsEach - 40 * back);
      const isPaid = back > 0 && back !== unpaid;
      const row = {
        id: newId('invoices'),
        number: `F-${month}`,
        periodStart: `${month}-01`,
        periodEnd: dayText(next - day),
        cents,
        currency,
        status: isPaid ? ('paid' as const) : ('open' as const),
        issuedAt: dayText(next),
        dueAt: dayText(next + due),
      };
      return { row, back, paidAt: next + (8 + (place % 5)) * day };
    });
  return {
    ...rowsOf(
      invoices,
      made.map(({ row }) => row),
    ),
    ...rowsOf(
      payments,
      made.flatMap(({ row: { id: invoiceId, cents, status }, back, paidAt }) => {
        if (status === 'open' && back !== unpaid) return [];
        const isDone = status === 'paid';
        return [
          {
            id: newId('payments'),
            invoiceId,
            cents,
            currency,
            method: profile.words === 'es' ? 'Transferencia' : 'Bank transfer',
            status: isDone ? ('done' as const) : ('failed' as const),
            paidAt: isDone ? instant(paidAt) : null,
            createdAt: instant(paidAt),
          },
        ];
      }),
    ),
  };
}
