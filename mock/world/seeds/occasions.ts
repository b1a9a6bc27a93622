/** Posts without points: somebody's day, or a poll. */
import type { Thanks } from './thanks.ts';

/** One of them, as it comes to stand in the feed. */
export interface Occasion extends Pick<
  Thanks,
  'postId' | 'at' | 'sender' | 'receivers' | 'types' | 'message'
> {
  readonly kind: 'birthday' | 'anniversary' | 'poll';
  readonly pollId: string | null;
  /** Of an anniversary that shows them. */
  readonly years: number | null;
}
