/** Scores as they are written: "4.25". */
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A dash without a score. */
export const scoreText = (score: number | null, language: Language): string =>
  score === null ? '–' : new Intl.NumberFormat(localeOf(language), twoDecimals).format(score);
