/** Upload and download of files through signed addresses, so that file bytes never pass through a transaction. */
import type { fileEndpoints } from '#schema/files/files.endpoints.ts';
import { fileFault, fileRules, isFileKind, megabytesOf, uploadQuota } from '#schema/files/files.rules.ts';
import type { FileRule } from '#schema/kit/files.ts';
import type { PublicContext, Service, StoredFile } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { fileAnswer } from './files.answer.ts';
import { addressOf, allows, isForOne } from './files.link.ts';
import { files } from './files.tables.ts';
import { nameOf } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { looksLike } from '../kit/magic.ts';
import { readableFile, readableFor, type FileReaders } from './files.readers.ts';
import type { FileRow } from './files.rules.ts';
import { expectSpace, spaceOf } from './space.ts';

/** Announced files without an upload are deleted after a day, in ms. */
const announcedMs = 86_400_000;

/** People with the most bytes whom administrators see. */
const mostShown = 5;

/** How long a browser shows a file without asking again for the rights of its reader. */
const recheckedSeconds = 300;

const isSame = (one: StoredFile, bytes: Uint8Array): boolean =>
  one.bytes.byteLength === bytes.byteLength && one.bytes.every((byte, at) => byte === bytes[at]);

function refuse(
  { language }: PublicContext,
  code: 'file_cut' | 'file_too_large' | 'file_type',
  { maxBytes }: FileRule,
): never {
  const findings = new ValidationErrors(language);
  findings.add('', code, { maximum: megabytesOf(maxBytes) });
  findings.throwIfAny();
  throw domainError('invalid', language);
}

/** The announced file of an address. An unknown file gives the same error as a wrong signature. */
async function announced(
  { dependencies, now, language }: PublicContext,
  { org, exp, sig }: { readonly org: string; readonly exp: number; readonly sig: string },
  key: string,
): Promise<FileRow> {
  const known = await dependencies.db.directory.organizations();
  const row = known.includes(org)
    ? await dependencies.db.read(
        org,
        async (store) => (await store.list(files, { where: { id: key } })).rows[0],
      )
    : undefined;
  const { contentType = '', size = 0 } = row ?? {};
  const isAllowed = await allows(
    dependencies.sign,
    { verb: 'PUT', org, key, contentType, size },
    { exp, sig },
    now,
  );
  if (row === undefined || !isAllowed) throw domainError('forbidden', language);
  return row;
}

/** Keys with an upload in progress in this process. A second upload at the same time would overwrite the first. */
const arriving = new Set<string>();

/** The calls of uploads; `readers` decides who reads what. */
export const createFileService = (readers: FileReaders): Service<typeof fileEndpoints> => ({
  async uploadAddress({ store, me, org, newId, at, now, language, sign }, { params, body }) {
    const findings = new ValidationErrors(language);
    const { fileName, size } = body;
    const contentType = body.contentType.toLowerCase();
    const { type } = params;
    if (!isFileKind(type)) {
      findings.add('type', 'file_kind');
      findings.throwIfAny();
      throw domainError('invalid', language);
    }
    const rule = fileRules[type];
    const fault = fileFault(rule, { contentType, size });
    if (fault !== undefined)
      findings.add(fault === 'file_type' ? 'contentType' : 'size', fault, {
        maximum: megabytesOf(rule.maxBytes),
      });
    findings.throwIfAny();
    const key = `${type}/${newId()}`;
    await store.remove(files, {
      uploadedAt: null,
      createdAt: { lte: new Date(now - announcedMs).toISOString() },
    });
    await expectSpace({ store, me, now, language }, [size], 'size');
    await store.insert(files, [
      {
        id: key,
        uploaderId: me.id,
        type,
        name: fileName,
        contentType,
        size,
        uploadedAt: null,
        recordId: null,
        createdAt: at,
      },
    ]);
    const { url, expires } = await addressOf(sign, { verb: 'PUT', org, key, contentType, size }, now);
    return { url, key, expiresAt: new Date(expires).toISOString() };
  },

  async usage({ store }) {
    const used = await spaceOf(store);
    const byPerson = await store.tally(files, { by: ['uploaderId'], sum: 'size' });
    const most = byPerson.toSorted((one, other) => other.sum - one.sum).slice(0, mostShown);
    const { rows: people } = await store.list(users, {
      where: { id: { in: most.map(({ uploaderId }) => uploaderId) }, deletedAt: null },
    });
    const nameFor = new Map(people.map((user) => [user.id, nameOf(user)]));
    const { person, organization, perMinute } = uploadQuota;
    return {
      files: used.files,
      megabytes: Math.ceil(megabytesOf(used.bytes)),
      maxFiles: organization.files,
      maxMegabytes: megabytesOf(organization.bytes),
      person: { maxFiles: person.files, maxMegabytes: megabytesOf(person.bytes), perMinute },
      people: most.map(({ uploaderId: id, count, sum }) => ({
        id,
        name: nameFor.get(id) ?? null,
        files: count,
        megabytes: Math.ceil(megabytesOf(sum)),
      })),
    };
  },

  async readAddress({ store, me, org, now, language, sign }, { params: { type }, body: { key } }) {
    const findings = new ValidationErrors(language);
    if (!isFileKind(type)) findings.add('type', 'file_kind');
    findings.throwIfAny();
    const file = key.startsWith(`${type}/`) ? await readableFile(readers, store, me, key) : undefined;
    if (file === undefined) throw domainError('not_found', language);
    const { url, expires } = await addressOf(sign, { verb: 'GET', org, key, reader: me.id }, now);
    return { url, expiresAt: new Date(expires).toISOString() };
  },

  async upload(context, { params, query, body }) {
    const { dependencies, at, language } = context;
    const { org } = query;
    const key = `${params.type}/${params.id}`;
    const { contentType, size, name } = await announced(context, query, key);
    const rule: FileRule = { types: [contentType], maxBytes: size };
    if (body.contentType !== contentType) refuse(context, 'file_type', rule);
    if ((body.declared ?? 0) > size) refuse(context, 'file_too_large', rule);
    const bytes = (await body.read(size)) ?? refuse(context, 'file_too_large', rule);
    // A truncated body differs from the announced file; the upload may be repeated.
    if (bytes.byteLength !== size) refuse(context, 'file_cut', rule);
    if (!looksLike(contentType, bytes)) refuse(context, 'file_type', rule);
    const place = JSON.stringify([org, key]);
    if (arriving.has(place)) throw domainError('conflict', language);
    arriving.add(place);
    try {
      const kept = await dependencies.blobs.get(org, key);
      // A repeated upload with the same bytes succeeds, because the first answer may have been lost.
      if (kept !== undefined && !isSame(kept, bytes)) throw domainError('conflict', language);
      if (kept === undefined) await dependencies.blobs.put(org, key, { bytes, contentType, name });
      await dependencies.db.tx(org, (store) => store.update(files, { id: key }, { uploadedAt: at }));
    } finally {
      arriving.delete(place);
    }
    return { key };
  },

  async read({ dependencies, now, language }, { params, query: { org, exp, sig, reader } }) {
    const key = `${params.type}/${params.id}`;
    const isAllowed = await allows(dependencies.sign, { verb: 'GET', org, key, reader }, { exp, sig }, now);
    if (!isAllowed || (isForOne(key) && reader === undefined)) throw domainError('forbidden', language);
    // The record may have been removed, or closed to the reader, since the address was made.
    const isSeen =
      reader === undefined ||
      (await dependencies.db.read(org, (store) => readableFor(readers, store, { reader, key, now })));
    const file = isSeen ? await dependencies.blobs.get(org, key) : undefined;
    if (file === undefined) throw domainError('not_found', language);
    return fileAnswer(file, Math.min((exp - now) / 1000, reader === undefined ? Infinity : recheckedSeconds));
  },
});
