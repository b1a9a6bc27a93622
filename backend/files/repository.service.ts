/** The organisation's documents (spec §1 "a files repository"). */
import type { RepositoryFile, repositoryEndpoints } from '#schema/files/repository.endpoints.ts';
import { reason, type ReasonCode } from '#schema/reasons.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { pageOf } from '../http/pages.ts';
import { domainError } from '../http/domainError.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import type { Where } from '../store/port.ts';
import { allWords } from '../store/words.ts';
import { fold } from '../kit/fold.ts';
import { holdFiles } from './files.rules.ts';
import { fileProofs, files, fileVersions, repositoryFiles } from './files.tables.ts';
import {
  audienceOf,
  documentFor,
  folderOf,
  foldOf,
  mayRead,
  uploadFor,
  type DocumentRow,
} from './repository.rules.ts';
import { askToAcknowledge, waitingFor } from './repository.events.ts';
import { audienceProofs, documentViews, isPending, ownProofs, uploadersOf } from './repository.views.ts';

/** Minimum time between two reminders of a document, in ms. */
const remindedMs = 86_400_000;

const conflict = ({ language }: Context, field: string, code: ReasonCode) =>
  domainError('conflict', language, [reason(field, code, language)]);

async function shown(context: Context, row: DocumentRow): Promise<RepositoryFile> {
  const [view] = await documentViews(context, [row]);
  if (view === undefined) throw domainError('not_found', context.language);
  return view;
}

/** An empty text becomes null. */
const noneIfBlank = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;

/**
 * Documents that the caller may see. The audience is a JSON column, which the store cannot filter, and documents are
 * few.
 */
async function visible({ store, me }: Context, where: Where<DocumentRow> = {}) {
  const { rows } = await store.list(repositoryFiles, {
    where,
    order: [
      ['updatedAt', 'desc'],
      ['name', 'asc'],
    ],
  });
  return rows.filter((row) => mayRead(row, me));
}

/** Stores the newest version in the history; the document holds its file from now on. */
async function keepVersion(
  { store, newId, at }: Context,
  { id: fileId, version, key, contentType, size, uploaderId }: DocumentRow,
  note: string | null,
): Promise<void> {
  await store.insert(fileVersions, [
    { id: newId(), fileId, version, key, contentType, size, note, uploaderId, createdAt: at },
  ]);
  await holdFiles(store, [key], fileId);
}

export const repositoryService: Service<typeof repositoryEndpoints> = {
  async list(context, { query }) {
    const { store, me } = context;
    const { keywords, folder, unfiled, pending, page, perPage } = query;
    const all = await visible(context, {
      ...allWords(fold(keywords ?? '')),
      ...(folder === undefined ? {} : { folder }),
      ...(unfiled === true ? { folder: null } : {}),
    });
    const own = pending === true ? await ownProofs(store, me.id) : undefined;
    const rows = own === undefined ? all : all.filter((row) => isPending(row, me, own.get(row.id)));
    const { items, pagination } = pageOf(rows, { page, perPage });
    return { items: await documentViews(context, items), pagination };
  },

  async folders(context) {
    const counts = new Map<string | null, number>();
    for (const { folder } of await visible(context)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((one, other) => fold(one.name ?? '\uFFFF').localeCompare(fold(other.name ?? '\uFFFF')));
  },

  async get(context, { params }) {
    const { store, linkTo } = context;
    const row = await documentFor(context, params.id);
    const { rows } = await store.list(fileVersions, {
      where: { fileId: row.id },
      order: [['version', 'desc']],
    });
    const uploader = await uploadersOf(store, rows);
    const versions = rows.map(async ({ id: _id, fileId: _file, key, uploaderId, ...version }) => ({
      ...version,
      uploadedBy: uploader(uploaderId),
      url: await linkTo(key),
    }));
    return { file: await shown(context, row), versions: await Promise.all(versions) };
  },

  async add(context, { body }) {
    const { store, me, newId, at } = context;
    const upload = await uploadFor(context, body.key);
    const details = {
      name: body.name ?? upload.name,
      description: noneIfBlank(body.description),
    };
    const row: DocumentRow = {
      id: newId(),
      ...details,
      fold: foldOf(details),
      folder: await folderOf(store, body.folder ?? null),
      key: upload.id,
      version: 1,
      contentType: upload.contentType,
      size: upload.size,
      mustAcknowledge: body.mustAcknowledge ?? false,
      departmentIds: await audienceOf(context, body.departmentIds),
      reviewOn: body.reviewOn ?? null,
      uploaderId: me.id,
      remindedAt: null,
      createdAt: at,
      updatedAt: at,
    };
    await store.insert(repositoryFiles, [row]);
    await keepVersion(context, row, null);
    await askToAcknowledge(context, row, await waitingFor(store, row));
    return shown(context, row);
  },

  async change(context, { params, body }) {
    const { store, at } = context;
    const old = await documentFor(context, params.id);
    expectBase(context, body, old);
    const asked = new Set(await waitingFor(store, old));
    const { folder, description, departmentIds, ...given } = body;
    const row = applyPatch(old, {
      ...given,
      ...(folder === undefined ? {} : { folder: await folderOf(store, folder) }),
      ...(description === undefined ? {} : { description: noneIfBlank(description) }),
      departmentIds: await audienceOf(context, departmentIds, old.departmentIds),
    });
    const { id, ...changed } = { ...row, fold: foldOf(row), updatedAt: at };
    await store.update(repositoryFiles, { id }, changed);
    const waiting = await waitingFor(store, row);
    // People who were already requested to acknowledge are not notified again.
    await askToAcknowledge(
      context,
      row,
      waiting.filter((person) => !asked.has(person)),
    );
    return shown(context, { id, ...changed });
  },

  async addVersion(context, { params, body }) {
    const { store, me, at } = context;
    const old = await documentFor(context, params.id);
    if (body.version !== old.version + 1) throw conflict(context, 'version', 'version_old');
    const upload = await uploadFor(context, body.key);
    const [row] = await store.update(
      repositoryFiles,
      { id: old.id, version: old.version },
      {
        key: upload.id,
        version: body.version,
        contentType: upload.contentType,
        size: upload.size,
        uploaderId: me.id,
        updatedAt: at,
      },
    );
    if (row === undefined) throw conflict(context, 'version', 'version_old');
    await keepVersion(context, row, noneIfBlank(body.note));
    await askToAcknowledge(context, row, await waitingFor(store, row));
    return shown(context, row);
  },

  async acknowledge(context, { params, body: { version } }) {
    const { store, me, newId, at } = context;
    const row = await documentFor(context, params.id);
    if (version !== row.version) throw conflict(context, 'version', 'version_old');
    const proof = { id: newId(), fileId: row.id, version, userId: me.id, createdAt: at };
    await store.insert(fileProofs, [proof], { skipExisting: true });
    return shown(context, row);
  },

  async proofs(context, { params, query: { pending, page, perPage } }) {
    const all = await audienceProofs(context.store, await documentFor(context, params.id));
    return pageOf(pending === undefined ? all : all.filter(({ upToDate }) => upToDate !== pending), {
      page,
      perPage,
    });
  },

  async remind(context, { params }) {
    const { store, now, at } = context;
    const row = await documentFor(context, params.id);
    if (row.remindedAt !== null && now - Date.parse(row.remindedAt) < remindedMs)
      throw conflict(context, '', 'reminded_today');
    const told = await askToAcknowledge(context, row, await waitingFor(store, row));
    if (told > 0) await store.update(repositoryFiles, { id: row.id }, { remindedAt: at });
    return { told };
  },

  async remove(context, { params }) {
    const { store, discard } = context;
    const { id } = await documentFor(context, params.id);
    const { rows } = await store.list(fileVersions, { where: { fileId: id } });
    const keys = rows.map(({ key }) => key);
    await store.remove(fileProofs, { fileId: id });
    await store.remove(fileVersions, { fileId: id });
    await store.remove(files, { id: { in: keys } });
    await store.remove(repositoryFiles, { id });
    // Notifications about the removed document would have a dead link.
    await store.remove(notifications, { kind: 'document', sourceId: id });
    keys.forEach(discard);
    return { success: true };
  },
};
