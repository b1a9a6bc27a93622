/** Taking away all that says who somebody was: what they wrote and gave stays, under no name. */
import type { Context } from '../http/context.ts';
import { accountOf, move } from '../ledger/ledger.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { oweDirectory } from '../mail/directory.ts';
import { organizations } from '../organization/organization.tables.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishPost } from '../recognitions/publish.ts';
import { tracesGone } from './people.traces.ts';
import { put as putPictures } from './photos.service.ts';
import { foldOf, type UserRow } from '../people/users.rules.ts';
import { deletionRequests, departments, users } from '../people/users.tables.ts';

/** What people without a name are called. */
const noName = {
  spanish: { firstName: 'Persona', lastName: 'eliminada' },
  english: { firstName: 'Deleted', lastName: 'person' },
} as const;

/** An address that reaches nobody (RFC 2606). */
const noAddress = (id: string): string => `deleted-${id}@invalid`;

/** Points on their way arrive first, so that none come after the purse is gone. */
async function settleThanks(context: Context, userId: string): Promise<void> {
  const { store } = context;
  const { rows: waiting } = await store.list(postReceivers, { where: { userId, published: false } });
  const { rows: pending } = await store.list(posts, {
    where: { id: { in: waiting.map(({ postId }) => postId) }, state: 'pending' },
  });
  const timezone = await timezoneOf(store);
  for (const post of pending) await publishPost({ ...context, timezone }, post);
}

/** What is left in both purses goes back to where points come from. */
async function emptyWallets({ store, newId, at }: Context, userId: string): Promise<void> {
  const { rows } = await store.list(accounts, { where: { ownerId: userId } });
  const issue = await accountOf(store, 'issue', newId);
  const movements = rows
    .filter(({ balance }) => balance > 0)
    .map((from) => ({ from, to: issue, points: from.balance, kind: 'expiry' as const, postId: null }));
  if (movements.length > 0) await move(store, movements, { newId, at });
}

/** Writes down that it was done: on the person's own wish, or with why an administrator did it. Their own words go. */
async function close({ store, newId, at }: Context, userId: string, why: string): Promise<void> {
  await store.update(deletionRequests, { userId }, { reason: '' });
  const done = await store.update(
    deletionRequests,
    { userId, status: 'pending' },
    { status: 'done', reason: why, resolvedAt: at },
  );
  if (done.length > 0 || why === '') return;
  await store.insert(deletionRequests, [
    { id: newId(), userId, reason: why, status: 'done', createdAt: at, resolvedAt: at },
  ]);
}

/** Erases somebody. Whether that may be was asked before. */
export async function erase(context: Context, user: UserRow, why: string): Promise<void> {
  const { store, at } = context;
  const { id } = user;
  await settleThanks(context, id);
  await emptyWallets(context, id);
  await putPictures(context, user, {
    photoKey: null,
    photoSmallKey: null,
    backgroundKey: null,
    birthdayImageKey: null,
    profileImageUrl: null,
  });
  const { rows: orgs } = await store.list(organizations, { limit: 1 });
  const gone = {
    ...noName[orgs[0]?.defaultLanguage ?? 'spanish'],
    email: noAddress(id),
    jobPosition: null,
  };
  await store.update(
    users,
    { id },
    {
      ...gone,
      fold: foldOf(gone),
      phone: null,
      phoneShown: false,
      bio: null,
      birthday: null,
      admissionDate: null,
      employeeNumber: null,
      timezone: null,
      departmentId: null,
      managerId: null,
      expiresAt: null,
      passwordHash: null,
      countryId: null,
      cityId: null,
      passwordExpired: false,
      active: false,
      tokenEpoch: { inc: 1 },
      deletedAt: at,
    },
  );
  await store.update(users, { managerId: id }, { managerId: null });
  await store.update(departments, { managerId: id }, { managerId: null });
  await tracesGone(context, user, gone.email);
  await close(context, id, why);
  await oweDirectory(context, 'unbind', [user.email]);
}
