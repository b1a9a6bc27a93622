/** Posts without points: celebrations, polls, and the people who completed a challenge. */
import type { Thanks } from './thanks.ts';

/** One of them as it appears in the feed. */
export interface Occasion extends Pick<
  Thanks,
  'postId' | 'at' | 'sender' | 'receivers' | 'types' | 'message'
> {
  readonly kind: 'birthday' | 'anniversary' | 'poll' | 'challenge';
  /** The message for readers in English. */
  readonly messageEn?: string | null;
  readonly pollId: string | null;
  /** Years of an anniversary, if shown. */
  readonly years: number | null;
}
