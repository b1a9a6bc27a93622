/** Deletion requests: administrators list and decide them, once each. */
import type { AskedDeletion, peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import { reason } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { removePerson } from './people.leaving.ts';
import { nameOf, type UserRow } from '../people/users.rules.ts';
import { deletionRequests, users } from '../people/users.tables.ts';

const withUser = { user: { one: users, on: 'userId' } } as const;

const view = (wish: Row<typeof deletionRequests> & { readonly user: UserRow | null }): AskedDeletion => ({
  id: wish.id,
  userId: wish.userId,
  name: wish.user === null ? '' : nameOf(wish.user),
  email: wish.user?.email ?? '',
  reason: wish.reason,
  status: wish.status,
  createdAt: wish.createdAt,
  resolvedAt: wish.resolvedAt,
});

async function deletionRequestOf({ store, language }: Context, id: string) {
  const {
    rows: [wish],
  } = await store.list(deletionRequests, { where: { id }, with: withUser });
  if (wish === undefined) throw domainError('not_found', language);
  return wish;
}

/** Lists and decides deletion requests. A second decision gets 409. */
export const peopleDeletions: Pick<Service<typeof peopleAdminEndpoints>, 'deletions' | 'decideDeletion'> = {
  async deletions({ store }, { query: { page, perPage, status } }) {
    const { items, pagination } = await pageFrom(
      store,
      deletionRequests,
      {
        where: status === undefined ? {} : { status },
        order: [['createdAt', 'desc']],
        with: withUser,
      },
      { page, perPage },
    );
    return { items: items.map(view), pagination };
  },

  async decideDeletion(context, { body: { id, approve } }) {
    const { store, language, at } = context;
    const wish = await deletionRequestOf(context, id);
    const [decided] = await store.update(
      deletionRequests,
      { id, status: 'pending' },
      { status: approve ? 'done' : 'refused', resolvedAt: at },
    );
    if (decided === undefined)
      throw domainError('conflict', language, [reason('id', 'deletion_resolved', language)]);
    if (approve) await removePerson(context, wish.userId, '');
    return view(await deletionRequestOf(context, id));
  },
};
