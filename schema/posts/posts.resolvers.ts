/** Fields of posts. */
import { resolvers } from '../kit/resolvers.ts';
import { postEndpoints } from './posts.endpoints.ts';

export const postResolvers = resolvers('posts', postEndpoints, {
  Query: {
    posts: 'list',
    post: 'get',
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
