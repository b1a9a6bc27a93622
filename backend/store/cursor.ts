/** Cursors contain a row's position in an order, so that pages stay stable while rows are added and removed. */
import type { Step } from './order.ts';
import { BadCursor } from './port.ts';
import { encodeValue, type Stored, type Value } from './row.ts';
import type { Table } from './table.ts';

/** The position after which a page begins: a value for each step of the order. */
export type Place = Readonly<Record<string, Value>> & { readonly id: string };

const spelled = (steps: readonly Step[]): string =>
  steps.map(({ column, down }) => (down ? `-${column}` : column)).join();

/** The cursor after this row; it is valid only for the same table and order. */
export function writeCursor(table: Table, steps: readonly Step[], row: Stored): string {
  const text = JSON.stringify([
    table.name,
    spelled(steps),
    ...steps.map(({ column }) => row[column] ?? null),
  ]);
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The position in a cursor; throws `BadCursor` unless the cursor was written for this table and order. */
export function readCursor(table: Table, steps: readonly Step[], cursor: string): Place {
  const parts = parsed(cursor);
  if (parts?.[0] !== table.name || parts[1] !== spelled(steps) || parts.length !== steps.length + 2)
    throw new BadCursor();
  const place: Record<string, Value> & { id: string } = { id: '' };
  try {
    for (const [at, { column }] of steps.entries()) place[column] = encodeValue(table, column, parts[at + 2]);
  } catch {
    throw new BadCursor();
  }
  return place;
}

function parsed(cursor: string): readonly unknown[] | undefined {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return Array.isArray(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}
