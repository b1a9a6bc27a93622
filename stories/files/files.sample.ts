/** Documents for stories: one pending, one acknowledged, one without acknowledgement. */
import type { FileView, Folder, Proof, SharedFile } from '#src/files/files.queries.ts';
import { people } from '../kit/world.sample.ts';

const plain: SharedFile = {
  id: 'guide',
  name: 'Guía de beneficios',
  folder: 'Beneficios',
  description: 'Salud, vacaciones, permisos y convenios.',
  contentType: 'application/pdf',
  size: 482_100,
  version: 1,
  mustAcknowledge: false,
  acknowledgedAt: null,
  acknowledgedVersion: null,
  departmentIds: [],
  reviewOn: null,
  uploadedBy: { id: 'admin', name: 'Elena Castro' },
  progress: null,
  createdAt: '2026-09-08T15:00:00.000Z',
  updatedAt: '2026-09-08T15:00:00.000Z',
};

/** The documents as a reader sees them. */
export const documents: readonly SharedFile[] = [
  {
    ...plain,
    id: 'conduct',
    name: 'Código de conducta',
    folder: 'Políticas',
    description: 'Cómo nos tratamos y cómo tratamos a clientes y proveedores.',
    version: 2,
    mustAcknowledge: true,
    acknowledgedVersion: 1,
    updatedAt: '2026-11-02T15:00:00.000Z',
  },
  {
    ...plain,
    id: 'hybrid',
    name: 'Política de trabajo híbrido',
    folder: 'Políticas',
    mustAcknowledge: true,
    acknowledgedAt: '2026-10-20T15:00:00.000Z',
    acknowledgedVersion: 1,
  },
  plain,
  {
    ...plain,
    id: 'phones',
    name: 'Teléfonos de emergencia',
    folder: null,
    contentType: 'text/plain',
    size: 640,
  },
];

/** The documents in the admin view. */
export const kept: readonly SharedFile[] = documents.map((file) => ({
  ...file,
  departmentIds: file.id === 'guide' ? ['sales'] : [],
  reviewOn: file.mustAcknowledge ? (file.id === 'conduct' ? '2026-01-31' : '2027-06-30') : null,
  progress: { acknowledged: file.mustAcknowledge ? 124 : 0, people: 196 },
}));

/** Folders of both views. */
export const folders: readonly Folder[] = [
  { name: 'Beneficios', count: 1 },
  { name: 'Políticas', count: 2 },
  { name: null, count: 1 },
];

/** A document with all its versions. */
export const viewOf = (file: SharedFile): FileView => ({
  file,
  versions: Array.from({ length: file.version }, (_, at) => ({
    version: file.version - at,
    contentType: file.contentType,
    size: file.size - at * 1_000,
    note: at === 0 && file.version > 1 ? 'Se aclara cómo avisar de un conflicto de interés.' : null,
    uploadedBy: file.uploadedBy,
    createdAt: at === 0 ? file.updatedAt : file.createdAt,
    url: `/rest/file/comm-attachment/${file.id}-${String(file.version - at)}`,
  })),
});

/** The acknowledgements of a document. */
export const proofs: readonly Proof[] = people.map(({ id, firstName, lastName }, at) => ({
  userId: id,
  name: `${firstName} ${lastName}`,
  version: at % 3 === 0 ? null : at % 3 === 1 ? 1 : 2,
  acknowledgedAt: at % 3 === 0 ? null : '2026-10-30T15:00:00.000Z',
  upToDate: at % 3 === 2,
}));
