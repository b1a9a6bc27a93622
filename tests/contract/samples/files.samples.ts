/** Valid calls of files. */
import { repositoryFiles } from '#backend/files/files.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { noId, type Calls } from './known.ts';

/** A document for all departments, and its version. */
export const known = async (store: Store) => {
  const { rows } = await store.list(repositoryFiles, { order: [['createdAt', 'asc']] });
  const open = rows.find(({ departmentIds }) => departmentIds.length === 0) ?? rows[0];
  return {
    document: open?.id ?? noId,
    /** As text, like every value of `known`. */
    documentVersion: String(open?.version ?? 1),
    spareDocument: rows.findLast(({ id }) => id !== open?.id)?.id ?? open?.id ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type FilesKnown = Awaited<ReturnType<typeof known>>;

const announced = { fileName: 'acta.pdf', contentType: 'application/pdf', size: 1_200 };
/** Addresses are signed, so no sample can know one; tests/files covers these calls. */
const unsigned = { type: 'post-attachments', id: 'unknown' };

export const calls: Calls<FilesKnown> = {
  'files.uploadAddress': () => ({ params: { type: 'post-attachments' }, body: announced }),
  'files.readAddress': () => ({
    params: { type: 'post-attachments' },
    body: { key: 'post-attachments/unknown' },
  }),
  'files.upload': () => ({ params: unsigned }),
  'files.read': () => ({ params: unsigned }),
  'files.list': () => ({ query: { keywords: 'guia', pending: false } }),
  'files.get': 'document',
  'files.add': () => ({ body: { key: 'comm-attachment/unknown' } }),
  'files.change': 'document',
  'files.addVersion': ({ document, documentVersion }) => ({
    params: { id: document },
    body: { key: 'comm-attachment/unknown', version: Number(documentVersion) + 1 },
  }),
  'files.acknowledge': ({ document, documentVersion }) => ({
    params: { id: document },
    body: { version: Number(documentVersion) },
  }),
  'files.proofs': ({ document }) => ({ params: { id: document }, query: { pending: true } }),
  'files.remind': 'document',
  'files.remove': 'spareDocument',
};
