/** Publishes recognitions whose undo window is over, or whose chosen moment has come. */
import { undoMs } from '#schema/limits.ts';
import { ended } from '../kit/runAhead.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishPost } from './publish.ts';
import { standsOnItsDay } from './scheduled.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Job } from '../jobs/jobs.ts';

// A chosen moment has no known length: one written by a clock that ran ahead is awaited all the same.
const due = (at: string) => ({
  or: [
    ...ended(at, undoMs).map((publishAt) => ({ state: 'pending' as const, publishAt })),
    { state: 'scheduled' as const, publishAt: { lte: at } },
  ],
});

/** One post per batch, in the order of publication. */
export const publishJob: Job = {
  name: 'publish',
  async due(store, at) {
    const { rows } = await store.list(posts, {
      where: due(at),
      order: [['publishAt', 'asc']],
    });
    return rows.map(({ id }) => id);
  },
  async run(context, id) {
    const {
      rows: [post],
    } = await context.store.list(posts, { where: { id, ...due(context.at) } });
    if (post === undefined) return false;
    if (post.state === 'scheduled' && !(await standsOnItsDay(context, post))) return true;
    await publishPost({ ...context, timezone: await timezoneOf(context.store) }, post);
    return true;
  },
};
