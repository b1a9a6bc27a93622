/**
 * Notifications of personas about answers to their posts; notifications of others would only make the demo
 * larger.
 */
import type { comments, reactions, subcomments } from '#backend/posts/posts.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** A notification about a post, an order, a request or a redemption. */
export interface Word {
  readonly kind: NotificationKind;
  readonly at: number;
  readonly postId: string | null;
  readonly sourceId?: string;
  readonly to: readonly Person[];
  readonly actorId: string | null;
}

/** Rows of answers to posts. */
export interface Made {
  readonly reactions: Row<typeof reactions>[];
  readonly comments: Row<typeof comments>[];
  readonly subcomments: Row<typeof subcomments>[];
}

/**
 * The notifications that answering creates: for the sender and the receivers, and for the author of a comment
 * about replies; never for one's own answers.
 */
export function repliesOf(
  { reactions: given, comments: said, subcomments: replies }: Made,
  people: readonly Person[],
  posts: readonly Pick<Thanks, 'postId' | 'sender' | 'receivers'>[],
): readonly Word[] {
  const about = new Map(
    posts.map(({ postId, sender, receivers }) => [postId, [...receivers, ...(sender ? [sender] : [])]]),
  );
  const byId = new Map(people.map((person) => [person.id, [person]]));
  const authors = new Map(said.map(({ id, userId }) => [id, userId]));
  const word = (
    kind: 'reaction' | 'comment',
    { postId, userId: actorId, createdAt }: { postId: string; userId: string; createdAt: string },
    to: readonly Person[] | undefined = [],
  ): Word[] => {
    const told = to.filter(({ id, isPersona }) => isPersona && id !== actorId);
    return told.length === 0 ? [] : [{ kind, at: Date.parse(createdAt), postId, actorId, to: told }];
  };
  return [
    ...given.flatMap((one) => word('reaction', one, about.get(one.postId))),
    ...said.flatMap((one) => word('comment', one, about.get(one.postId))),
    ...replies.flatMap((one) => word('comment', one, byId.get(authors.get(one.commentId) ?? ''))),
  ];
}
