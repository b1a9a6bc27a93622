/** Documents that a person must still read and acknowledge. */
import type { WaitingSource } from '../waiting/sources.ts';
import { repositoryFiles } from './files.tables.ts';
import { isPending, ownProofs } from './repository.views.ts';

export const filesWaiting: WaitingSource = {
  kinds: ['document'],
  async find({ store, me }) {
    const { rows } = await store.list(repositoryFiles, { where: { mustAcknowledge: true } });
    if (rows.length === 0) return [];
    const proofs = await ownProofs(store, me.id);
    return rows
      .filter((document) => isPending(document, me, proofs.get(document.id)))
      .map(({ id, name, updatedAt }) => ({ kind: 'document', id, title: name, since: updatedAt }));
  },
};
