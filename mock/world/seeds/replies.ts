/** What personas are told of answers to their posts; others would only make the demo heavier. */
import type { comments, reactions, subcomments } from '#backend/posts/posts.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** A word to people about a post, or about an order, a request or a redemption. */
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

/** Words as answering leaves them: to who sent and who received, and of an answer to who commented; never about oneself. */
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
