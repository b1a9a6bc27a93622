/** Whom open pages belong to that are told of a post: never more people than may see it. */
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { StreamEvent } from '../http/context.ts';
import type { posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';

/** Everyone for a post that everyone sees, otherwise only the people in it: who else may see a narrower one would cost a read of the whole organisation. */
export const audienceOf = (
  { isPrivate, seenBy, senderId }: Pick<Row<typeof posts>, 'isPrivate' | 'seenBy' | 'senderId'>,
  receivers: readonly string[],
): StreamEvent['to'] =>
  !isPrivate && seenBy === 'everyone' ? 'everyone' : [...(senderId === null ? [] : [senderId]), ...receivers];

/** Tells people once each; nobody to tell is nothing told. */
export function publishPostEvent(
  { publish, newId }: { readonly publish: (told: StreamEvent) => void; readonly newId: () => string },
  kind: StreamedMessage['kind'],
  postId: string | null,
  to: StreamEvent['to'],
): void {
  const people = to === 'everyone' ? to : [...new Set(to)];
  if (people.length > 0) publish({ to: people, message: { id: newId(), kind, postId } });
}
