/** Whom open pages belong to that are told of a post: never more people than may see it. */
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Told } from '../http/context.ts';
import type { posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';

/** Everyone for a post that everyone sees, otherwise only the people in it: who else may see a narrower one would cost a read of the whole organisation. */
export const audienceOf = (
  { isPrivate, seenBy, senderId }: Pick<Row<typeof posts>, 'isPrivate' | 'seenBy' | 'senderId'>,
  receivers: readonly string[],
): Told['to'] =>
  !isPrivate && seenBy === 'everyone' ? 'everyone' : [...(senderId === null ? [] : [senderId]), ...receivers];

/** Tells people once each; nobody to tell is nothing told. */
export function tellOf(
  { tell, newId }: { readonly tell: (told: Told) => void; readonly newId: () => string },
  kind: StreamedMessage['kind'],
  postId: string | null,
  to: Told['to'],
): void {
  const people = to === 'everyone' ? to : [...new Set(to)];
  if (people.length > 0) tell({ to: people, message: { id: newId(), kind, postId } });
}
