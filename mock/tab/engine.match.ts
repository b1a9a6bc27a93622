/** Compiles a checked filter into a predicate for one row. */
import { compareValues } from '#backend/store/order.ts';
import type { Stored } from '#backend/store/row.ts';
import type { Filter, Test } from '#backend/store/where.ts';

/** Whether a row passes the filter. */
export function matcher(filter: Filter): (row: Stored) => boolean {
  const all = filter.all.map(question);
  const any = filter.any?.map(matcher);
  return (row) => all.every((holds) => holds(row)) && (any === undefined || any.some((holds) => holds(row)));
}

function question(test: Test): (row: Stored) => boolean {
  const { column } = test;
  const ordered = (fits: (difference: number) => boolean, bound: Stored[string]) => (row: Stored) => {
    const value = row[column] ?? null;
    return value !== null && fits(compareValues(value, bound));
  };
  switch (test.op) {
    case 'is':
      return (row) => row[column] === test.value;
    case 'not':
      return (row) => row[column] !== test.value;
    case 'in': {
      const values = new Set(test.values);
      return (row) => values.has(row[column] ?? null);
    }
    case 'gt':
      return ordered((difference) => difference > 0, test.value);
    case 'gte':
      return ordered((difference) => difference >= 0, test.value);
    case 'lt':
      return ordered((difference) => difference < 0, test.value);
    case 'lte':
      return ordered((difference) => difference <= 0, test.value);
    case 'has':
      return (row) => {
        const value = row[column];
        return typeof value === 'string' && value.includes(test.value);
      };
  }
}
