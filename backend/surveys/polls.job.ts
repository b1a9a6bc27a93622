/** Closes polls whose end has come, and notifies their authors. */
import { closePoll } from './polls.close.ts';
import { surveys } from './surveys.tables.ts';
import type { Job } from '../jobs/jobs.ts';

/** One poll per batch, in the order of their ends. */
export const pollsJob: Job = {
  name: 'polls',
  async due(store, at) {
    const where = { kind: 'poll', active: true, endsAt: { lte: at } } as const;
    const { rows } = await store.list(surveys, { where, order: [['endsAt', 'asc']] });
    return rows.map(({ id }) => id);
  },
  async run(context, id) {
    const {
      rows: [poll],
    } = await context.store.list(surveys, {
      where: { id, kind: 'poll', active: true, endsAt: { lte: context.at } },
    });
    if (poll === undefined || poll.endsAt === null) return false;
    return closePoll(context, poll, { closedAt: poll.endsAt, by: null });
  },
};
