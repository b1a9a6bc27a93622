/** The total of a list, which is exact up to a limit. */
import { countLimits } from '#schema/limits.parts.ts';
import type { Language } from '#schema/limits.ts';
import { formatNumber } from './numbers.ts';

/** The total as text: "1,200", or "10,000+" where counting stopped. */
export const formatTotal = (total: number, language: Language): string =>
  total > countLimits.list ? `${formatNumber(countLimits.list, language)}+` : formatNumber(total, language);
