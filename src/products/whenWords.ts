/** Words for a future moment: today and tomorrow with the time, later as a date. */
import { useLingui } from '@lingui/react/macro';
import type { Language } from '#schema/limits.ts';
import { dayOf, formatter, localeOf } from '#src/lib/dates.ts';
import { dayAndMonth } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

const dayMs = 86_400_000;

const hourOf = (at: string, language: Language): string =>
  formatter(localeOf(language), { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  );

const yearOf = (at: string | number): number => new Date(at).getFullYear();

/**
 * "hoy a las 14:35", "mañana a las 9:00", "el 3 de diciembre", with the year if it differs from the current
 * one; for the middle of a sentence.
 */
export function useWhen(): (at: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (at) => {
    const day = dayOf(at);
    const hour = hourOf(at, language);
    // Spanish says "a la 1:05" and "a las 2:05".
    const isOne = /^0?1\D/u.test(hour);
    if (day === dayOf(now)) return isOne ? t`hoy a la ${hour}` : t`hoy a las ${hour}`;
    if (day === dayOf(now + dayMs)) return isOne ? t`mañana a la ${hour}` : t`mañana a las ${hour}`;
    const date = dayAndMonth(at, { language });
    const year = yearOf(at);
    return year === yearOf(now) ? t`el ${date}` : t`el ${date} de ${year}`;
  };
}
