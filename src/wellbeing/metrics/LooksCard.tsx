/** Who saw one's own metrics, when and why. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactTime } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import type { OwnMetrics } from '#src/wellbeing/wellbeing.queries.ts';
import { usePurposeWords } from './metricWords.ts';

export function LooksCard({ looks }: { readonly looks: OwnMetrics['looks'] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const purposes = usePurposeWords();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Quién las vio</Trans>
      </CardTitle>
      {looks.length === 0 ? (
        <p className="text-soft">
          <Trans>Nadie las ha visto.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Quién vio tus medidas`} className="divide-y divide-line">
          {looks.map(({ id, viewer, purpose, reason, createdAt }) => (
            <li key={id} className="py-3">
              <p className="font-semibold">
                {viewer === null ? t`Una persona que ya no está` : `${viewer.firstName} ${viewer.lastName}`}
              </p>
              <p className="text-small text-soft">
                {purposes[purpose].label} · {exactTime(createdAt, { language })}
              </p>
              <p className="mt-1 text-small wrap-anywhere">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
