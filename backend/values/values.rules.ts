/** Values for users, with the number of their recognitions. */
import type { Value } from '#schema/values/values.endpoints.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import { withIconUrl } from '../files/ownIcon.ts';
import type { Context } from '../http/context.ts';
import { postScopes } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import type { values } from '../program/values.tables.ts';

const scopeOf = (id: string): string => `value:${id}`;

/** Values with the number of recognitions that the reader's role may see, in one extra read. */
export async function counted(
  context: Pick<Context, 'store' | 'me' | 'linkTo'>,
  rows: readonly Row<typeof values>[],
): Promise<Value[]> {
  if (rows.length === 0) return [];
  const { store, me } = context;
  const found = await store.tally(postScopes, {
    where: { scope: { in: rows.map((row) => scopeOf(row.id)) }, seenBy: { in: audiencesOf(me.userType) } },
    by: ['scope'],
  });
  const counts = new Map(found.map((one) => [one.scope, one.count]));
  return Promise.all(
    rows.map((row) => withIconUrl({ ...row, recognitions: counts.get(scopeOf(row.id)) ?? 0 }, context)),
  );
}
