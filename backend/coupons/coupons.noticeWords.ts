/** Texts for counted notifications about coupons in mails. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const couponWords: NoticeWords = {
  kind: 'coupon',
  spanish: ['Un cupón tuyo está por vencer', '{n} cupones tuyos están por vencer'],
  english: ['A coupon of yours is about to expire', '{n} coupons of yours are about to expire'],
};
