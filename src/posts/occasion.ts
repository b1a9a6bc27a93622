/** Which posts are celebrations: there users congratulate instead of recognising. */
import type { Post } from '#schema/posts/posts.shapes.ts';

/** A birthday or an anniversary in the organisation. */
export const isOccasion = ({ kind }: Pick<Post, 'kind'>): boolean =>
  kind === 'birthday' || kind === 'anniversary';
