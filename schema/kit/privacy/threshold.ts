/** The threshold: the least number of answers that a figure about anonymous answers is based on. */
import { threshold } from '../../limits.parts.ts';

/** The threshold of comments and other free text, where the threshold of figures is `k`; never below it. */
export const textThreshold = (k: number): number => Math.max(k, threshold.text);

/** Whether `count` people or answers are enough: at least the threshold, or none. */
export const isEnough = (count: number, k: number): boolean => count === 0 || count >= k;
