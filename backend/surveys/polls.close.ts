/** Closes a poll once, by hand or at its end, and notifies the author unless the author closed it. */
import type { StreamEvent } from '../http/context.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { isShown } from '../posts/posts.kinds.ts';
import { posts } from '../posts/posts.tables.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from '../posts/audience.ts';
import type { Store } from '../store/port.ts';
import { surveys } from './surveys.tables.ts';
import type { PollRow } from './polls.rules.ts';

/** Closes a poll; `by` is null for an automatic end. Returns false if the poll was already closed. */
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
  // While the module is off, the author cannot open the poll and gets no notification.
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
