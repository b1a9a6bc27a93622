/** Requests to read and acknowledge a document. */
import type { Context } from '../http/context.ts';
import { leaveNotices } from '../notifications/notices.ts';
import type { Store } from '../store/port.ts';
import { audienceProofs } from './repository.views.ts';
import type { DocumentRow } from './repository.rules.ts';

type Asked = Pick<DocumentRow, 'id' | 'version' | 'departmentIds' | 'mustAcknowledge'>;

/** Ids of the people who must still acknowledge a document; empty if it needs no acknowledgement. */
export async function waitingFor(store: Store, document: Asked): Promise<readonly string[]> {
  if (!document.mustAcknowledge) return [];
  const proofs = await audienceProofs(store, document);
  return proofs.filter(({ upToDate }) => !upToDate).map(({ userId }) => userId);
}

/** Notifies these people, except the caller. Returns the number of notified people. */
export async function askToAcknowledge(
  context: Context,
  { id: sourceId }: Pick<Asked, 'id'>,
  people: readonly string[],
): Promise<number> {
  const { me } = context;
  const to = people.filter((id) => id !== me.id);
  await leaveNotices(context, { to, kind: 'document', actorId: me.id, postId: null, sourceId });
  return to.length;
}
