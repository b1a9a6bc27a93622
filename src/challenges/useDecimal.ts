/** Numbers of a challenge. Home shows them without the sentences about challenges. */
import { localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** A number with at most two decimals in the reader's language. */
export function useDecimal(): (value: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  return (value) => format.format(value);
}
