/** One's own body metrics: newest values, trend, consents and who looked. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { metricNames, type MetricName } from '#schema/wellbeing/wellbeing.rules.ts';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { wellbeingQueries, type OwnMetrics } from '#src/wellbeing/wellbeing.queries.ts';
import { refreshWellbeing } from '#src/wellbeing/mood/mood.queries.ts';
import { removeBodyMetric } from '#src/wellbeing/wellbeing.writes.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { LooksCard } from './LooksCard.tsx';
import { MetricPanel } from './MetricPanel.tsx';
import { useMetricWords } from './metricWords.ts';

type Metric = OwnMetrics['items'][number];

/** The list shows the last ones; the trend shows them all. */
const shownRows = 8;

function MetricTrend({ items }: { readonly items: readonly Metric[] }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useMetricWords();
  const [name, setName] = useState<MetricName>('weightKg');
  const known = items.filter((item) => item[name] !== null).toReversed();
  const { label, unit } = words[name];
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-60">
        <Select
          label={t`Medida`}
          value={name}
          onChange={(id) => setName(metricNames.find((one) => one === id) ?? name)}
          options={metricNames.map((one) => ({ value: one, label: words[one].label }))}
        />
      </div>
      {known.length < 2 ? (
        <p className="text-soft">
          <Trans>Con dos medidas verás cómo cambia.</Trans>
        </p>
      ) : (
        <Trend
          title={t`${label} (${unit})`}
          level="h3"
          facts={{ n: null, from: null, to: null, filter: null, said: t`Tus propias medidas.` }}
          waves={known.map(({ id, measuredAt }) => ({ id, label: dayLabel(measuredAt, language) }))}
          series={[{ label, points: known.map((item) => ({ value: item[name] ?? 0, n: null })) }]}
          unit="score"
        />
      )}
    </div>
  );
}

function Rows({ items }: { readonly items: readonly Metric[] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useMetricWords();
  const [asked, setAsked] = useState<Metric | null>(null);
  return (
    <>
      <ul aria-label={t`Tus medidas`} className="divide-y divide-line">
        {items.slice(0, shownRows).map((item) => {
          const day = dayLabel(item.measuredAt, language);
          const values = metricNames.flatMap((name) => {
            const value = item[name];
            return value === null
              ? []
              : [`${words[name].label}: ${formatNumber(value, language)} ${words[name].unit}`];
          });
          const bmi = item.bmi === null ? null : formatNumber(item.bmi, language);
          return (
            <li key={item.id} className="flex items-start justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <span className="block text-small text-soft">{day}</span>
                <span className="block">{values.join(' · ')}</span>
                {bmi === null ? null : (
                  <span className="block text-small text-soft">
                    <Trans>Peso por estatura al cuadrado: {bmi} kg/m²</Trans>
                  </span>
                )}
              </span>
              <IconButton
                icon={Trash2}
                size="small"
                label={t`Eliminar la medida del ${day}`}
                onClick={() => setAsked(item)}
              />
            </li>
          );
        })}
      </ul>
      {asked === null ? null : (
        <RemoveQuestion
          id={asked.id}
          open
          onClose={() => setAsked(null)}
          title={t`¿Eliminar esta medida?`}
          of={{ remove: removeBodyMetric, refresh: refreshWellbeing }}
          done={t`Eliminaste la medida.`}
        >
          <Trans>No se puede deshacer.</Trans>
        </RemoveQuestion>
      )}
    </>
  );
}

export function MetricsTab(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(wellbeingQueries.metrics());
  const [isAdding, setIsAdding] = useState(false);
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando tus medidas`}
      skeleton={<Skeleton className="h-60 w-full rounded-card" />}
      what={<Trans>No pudimos cargar tus medidas.</Trans>}
    >
      {({ items, consents, looks }) => (
        <div className="flex flex-col gap-6">
          <Card as="section" className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <CardTitle>
                <Trans>Mis medidas</Trans>
              </CardTitle>
              <Button icon={Plus} onClick={() => setIsAdding(true)}>
                <Trans>Anotar</Trans>
              </Button>
            </div>
            {items.length === 0 ? (
              <p className="text-soft">
                <Trans>Todavía no hay medidas. Son tuyas y nadie más las ve.</Trans>
              </p>
            ) : (
              <>
                <MetricTrend items={items} />
                <Rows items={items} />
              </>
            )}
          </Card>
          <ConsentCard consents={consents} />
          <LooksCard looks={looks} />
          {isAdding ? <MetricPanel open onClose={() => setIsAdding(false)} /> : null}
        </div>
      )}
    </QueryBoundary>
  );
}
