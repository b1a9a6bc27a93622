/** Views of documents, in a constant number of reads. */
import { may } from '#schema/permissions.ts';
import type { FileProof, RepositoryFile } from '#schema/files/repository.endpoints.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { isFor, nameOf, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { fileProofs } from './files.tables.ts';
import { readers, type DocumentRow } from './repository.rules.ts';

type Proof = Row<typeof fileProofs>;
type Known = Pick<DocumentRow, 'id' | 'version' | 'departmentIds'>;

/** The newest proof of each document, or of each person. */
function newestBy(proofs: readonly Proof[], by: 'fileId' | 'userId'): ReadonlyMap<string, Proof> {
  const newest = new Map<string, Proof>();
  for (const proof of proofs)
    if ((newest.get(proof[by])?.version ?? 0) < proof.version) newest.set(proof[by], proof);
  return newest;
}

/** The person's last acknowledgement, by document. */
export async function ownProofs(store: Store, userId: string): Promise<ReadonlyMap<string, Proof>> {
  return newestBy((await store.list(fileProofs, { where: { userId } })).rows, 'fileId');
}

/** Whether a person must still acknowledge a document. */
export const isPending = (
  document: Known & Pick<DocumentRow, 'mustAcknowledge'>,
  me: Pick<UserRow, 'departmentId'>,
  proof: Pick<Proof, 'version'> | undefined,
): boolean => document.mustAcknowledge && isFor(document, me) && proof?.version !== document.version;

/** The size of each document's audience, and how many of them acknowledged its newest version. */
async function progressOf(
  store: Store,
  documents: readonly Known[],
): Promise<ReadonlyMap<string, { readonly acknowledged: number; readonly people: number }>> {
  const { rows: people } = await store.list(users, { where: readers });
  const { rows: proofs } = await store.list(fileProofs, {
    where: { or: documents.map(({ id: fileId, version }) => ({ fileId, version })) },
  });
  const placeOf = new Map(people.map(({ id, departmentId }) => [id, departmentId]));
  return new Map(
    documents.map((document) => [
      document.id,
      {
        people: people.filter((person) => isFor(document, person)).length,
        acknowledged: proofs.filter(({ fileId, userId }) => {
          const departmentId = placeOf.get(userId);
          return fileId === document.id && departmentId !== undefined && isFor(document, { departmentId });
        }).length,
      },
    ]),
  );
}

/** Uploaders by id; null for a removed person. */
export async function uploadersOf(
  store: Store,
  rows: readonly { readonly uploaderId: string | null }[],
): Promise<(id: string | null) => { readonly id: string; readonly name: string } | null> {
  const ids = [...new Set(rows.flatMap(({ uploaderId }) => uploaderId ?? []))];
  const { rows: found } = await store.list(users, { where: { id: { in: ids }, deletedAt: null } });
  const known = new Map(found.map((user) => [user.id, { id: user.id, name: nameOf(user) }]));
  return (id) => known.get(id ?? '') ?? null;
}

/** Documents of the wire, in the same order. Audience and progress are only for people who manage files. */
export async function documentViews(
  { store, me }: Pick<Context, 'store' | 'me'>,
  rows: readonly DocumentRow[],
): Promise<RepositoryFile[]> {
  if (rows.length === 0) return [];
  const manages = may(me.userType, 'files.manage');
  const own = await ownProofs(store, me.id);
  const uploader = await uploadersOf(store, rows);
  const progress = manages ? await progressOf(store, rows) : undefined;
  return rows.map(({ fold: _fold, key: _key, remindedAt: _reminded, uploaderId, ...row }) => {
    const proof = own.get(row.id);
    return {
      ...row,
      acknowledgedAt: proof?.version === row.version ? proof.createdAt : null,
      acknowledgedVersion: proof?.version ?? null,
      departmentIds: manages ? [...row.departmentIds] : [],
      uploadedBy: uploader(uploaderId),
      progress: progress?.get(row.id) ?? null,
    };
  });
}

/** The audience of a document by name, with each person's last acknowledgement, in two reads. */
export async function audienceProofs(store: Store, document: Known): Promise<readonly FileProof[]> {
  const { rows: people } = await store.list(users, {
    where: readers,
    order: [
      ['firstName', 'asc'],
      ['lastName', 'asc'],
    ],
  });
  const { rows: proofs } = await store.list(fileProofs, { where: { fileId: document.id } });
  const newest = newestBy(proofs, 'userId');
  return people
    .filter((person) => isFor(document, person))
    .map((person) => {
      const proof = newest.get(person.id);
      return {
        userId: person.id,
        name: nameOf(person),
        version: proof?.version ?? null,
        acknowledgedAt: proof?.createdAt ?? null,
        upToDate: proof?.version === document.version,
      };
    });
}
