/** What a removed person wrote and gave. */
import { onPersonRemoved } from '../http/handling.ts';
import {
  boosts,
  comments,
  postReceivers,
  postReports,
  posts,
  reactions,
  subcomments,
} from './posts.tables.ts';

export const postsKept = onPersonRemoved('posts', {
  keeps: [
    {
      tables: [posts, postReceivers, reactions, comments, subcomments, boosts, postReports],
      because: 'what was written and given stays, under no name',
    },
  ],
});
