/** Handles polls and surveys when their post or a person is removed. */
import { on, onPersonRemoved } from '../http/handling.ts';
import { postRemoved } from '../posts/posts.events.ts';
import { surveyInvitations, surveyResponses, surveys } from './surveys.tables.ts';

/** Invitations stay too: the counts of a launch do not change afterwards. Reminders and rewards are for active people. */
export const pollsKept = onPersonRemoved('surveys', {
  keeps: [
    {
      tables: [surveys, surveyInvitations, surveyResponses],
      because: 'questions, invitations and answers are counted, under no name',
    },
  ],
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
