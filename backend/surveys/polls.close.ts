/** A poll closes, by hand or because its end has come: once, and its author hears of what they did not do themselves. */
import type { StreamEvent } from '../http/context.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { isShown } from '../posts/posts.kinds.ts';
import { posts } from '../posts/posts.tables.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from '../posts/audience.ts';
import type { Store } from '../store/port.ts';
import { surveys } from './surveys.tables.ts';
import type { PollRow } from './polls.rules.ts';

/** Closes a poll at a moment; `by` is null where nobody did. Answers false for one that was closed before. */
export async function closePoll(
  context: {
    readonly store: Store;
    readonly newId: () => string;
    readonly at: string;
    readonly publish: (told: StreamEvent) => void;
  },
  { id, createdBy, postId }: PollRow,
  { closedAt, by }: { readonly closedAt: string; readonly by: string | null },
): Promise<boolean> {
  const { store } = context;
  const change = { active: false, closedAt, endTold: true };
  if ((await store.update(surveys, { id, active: true }, change)).length === 0) return false;
  const {
    rows: [post],
  } = await store.list(posts, { where: { id: postId ?? '' } });
  if (post === undefined) return true;
  // While the module is off nobody is told of what they cannot open.
  if (by !== createdBy && (await isShown(store, 'poll')))
    await leaveNotices(context, { to: [createdBy], kind: 'poll', actorId: by, postId: post.id });
  const audience = audienceOf(post.listed ? post : { ...post, isPrivate: true }, []);
  publishToPages(
    context,
    'post.changed',
    post.id,
    audience === 'everyone' || by === null ? audience : [by, ...audience],
  );
  return true;
}
