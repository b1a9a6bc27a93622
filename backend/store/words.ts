/** Searching folded text: every word has to be in it, whatever their order. */
import type { Where } from './port.ts';

/** A filter on the column `fold` for text that is folded already; no words narrow nothing. */
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
