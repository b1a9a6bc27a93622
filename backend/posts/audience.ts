/**
 * The people whose open pages receive stream events of a post. They are always a subset of the people who may see it.
 */
import type { StreamEvent } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import type { posts } from './posts.tables.ts';

/**
 * Everyone for a public post, otherwise only its sender and receivers: finding all other readers would read the whole
 * organisation.
 */
export const audienceOf = (
  { isPrivate, seenBy, senderId }: Pick<Row<typeof posts>, 'isPrivate' | 'seenBy' | 'senderId'>,
  receivers: readonly string[],
): StreamEvent['to'] =>
  !isPrivate && seenBy === 'everyone' ? 'everyone' : [...(senderId === null ? [] : [senderId]), ...receivers];
