/** Publishes recognitions whose undo window is over. */
import { timezoneOf } from '../organization/timezone.ts';
import { publishPost } from './publish.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Job } from '../jobs/jobs.ts';

/** One post per batch, in the order of publication. */
export const publishJob: Job = {
  name: 'publish',
  async due(store, at) {
    const { rows } = await store.list(posts, {
      where: { state: 'pending', publishAt: { lte: at } },
      order: [['publishAt', 'asc']],
    });
    return rows.map(({ id }) => id);
  },
  async run(context, id) {
    const {
      rows: [post],
    } = await context.store.list(posts, { where: { id, state: 'pending', publishAt: { lte: context.at } } });
    if (post === undefined) return false;
    await publishPost({ ...context, timezone: await timezoneOf(context.store) }, post);
    return true;
  },
};
