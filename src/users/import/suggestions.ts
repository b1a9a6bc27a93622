/** Suggestions for common faults: dates in a local format, and e-mails with typing errors. Pure. */
import type { Edits } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';

/** One press applies all edits. */
export interface Suggestion {
  readonly kind: 'dayFirst' | 'monthFirst' | 'email';
  readonly edits: Edits;
  /** The first edit as an example: old and new text. */
  readonly example: { readonly from: string; readonly to: string };
}

type Mend = (value: string) => string | null;

const isDay = (year: number, month: number, day: number): boolean => {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
};
const two = (number: number): string => String(number).padStart(2, '0');

const dateParts = (value: string): readonly number[] | null => {
  const [, first, second, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/u.exec(value.trim()) ?? [];
  return year === undefined ? null : [Number(first), Number(second), Number(year)];
};

const dateWith =
  (isDayFirst: boolean): Mend =>
  (value) => {
    const [first = 0, second = 0, year = 0] = dateParts(value) ?? [];
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return isDay(year, month, day) ? `${year}-${two(month)}-${two(day)}` : null;
  };

const address = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/u;
const mendEmail: Mend = (value) => {
  const inside = /<([^<>]+)>/u.exec(value)?.[1] ?? value;
  const mended = inside
    .replace(/^mailto:/iu, '')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[,;]+/gu, '.')
    .replace(/\.+$/u, '')
    .replaceAll(/\.{2,}/gu, '.')
    .toLowerCase();
  return mended !== value && address.test(mended) ? mended : null;
};

function suggestion(kind: Suggestion['kind'], faults: readonly RowFault[], mend: Mend): Suggestion | null {
  const mended = faults.flatMap(({ cell, value }) => {
    const to = cell === null ? null : mend(value);
    return cell === null || to === null ? [] : [{ cell, value, to }];
  });
  const [first] = mended;
  if (first === undefined) return null;
  return {
    kind,
    edits: Object.fromEntries(mended.map(({ cell, to }) => [cell, to])),
    example: { from: first.value, to: first.to },
  };
}

/**
 * Values above 12 in the sheet determine the order of day and month. Otherwise both orders are offered, day
 * first.
 */
function dateSuggestions(faults: readonly RowFault[]): readonly Suggestion[] {
  const dates = faults.filter(({ code }) => code === 'cell_date');
  const parts = dates.flatMap(({ value }) => {
    const found = dateParts(value);
    return found === null ? [] : [found];
  });
  const isMonthFirst = parts.some(([, second = 0]) => second > 12);
  const isDayFirst = parts.some(([first = 0]) => first > 12);
  const orders = isMonthFirst && !isDayFirst ? [false] : isDayFirst && !isMonthFirst ? [true] : [true, false];
  return orders.flatMap((order) => {
    const found = suggestion(order ? 'dayFirst' : 'monthFirst', dates, dateWith(order));
    return found === null ? [] : [found];
  });
}

/** The suggestions for the open faults. */
export function suggestionsFor(faults: readonly RowFault[]): readonly Suggestion[] {
  const emails = suggestion(
    'email',
    faults.filter(({ code }) => code === 'cell_email'),
    mendEmail,
  );
  return [...dateSuggestions(faults), ...(emails === null ? [] : [emails])];
}
