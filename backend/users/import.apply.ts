/** Applies lines of an import: creates new people, updates existing ones, and saves the previous values for undo. */
import type { JobContext } from '../jobs/jobs.ts';
import { oweDirectory } from '../mail/directory.ts';
import { invite } from '../mail/invite.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { Row } from '../store/table.ts';
import {
  changePerson,
  Chunk,
  columnsOf,
  differing,
  groupIdsOf,
  peopleOf,
  type Line,
} from './import.chunk.ts';
import { link, placesFor } from './import.places.ts';
import { standingOf, type Standing } from './import.standing.ts';
import { ldapLinks, userImportLines, type userImports } from './imports.tables.ts';
import { groupsOfPeople, newPerson, putInGroups } from './people.rows.ts';
import { users } from '../people/users.tables.ts';

type Import = Row<typeof userImports>;
type Doing = Pick<JobContext, 'store' | 'newId' | 'at' | 'now' | 'org' | 'links'>;

/** Saves the result of a line. */
async function mark({ store }: Doing, { id }: Line, said: Partial<Omit<Line, 'id'>>): Promise<void> {
  await store.update(userImportLines, { id }, said);
}

/** Applies waiting lines in order. */
export async function applyLines(context: Doing, row: Import, lines: readonly Line[]): Promise<void> {
  const { store, newId, at } = context;
  const places = await placesFor(
    context,
    row.id,
    lines.map(({ wanted }) => wanted),
  );
  const chunk = new Chunk(await peopleOf(store, lines));
  const { rows: orgs } = await store.list(organizations, { limit: 1 });
  const known = [...chunk.byId.keys()];
  const groupsBefore = await groupsOfPeople(store, known);
  const { rows: links } = await store.list(ldapLinks, { where: { userId: { in: known } } });
  for (const line of lines) {
    const { action, wanted, email } = line;
    const user = line.userId === null ? chunk.byEmail.get(email) : chunk.byId.get(line.userId);
    const groupIds = groupIdsOf(wanted, places);
    const beside = {
      ...(groupIds === undefined ? {} : { groupIds }),
      ...(wanted.ldapId === undefined ? {} : { ldapId: wanted.ldapId }),
    };
    let id = user?.id;
    if (user === undefined) {
      // A person who was deleted in the meantime is not created again.
      if (action !== 'added') {
        await mark(context, line, { status: 'kept' });
        continue;
      }
      const own = columnsOf(wanted, chunk, places, undefined);
      const person = newPerson({
        ...own,
        id: newId(),
        email,
        firstName: wanted.firstName ?? '',
        lastName: wanted.lastName ?? '',
        userType: wanted.userType ?? 'employee',
        language: wanted.language ?? orgs[0]?.defaultLanguage ?? 'spanish',
        createdAt: at,
      });
      ({ id } = person);
      chunk.added.push(person);
      chunk.put(person);
      await mark(context, line, {
        userId: id,
        before: {},
        after: { ...standingOf(person), groupIds: [], ...beside },
        status: 'done',
      });
    } else {
      const target: Standing =
        action === 'deactivated'
          ? { active: false }
          : {
              ...columnsOf(wanted, chunk, places, user.id),
              ...(action === 'reactivated' ? { active: true } : {}),
            };
      const { before, after } = differing(user, target);
      if (chunk.isLast(user, { ...user, ...after })) {
        await mark(context, line, { status: 'kept' });
        continue;
      }
      if (Object.keys(after).length > 0) await changePerson(context, chunk, user, after);
      await mark(context, line, {
        userId: user.id,
        // The person may have been created after the list was read.
        action: action === 'added' ? 'changed' : action,
        before: {
          ...before,
          ...(groupIds === undefined ? {} : { groupIds: groupsBefore.get(user.id)?.toSorted() ?? [] }),
          ...(wanted.ldapId === undefined
            ? {}
            : { ldapId: links.find(({ userId }) => userId === user.id)?.ldapId ?? null }),
        },
        after: { ...after, ...beside },
        status: 'done',
      });
    }
    if (id === undefined) continue;
    if (groupIds !== undefined) chunk.groups.set(id, groupIds);
    if (wanted.ldapId !== undefined) chunk.links.set(wanted.ldapId, id);
  }
  await store.insert(users, chunk.added);
  await putInGroups(context, chunk.groups);
  await link(context, chunk.links);
  await oweDirectory(
    context,
    'bind',
    chunk.added.map(({ email }) => email),
  );
  if (row.sendInvitation) await invite(context, chunk.added);
}
