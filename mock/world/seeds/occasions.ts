/** Posts without points: celebrations and polls. */
import type { Thanks } from './thanks.ts';

/** A celebration or poll as it appears in the feed. */
export interface Occasion extends Pick<
  Thanks,
  'postId' | 'at' | 'sender' | 'receivers' | 'types' | 'message'
> {
  readonly kind: 'birthday' | 'anniversary' | 'poll';
  readonly pollId: string | null;
  /** Years of an anniversary, if shown. */
  readonly years: number | null;
}
