/** What a deleted person left beside their own row: what was only theirs goes, copies of who they were are emptied. */
import { oneTimeCodes } from '../session/auth.tables.ts';
import { cartItems, purchaseIntents } from '../cart/cart.tables.ts';
import { catalogChoices, savings } from '../stock/catalog.tables.ts';
import { releaseHolds } from '../stock/stock.ts';
import { providerStaff } from '../coupons/coupons.tables.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import { files, fileVersions, repositoryFiles } from '../files/files.tables.ts';
import type { Context } from '../http/context.ts';
import { idempotencyKeys } from '../http/idempotency.tables.ts';
import { outbox } from '../mail/mail.tables.ts';
import { notifications, notificationSettings } from '../notifications/notifications.tables.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { orderAnswers, orders } from '../orders/orders.tables.ts';
import { publicityDismissals } from '../pages/pages.tables.ts';
import { pointRequests } from '../points/points.tables.ts';
import { podiumHidden, referrals } from '../recognitions/recognitions.tables.ts';
import { badges, recognitionGroups } from '../program/program.tables.ts';
import { groupsOf } from '../recognitions/groups.rules.ts';
import { ldapLinks, userImportLines, userImports } from './imports.tables.ts';
import { fold, type UserRow } from '../people/users.rules.ts';

/** Tables of what was only theirs, and of nobody's after them. */
const ownTables = [
  oneTimeCodes,
  outbox,
  notifications,
  notificationSettings,
  userGroupMembers,
  ldapLinks,
  providerStaff,
  podiumHidden,
  cartItems,
  purchaseIntents,
  catalogChoices,
  savings,
  publicityDismissals,
  idempotencyKeys,
] as const;

/** Uploads of faces that were never taken, or no longer are; pictures in posts are of those posts. A file that is called after the person is called so no longer. */
async function filesGone({ store, discard }: Context, user: UserRow): Promise<void> {
  const { rows: uploaded } = await store.list(files, { where: { uploaderId: user.id } });
  const faces = uploaded.filter(({ type }) => type === 'user-profile-picture').map(({ id }) => id);
  const { rows: worn } = await store.list(badges, { where: { imageKey: { in: faces } } });
  const kept = new Set(worn.map(({ imageKey }) => imageKey));
  const thrown = faces.filter((key) => !kept.has(key));
  await store.remove(files, { id: { in: thrown } });
  thrown.forEach(discard);
  // Documents are the organisation's, whoever brought them.
  for (const table of [repositoryFiles, fileVersions] as const)
    await store.update(table, { uploaderId: user.id }, { uploaderId: null });
  const names = fold(`${user.firstName} ${user.lastName}`).split(/\s+/);
  const telling = uploaded.filter(({ name }) => names.some((word) => fold(name).includes(word)));
  for (const { id, name } of telling)
    await store.update(files, { id }, { name: `archivo${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}` });
}

/** Where to things were sent, and what was answered for them. */
async function deliveriesGone({ store }: Context, { id }: UserRow): Promise<void> {
  const { rows } = await store.list(orders, { where: { userId: id } });
  await store.update(orders, { userId: id }, { delivery: null });
  await store.remove(orderAnswers, { orderId: { in: rows.map((order) => order.id) } });
}

/** Wishes for points that nobody can have any more; who asked for somebody else is told. */
async function requestsClosed(context: Context, { id }: UserRow): Promise<void> {
  const { store, me, at } = context;
  const closed = await store.update(
    pointRequests,
    { userId: id, status: 'pending' },
    { status: 'rejected', resolvedBy: me.id, resolvedAt: at },
  );
  for (const { id: sourceId, requestedBy } of closed)
    if (requestedBy !== id && requestedBy !== me.id)
      await leaveNotices(context, {
        to: [requestedBy],
        kind: 'request',
        actorId: me.id,
        postId: null,
        sourceId,
      });
}

/** Lists of people that named them: what came of an import is no longer undone for them. */
async function listsGone(
  { store }: Context,
  { id, email, phone, employeeNumber }: UserRow,
  address: string,
): Promise<void> {
  await store.update(
    userImportLines,
    { or: [{ userId: id }, { email }] },
    { email: address, wanted: {}, before: null, after: null, status: 'kept' },
  );
  // JSON is never filtered: each line is looked at for whom it makes somebody's manager.
  const { rows: lines } = await store.list(userImportLines);
  for (const { id: lineId, wanted } of lines) {
    if (wanted.managerEmail !== email) continue;
    const { managerEmail: _gone, ...others } = wanted;
    await store.update(userImportLines, { id: lineId }, { wanted: others });
  }
  const words = [email, phone, employeeNumber].filter((word) => word !== null);
  const says = (text: string): boolean =>
    words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const { rows } = await store.list(userImports);
  for (const { id: importId, rejected, kept } of rows) {
    if (!says(JSON.stringify([rejected, kept]))) continue;
    await store.update(
      userImports,
      { id: importId },
      {
        rejected: rejected.map((fault) => (says(fault.value) ? { ...fault, value: '' } : fault)),
        kept: kept.map((one) => (one.email === email ? { ...one, email: address } : one)),
      },
    );
  }
}

/** Takes away or empties everything about somebody that is not in their own row; `user` is as they were. */
export async function tracesGone(context: Context, user: UserRow, address: string): Promise<void> {
  const { store } = context;
  const { id, email } = user;
  await releaseHolds(store, { userId: id });
  for (const table of ownTables) await store.remove(table, { userId: id });
  // Answers to others are kept for a day, to be given again: one that says who this was is given no more, and nothing happens twice.
  await store.update(
    idempotencyKeys,
    { or: [{ answer: { has: id } }, { answer: { has: email } }] },
    { answer: null },
  );
  await store.remove(outbox, {
    kind: { in: ['notice', 'listed'] },
    body: { has: `${user.firstName} ${user.lastName}` },
  });
  await filesGone(context, user);
  await deliveriesGone(context, user);
  await requestsClosed(context, user);
  await listsGone(context, user, address);
  // Who came by a referral is written down there as well.
  await store.update(
    referrals,
    { email },
    { name: '—', email: address, phone: null, position: null, message: '' },
  );
  for (const group of await groupsOf(store))
    if (group.userIds.includes(id))
      await store.update(
        recognitionGroups,
        { id: group.id },
        { userIds: group.userIds.filter((one) => one !== id) },
      );
}
