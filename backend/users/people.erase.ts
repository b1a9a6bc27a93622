/** Anonymises a person: posts and recognitions stay, without the name. */
import type { Context } from '../http/context.ts';
import { emit } from '../http/handling.ts';
import { oweDirectory } from '../mail/directory.ts';
import { organizations } from '../organization/organization.tables.ts';
import { put as putPictures } from './photos.service.ts';
import { personRemoved, personRemoving } from '../people/people.events.ts';
import { foldOf, type UserRow } from '../people/users.rules.ts';
import { deletionRequests, departments, users } from '../people/users.tables.ts';

/** Placeholder names of deleted people. */
const noName = {
  spanish: { firstName: 'Persona', lastName: 'eliminada' },
  english: { firstName: 'Deleted', lastName: 'person' },
} as const;

/** An undeliverable address (RFC 2606). */
const noAddress = (id: string): string => `deleted-${id}@invalid`;

/**
 * Closes the deletion requests of the person. The person's reason text is cleared; an administrator's reason is saved.
 */
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

/** Erases a person. The caller checks whether the person may be erased. */
export async function erase(context: Context, user: UserRow, why: string): Promise<void> {
  const { store, at } = context;
  const { id } = user;
  await emit(context, personRemoving, { user });
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
  await emit(context, personRemoved, { user, address: gone.email });
  await close(context, id, why);
  await oweDirectory(context, 'unbind', [user.email]);
}
