/** GraphQL fields of posts. */
import { partsOf, resolvers } from '../kit/resolvers.ts';
import { postEndpoints } from './posts.endpoints.ts';

export const postResolvers = resolvers('posts', postEndpoints, {
  Query: {
    posts: 'list',
    post: 'get',
    conversation: async (args, { call }) => {
      const { comments } = await call(postEndpoints.get, 'posts.get', partsOf(postEndpoints.get, args));
      return comments;
    },
    specialPosts: 'special',
    sentPosts: 'sent',
    receivedPosts: 'received',
    likes: 'likes',
    reactionCatalogue: 'reactions',
    boosts: 'boosts',
    postRemoval: 'removal',
    reportedPosts: 'reports',
  },
  Mutation: {
    editPost: 'editMessage',
    filePost: 'setFiled',
    react: 'like',
    boost: 'boost',
    addComment: 'comment',
    editComment: 'editComment',
    deleteComment: 'deleteComment',
    addSubcomment: 'subcomment',
    editSubcomment: 'editSubcomment',
    deleteSubcomment: 'deleteSubcomment',
    removePost: 'remove',
    reportPost: 'report',
    decideReports: 'verdict',
  },
});
