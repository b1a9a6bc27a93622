/** Valid calls of files. */
import { repositoryFiles } from '#backend/files/files.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { noId, type FieldSamples, type RestSamples } from './known.ts';

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

const announced = { file_name: 'acta.pdf', content_type: 'application/pdf', size: 1_200 };
/** Addresses are signed, so no sample can know one; tests/files covers these calls. */
const unsigned = { params: { type: 'post-attachments', id: 'unknown' }, search: '?org=x&exp=1&sig=x' };

export const restSamples: RestSamples<FilesKnown> = {
  'files.uploadAddress': () => ({ params: { type: 'post-attachments' }, body: announced }),
  'files.readAddress': () => ({
    params: { type: 'post-attachments' },
    body: { key: 'post-attachments/unknown' },
  }),
  'files.usage': () => ({}),
  'files.upload': () => unsigned,
  'files.read': () => unsigned,
  'files.list': () => ({ search: '?keywords=guia&pending=false' }),
  'files.folders': () => ({}),
  'files.get': ({ document }) => ({ params: { id: document } }),
  'files.add': () => ({ body: { key: 'comm-attachment/unknown', name: 'Acta', folder: 'Actas' } }),
  'files.change': ({ document }) => ({
    params: { id: document },
    body: { description: 'Con otras palabras' },
  }),
  'files.addVersion': ({ document, documentVersion }) => ({
    params: { id: document },
    body: { key: 'comm-attachment/unknown', version: Number(documentVersion) + 1, note: 'Más clara' },
  }),
  'files.acknowledge': ({ document, documentVersion }) => ({
    params: { id: document },
    body: { version: Number(documentVersion) },
  }),
  'files.proofs': ({ document }) => ({ params: { id: document }, search: '?pending=true' }),
  'files.remind': ({ document }) => ({ params: { id: document } }),
  'files.remove': ({ spareDocument }) => ({ params: { id: spareDocument } }),
};

export const fieldSamples: FieldSamples<FilesKnown> = {
  'Mutation.uploadAddress': () =>
    '(type: "post-attachments", input: { fileName: "acta.pdf", contentType: "application/pdf", size: 1200 })',
  'Query.repositoryFiles': () => '(keywords: "guia", page: 1)',
  'Query.fileFolders': () => '',
  'Query.fileUsage': () => '',
  'Query.repositoryFile': ({ document }) => `(id: "${document}")`,
  'Query.fileProofs': ({ document }) => `(id: "${document}", pending: true)`,
  'Mutation.addRepositoryFile': () => '(input: { key: "comm-attachment/unknown", name: "Acta" })',
  'Mutation.updateRepositoryFile': ({ document }) =>
    `(id: "${document}", input: { description: "Con otras palabras" })`,
  'Mutation.addFileVersion': ({ document, documentVersion }) =>
    `(id: "${document}", input: { key: "comm-attachment/unknown", version: ${Number(documentVersion) + 1} })`,
  'Mutation.acknowledgeFile': ({ document, documentVersion }) =>
    `(id: "${document}", version: ${documentVersion})`,
  'Mutation.remindFile': ({ document }) => `(id: "${document}")`,
  'Mutation.deleteRepositoryFile': ({ spareDocument }) => `(id: "${spareDocument}")`,
  'Query.readAddress': () => '(type: "post-attachments", key: "post-attachments/unknown")',
};
