/** Handles polls when their post or a person is removed. */
import { on, onPersonRemoved } from '../http/handling.ts';
import { postRemoved } from '../posts/posts.events.ts';
import { surveyResponses, surveys } from './surveys.tables.ts';

export const pollsKept = onPersonRemoved('surveys', {
  keeps: [{ tables: [surveys, surveyResponses], because: 'questions and votes are counted, under no name' }],
});

/** Closes the poll of a removed post. */
export const pollClosed = on(postRemoved, 'surveys', async ({ store, at }, { post }) => {
  if (post.pollId !== null)
    await store.update(
      surveys,
      { id: post.pollId, active: true },
      { active: false, closedAt: at, endTold: true },
    );
});
