/** Publishes recognitions whose undo window is over. */
import { undoMs } from '#schema/limits.ts';
import { ended } from '../kit/runAhead.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishPost } from './publish.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Job } from '../jobs/jobs.ts';

const due = (at: string) => ({
  state: 'pending' as const,
  or: ended(at, undoMs).map((publishAt) => ({ publishAt })),
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
    await publishPost({ ...context, timezone: await timezoneOf(context.store) }, post);
    return true;
  },
};
