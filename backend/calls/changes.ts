/** Tells open pages that a call changed what their readers see in the domains that have a kind of message for it. */
import { permissions } from '#schema/permissions.ts';
import type { Row } from '#schema/kit/endpoint.ts';
import { changedByCall } from '#schema/notifications/streamed.ts';
import type { Context } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import { users } from '../people/users.tables.ts';

/**
 * The caller's own pages, because the caller saw the change; and, of a call of administration, those of everybody who may
 * make it. Whom else a change concerns, the services tell: never more people than may see it.
 */
export async function tellChanges(
  context: Pick<Context, 'store' | 'me' | 'publish' | 'newId'>,
  operation: string,
  { can }: Pick<Row, 'can'>,
): Promise<void> {
  const kind = changedByCall(operation);
  if (kind === undefined) return;
  const { store, me } = context;
  const { rows: others } =
    can === 'public' || can === 'apiKey' || !can.endsWith('.manage')
      ? { rows: [] }
      : await store.list(users, {
          where: { userType: { in: permissions[can] }, active: true, deletedAt: null },
        });
  publishToPages(context, kind, null, [me.id, ...others.map(({ id }) => id)]);
}
