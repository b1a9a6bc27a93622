/** Whom open pages belong to that are told of a post: never more people than may see it. */
import type { StreamEvent } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import type { posts } from './posts.tables.ts';

/** Everyone for a post that everyone sees, otherwise only the people in it: who else may see a narrower one would cost a read of the whole organisation. */
export const audienceOf = (
  { isPrivate, seenBy, senderId }: Pick<Row<typeof posts>, 'isPrivate' | 'seenBy' | 'senderId'>,
  receivers: readonly string[],
): StreamEvent['to'] =>
  !isPrivate && seenBy === 'everyone' ? 'everyone' : [...(senderId === null ? [] : [senderId]), ...receivers];
