/** Whose figures are shown, which days, and as of when; and that less is shown than the address asks for. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatter, localeOf, zone } from '#src/lib/dates.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { cityOf } from '#src/reference/zoneNames.ts';
import { Banner } from '#src/ui/Banner.tsx';
import type { ShownAbout } from './analytics.queries.ts';
import { useCounted } from './Counting.tsx';
import { useScopeWords } from './facts.ts';

export function AboutLine({ about }: { readonly about: ShownAbout }): ReactElement {
  const { t } = useLingui();
  useCounted(about.counted);
  const language = useLanguage();
  const scope = useScopeWords()(about);
  const { timezone: timeZone, isNarrowed } = about;
  const [first, last] = [dayLabel(about.startDate, language), dayLabel(about.endDate, language)];
  const city = cityOf(timeZone);
  const format = { dateStyle: 'medium', timeStyle: 'short', ...zone(timeZone) } as const;
  const asOf = formatter(localeOf(language), format).format(new Date(about.asOf));
  return (
    <div className="flex flex-col gap-3">
      {isNarrowed ? (
        <Banner>
          <Trans>
            Este enlace pide más de lo que puedes ver. Las cifras son solo de lo que te corresponde: {scope}.
          </Trans>
        </Banner>
      ) : null}
      <p className="text-small text-soft">
        <span className="font-semibold text-ink">{scope}</span>
        {` · ${first} – ${last} · `}
        {t`hora de ${city} · contado el ${asOf}`}
      </p>
    </div>
  );
}
