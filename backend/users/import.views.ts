/** Admin view of imports, and the call that undoes one. */
import type { importEndpoints as rows, UserImport } from '#schema/users/imports.endpoints.ts';
import { isReasonCode, reason } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import type { Line } from './import.chunk.ts';
import { expectNoneRunning } from './import.start.ts';
import type { StoredCode } from './import.undo.ts';
import { userImportLines, userImports } from './imports.tables.ts';
import { nameOf } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

type Import = Row<typeof userImports>;

/** How long an import can be undone, in ms. */
const undoMs = 30 * 86_400_000;

const canUndo = ({ status, createdAt, total }: Import, now: number): boolean =>
  (status === 'done' || status === 'failed') && total > 0 && now - Date.parse(createdAt) < undoMs;

async function viewsOf({ store, language, now }: Context, imports: readonly Import[]): Promise<UserImport[]> {
  const ids = [...new Set(imports.map(({ createdBy }) => createdBy))];
  const { rows: people } = await store.list(users, { where: { id: { in: ids } } });
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return imports.map((one) => ({
    id: one.id,
    kind: one.kind,
    fileName: one.fileName,
    status: one.status,
    total: one.total,
    done: one.done,
    counts: {
      added: one.added,
      changed: one.changed,
      unchanged: one.unchanged,
      reactivated: one.reactivated,
      deactivated: one.deactivated,
    },
    rejected: [...one.rejected],
    createdBy: names.get(one.createdBy) ?? '',
    createdAt: one.createdAt,
    finishedAt: one.status === 'undoing' ? null : one.finishedAt,
    canUndo: canUndo(one, now),
    kept: one.kept.map(({ email, reason: why }) => ({
      email,
      reason: isReasonCode(why) ? reason('', why, language).message : why,
    })),
  }));
}

async function importOf({ store, language }: Context, id: string): Promise<Import> {
  const {
    rows: [found],
  } = await store.list(userImports, { where: { id } });
  if (found === undefined) throw domainError('not_found', language);
  return found;
}

/** The admin view of one import. */
async function viewOf(context: Context, id: string): Promise<UserImport> {
  const [view] = await viewsOf(context, [await importOf(context, id)]);
  if (view === undefined) throw domainError('not_found', context.language);
  return view;
}

/** Whether undoing a line would remove the access or the admin role of a person. */
const takesAccess = ({ action, before }: Line): boolean =>
  action === 'added' || action === 'reactivated' || (before?.userType ?? 'admin') !== 'admin';

/** Calls that read and undo imports. */
export const importViews: Pick<Service<typeof rows>, 'imports' | 'import' | 'undoImport'> = {
  async imports(context, { query }) {
    const { items, pagination } = await pageFrom(
      context.store,
      userImports,
      { order: [['createdAt', 'desc']] },
      query,
    );
    return { items: await viewsOf(context, items), pagination };
  },

  import: async (context, { params }) => viewOf(context, params.id),

  async undoImport(context, { params: { id: importId } }) {
    const { store, language, me, now, at } = context;
    const found = await importOf(context, importId);
    if (!canUndo(found, now))
      throw domainError('conflict', language, [reason('id', 'import_not_undone', language)]);
    await expectNoneRunning(context);
    // Lines that were not applied need no undo. Administrators cannot remove their own access by an undo.
    await store.remove(userImportLines, { importId, status: 'waiting' });
    const { rows: mine } = await store.list(userImportLines, {
      where: { importId, userId: me.id, status: 'done' },
    });
    const own = mine.filter(takesAccess);
    await store.update(userImportLines, { id: { in: own.map(({ id }) => id) } }, { status: 'kept' });
    const why: StoredCode = 'kept_yourself';
    const [lines] = await store.tally(userImportLines, { where: { importId } });
    await store.update(
      userImports,
      { id: importId },
      {
        status: 'undoing',
        done: 0,
        total: lines?.count ?? 0,
        kept: [...found.kept, ...own.map(({ email }) => ({ email, reason: why }))],
        finishedAt: at,
      },
    );
    return viewOf(context, importId);
  },
};
