/** Says to administrators which sums the nightly recount corrected last; nothing if all were right. */
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isoDay, dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { monthLabel } from './monthLabel.ts';

export function CorrectedLine({ filter }: { readonly filter: ChartFilter }): ReactElement | null {
  const language = useLanguage();
  const overview = useQuery(analyticsQueries.overview(filter)).data;
  if (overview === undefined || overview.corrected === null) return null;
  const { month, sums, at } = overview.corrected;
  const found = dayLabel(isoDay(Date.parse(at), overview.about.timezone), language);
  const of = monthLabel(month, language);
  return (
    <p className="text-small text-soft">
      <Trans>
        El {found}, el recuento nocturno encontró y corrigió{' '}
        <Plural value={sums} one="# suma" other="# sumas" /> de {of}.
      </Trans>
    </p>
  );
}
