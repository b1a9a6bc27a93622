/** Sentences about a survey: who asks, how long it takes, and when it closes, in words. */
import { useLingui } from '@lingui/react/macro';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useOrganization } from '#src/organization/organization.context.ts';

const dayMs = 86_400_000;

/** Words for one survey. */
export interface SurveyWords {
  readonly askedBy: string;
  readonly minutes: string;
  /** "Cierra el viernes 27 de noviembre." */
  readonly closing: string;
  /** The last day; empty without one. */
  readonly lastDay: string;
}

/** Days are days of the organisation's zone. */
export function useSurveyWords({
  askedBy,
  minutes,
  endsAt,
  state,
}: Pick<Survey, 'askedBy' | 'minutes' | 'endsAt' | 'state'>): SurveyWords {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { settings } = useOrganization();
  const today = isoDay(now, settings?.timezone);
  const left = endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.parse(today)) / dayMs);
  const lastDay =
    endsAt === null
      ? ''
      : formatter(localeOf(language), {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          // On 26 November, "closed on 5 December" reads as the future.
          ...(endsAt.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
          timeZone: 'UTC',
        })
          .format(new Date(endsAt))
          .replace(',', '');
  const closing = (): string => {
    if (state === 'closed' || state === 'closing')
      return lastDay === '' ? t`Cerrada` : t`Cerró el ${lastDay}`;
    if (state !== 'open') return t`No está abierta ahora`;
    if (left === null) return t`Sin fecha de cierre`;
    if (left <= 0) return t`Cierra hoy`;
    return left === 1 ? t`Cierra mañana` : t`Cierra el ${lastDay}`;
  };
  return {
    askedBy: askedBy ?? settings?.name ?? t`Tu organización`,
    minutes: minutes === 1 ? t`1 minuto` : t`${minutes} minutos`,
    closing: closing(),
    lastDay,
  };
}
