/** Asking people to read and acknowledge a document. */
import type { Context } from '../http/context.ts';
import { leaveNotices } from '../notifications/notices.ts';
import type { Store } from '../store/port.ts';
import { audienceProofs } from './repository.views.ts';
import type { DocumentRow } from './repository.rules.ts';

type Asked = Pick<DocumentRow, 'id' | 'version' | 'departmentIds' | 'mustAcknowledge'>;

/** Ids of the people who still have to acknowledge a document; nobody where nobody has to. */
export async function waitingFor(store: Store, document: Asked): Promise<readonly string[]> {
  if (!document.mustAcknowledge) return [];
  const proofs = await audienceProofs(store, document);
  return proofs.filter(({ upToDate }) => !upToDate).map(({ userId }) => userId);
}

/** Tells these people; whoever asks is not told of it. Answers how many were. */
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
