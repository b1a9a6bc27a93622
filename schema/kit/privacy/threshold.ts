/** The threshold: the least number of answers that a figure about anonymous answers is based on. */
import { threshold } from '../../limits.parts.ts';

/** Whether an organisation may choose this threshold. */
export const isThreshold = (asked: number): boolean => Number.isInteger(asked) && asked >= threshold.least;

/** The threshold of comments and other free text, where the threshold of figures is `k`; never below it. */
export const textThreshold = (k: number): number => Math.max(k, threshold.text);

/** The threshold after a change to `asked`: it may only rise. */
export const raisedThreshold = (k: number, asked: number): number => Math.max(k, asked);

/** Whether `count` people or answers are enough: at least the threshold, or none. */
export const isEnough = (count: number, k: number): boolean => count === 0 || count >= k;
