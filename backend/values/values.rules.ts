/** Values for users, with the number of their recognitions. */
import type { Value } from '#schema/values/values.endpoints.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import type { Role } from '#schema/permissions.ts';
import { postScopes } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { values } from '../program/values.tables.ts';

const scopeOf = (id: string): string => `value:${id}`;

/** Values with the number of recognitions that the reader's role may see, in one extra read. */
export async function counted(
  store: Store,
  rows: readonly Row<typeof values>[],
  role: Role,
): Promise<Value[]> {
  if (rows.length === 0) return [];
  const found = await store.tally(postScopes, {
    where: { scope: { in: rows.map((row) => scopeOf(row.id)) }, seenBy: { in: audiencesOf(role) } },
    by: ['scope'],
  });
  const counts = new Map(found.map((one) => [one.scope, one.count]));
  return rows.map((row) => ({ ...row, recognitions: counts.get(scopeOf(row.id)) ?? 0 }));
}
