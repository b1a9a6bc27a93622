/** The order of comments, which must not be the order in which they were written. */
import { hashOf } from '../hash.ts';

/**
 * Comments in an order that depends on their texts and the seed only. Include the question in the seed, so that two
 * questions have unrelated orders.
 */
export const commentOrder = (comments: readonly string[], seed: string): readonly string[] =>
  comments
    .map((text) => ({ text, key: hashOf(`${seed}\n${text}`) }))
    .toSorted((a, b) => a.key - b.key || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
