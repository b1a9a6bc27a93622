/** Which posts are of somebody's own day: what one thanks for elsewhere, one congratulates on here. */
import type { Post } from '#schema/posts/posts.shapes.ts';

/** A birthday or an anniversary in the organisation. */
export const isOccasion = ({ kind }: Pick<Post, 'kind'>): boolean =>
  kind === 'birthday' || kind === 'anniversary';
