/** Which of the surveys of a series this is: all of them have the same title. */
import { useLingui } from '@lingui/react/macro';
import { monthHeading } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** "Medición 5 · noviembre de 2026"; empty for a survey that is asked once. */
export function useWaveName(): (of: {
  readonly seriesId: string | null;
  readonly wave: number;
  readonly startsAt: string | null;
}) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ seriesId, wave, startsAt }) => {
    if (seriesId === null) return '';
    const name = t`Medición ${wave}`;
    return startsAt === null ? name : `${name} · ${monthHeading(startsAt, { language, timeZone: 'UTC' })}`;
  };
}
