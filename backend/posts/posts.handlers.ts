/** Keeps the posts, comments and reactions of a removed person, whom no audience names any more. */
import { onPersonRemoved } from '../http/handling.ts';
import {
  boosts,
  comments,
  postAudiences,
  postReceivers,
  postReports,
  posts,
  reactions,
  subcomments,
} from './posts.tables.ts';

export const postsKept = onPersonRemoved(
  'posts',
  {
    changes: [postAudiences],
    keeps: [
      {
        tables: [posts, postReceivers, reactions, comments, subcomments, boosts, postReports],
        because: 'what was written and given stays, under no name',
      },
    ],
  },
  async ({ store }, { user }) => {
    await store.remove(postAudiences, { part: `person:${user.id}` });
  },
);
