/** Which posts celebrate people: there users congratulate instead of recognising. */
import type { Post } from '#schema/posts/posts.shapes.ts';

/** A birthday, an anniversary in the organisation, or a challenge that people completed. */
export const isOccasion = ({ kind }: Pick<Post, 'kind'>): boolean =>
  kind === 'birthday' || kind === 'anniversary' || kind === 'challenge';
