/** Calls to read the feed (spec §7; 15 s, §9). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, page, PageNumber } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import { Post } from './posts.shapes.ts';

/** Which posts; filters are proposed by the contract. */
export const PostFilter = z.object({
  page: PageNumber,
  postType: z.optional(Id),
  departmentId: z.optional(Id),
});
export type PostFilter = z.input<typeof PostFilter>;

export const postEndpoints = endpoints({
  list: {
    route: 'GET /post',
    query: PostFilter,
    reply: page(Post),
    can: 'feed.see',
    module: 'recognitions',
    timeout: timeoutMs.feed,
    origin: 'spec',
  },
  get: {
    route: 'GET /post/{id}',
    reply: Post,
    can: 'feed.see',
    module: 'recognitions',
    timeout: timeoutMs.feed,
    origin: 'spec',
  },
});
