/** Deactivates and deletes people, and previews the effects. */
import type { peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import { erase } from './people.erase.ts';
import { personOf, personView } from './people.views.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';

/** The way a person leaves. */
export type Leaving = 'deactivate' | 'delete';

interface Fault {
  readonly code: ReasonCode;
  readonly params?: ReasonParams;
}

async function openOrdersOf(store: Store, userId: string): Promise<number> {
  const [open] = await store.tally(orders, {
    where: { userId, status: { in: ['pending', 'approved', 'in_progress', 'sent'] } },
  });
  return open?.count ?? 0;
}

/** Why a person cannot leave now; undefined if they can. */
async function leavingFault({ store, me }: Context, user: UserRow, how: Leaving): Promise<Fault | undefined> {
  if (user.userType === 'admin' && user.active) {
    const [others] = await store.tally(users, {
      where: { userType: 'admin', active: true, deletedAt: null, id: { ne: user.id } },
    });
    if ((others?.count ?? 0) === 0) return { code: 'last_admin' };
  }
  if (user.id === me.id) return { code: 'not_yourself' };
  const count = how === 'delete' ? await openOrdersOf(store, user.id) : 0;
  return count > 0 ? { code: 'open_orders', params: { count } } : undefined;
}

const said = ({ language }: Context, fault: Fault | undefined) =>
  fault === undefined ? null : reason('id', fault.code, language, fault.params);

/** Raises 409 with the reason if the person cannot leave. */
async function expectLeaving(context: Context, user: UserRow, how: Leaving): Promise<void> {
  const why = said(context, await leavingFault(context, user, how));
  if (why !== null) throw domainError('conflict', context.language, [why]);
}

/** Deletes a person permanently. Raises 409 if that is not allowed. */
export async function removePerson(context: Context, id: string, why: string): Promise<void> {
  const user = await personOf(context, id);
  await expectLeaving(context, user, 'delete');
  await erase(context, user, why);
}

/** Calls that preview a departure, deactivate and delete. */
export const peopleLeaving: Pick<Service<typeof peopleAdminEndpoints>, 'leaving' | 'setActive' | 'remove'> = {
  async leaving(context, { params }) {
    const { store } = context;
    const user = await personOf(context, params.id);
    const { id } = user;
    const [written] = await store.tally(posts, {
      where: { senderId: id, state: { in: ['pending', 'published'] } },
    });
    const [reports] = await store.tally(users, { where: { managerId: id, deletedAt: null } });
    const [led] = await store.tally(departments, { where: { managerId: id } });
    const { rows: purses } = await store.list(accounts, { where: { ownerId: id } });
    const inWallet = (name: string): number => purses.find(({ purse }) => purse === name)?.balance ?? 0;
    return {
      posts: written?.count ?? 0,
      pointsToGive: inWallet('give'),
      pointsToRedeem: inWallet('redeem'),
      openOrders: await openOrdersOf(store, id),
      reports: reports?.count ?? 0,
      departments: led?.count ?? 0,
      deactivateRefused: said(context, await leavingFault(context, user, 'deactivate'))?.message ?? null,
      deleteRefused: said(context, await leavingFault(context, user, 'delete'))?.message ?? null,
    };
  },

  async setActive(context, { body: { id, active } }) {
    const { store, language, now } = context;
    const user = await personOf(context, id);
    if (active) {
      if (isOver(user, now)) throw domainError('conflict', language, [reason('id', 'access_over', language)]);
      await store.update(users, { id, active: false }, { active: true });
    } else if (user.active) {
      await expectLeaving(context, user, 'deactivate');
      await store.update(users, { id, active: true }, { active: false, tokenEpoch: { inc: 1 } });
    }
    return personView(context, id);
  },

  async remove(context, { body: { id, reason: why } }) {
    await removePerson(context, id, why);
    return { success: true };
  },
};
