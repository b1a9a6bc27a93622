/** Values as words in the user's language. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { share } from '#src/lib/percent.ts';
import type { Unit } from './plot.shape.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** "84 %", "1,200", "3.4", "+34". */
export function valueText(value: number, unit: Unit, language: Language): string {
  switch (unit) {
    case 'percent':
      return share(value, 100, language);
    case 'count':
      return formatNumber(value, language);
    case 'score':
      return new Intl.NumberFormat(localeOf(language), oneDecimal).format(value);
    case 'balance':
      return signed(value, language);
  }
}
