/** Keeps the posts, comments and reactions of a removed person. */
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
