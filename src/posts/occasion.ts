/** Which posts celebrate people: there users congratulate instead of recognising. */
import type { Post } from '#schema/posts/posts.shapes.ts';

/** What the organisation says about people without a badge: a birthday, an anniversary, a completed challenge. */
export const isOccasion = ({ sender, badge }: Pick<Post, 'sender' | 'badge'>): boolean =>
  sender === null && badge === null;
