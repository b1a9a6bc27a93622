/** Fields of the feed. */
import { resolvers } from '../kit/resolvers.ts';
import { postEndpoints } from './posts.endpoints.ts';

export const postResolvers = resolvers('posts', postEndpoints, { Query: { posts: 'list', post: 'get' } });
