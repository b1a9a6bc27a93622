/** Search in folded text: the text must contain every word, in any order. */
import type { Where } from './port.ts';

/** A filter on the column `fold` for text that is already folded; without words it matches every row. */
export const allWords = (folded: string): Where<{ readonly fold: string }> =>
  folded
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduceRight<Where<{ readonly fold: string }>>(
      (others, word) => ({
        fold: { has: word },
        ...(Object.keys(others).length === 0 ? {} : { or: [others] }),
      }),
      {},
    );
