/** Writes the order of a list that administrators arrange. */
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { domainError } from './domainError.ts';

/**
 * Gives the rows the positions 0, 1, 2… in the order of `ids`. Throws 409 with the stored order unless `ids` names each
 * row once, so that a row that another person added or removed meanwhile is noticed. `rows` are in their stored order.
 */
export async function putInOrder(
  { language }: { readonly language: Language },
  rows: readonly { readonly id: string; readonly position: number }[],
  ids: readonly string[],
  place: (id: string, position: number) => Promise<unknown>,
): Promise<{ ids: string[] }> {
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  const isWhole = new Set(ids).size === ids.length && ids.length === before.size;
  if (!isWhole || !ids.every((id) => before.has(id)))
    throw domainError('conflict', language, [
      { ...reason('ids', 'order_changed', language), stored: [...before.keys()] },
    ]);
  for (const [position, id] of ids.entries()) if (before.get(id) !== position) await place(id, position);
  return { ids: [...ids] };
}
