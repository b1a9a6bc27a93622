/** People who came in, by week and by day. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { TimeColumns } from '#src/plots/TimeColumns.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { useExplain } from './explain.context.ts';
import { figureOf, usePlotFacts } from './facts.ts';

export function SessionsSection({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const query = useQuery(analyticsQueries.sessions(filter));
  const { sessionDays, sessionMinutes } = analyticsLimits;
  const parts = [
    ['weeks', t`Personas que entraron, por semana`, t`Semana`],
    ['days', t`Personas que entraron, por día`, t`Día`],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      {parts.map(([part, name, axis]) => (
        <ChartCard
          key={part}
          query={query}
          name={name}
          isEmpty={(all) => all[part].every(({ activeUsers, withheld }) => withheld === null && !activeUsers)}
          hasFew={(all) => all[part].some(({ withheld }) => withheld === 'few')}
        >
          {(all) => (
            <TimeColumns
              title={name}
              level="h2"
              facts={factsOf(all.about)}
              axis={axis}
              onPart={
                explain === undefined
                  ? undefined
                  : (date) => explain('activePeople', part === 'weeks' ? { week: date } : { day: date })
              }
              waves={all[part].map(({ date, isUnfinished }) => ({
                id: date,
                label: dayLabel(date, language),
                note: isUnfinished ? t`sin terminar` : undefined,
              }))}
              series={{
                label: t`Personas`,
                points: all[part].map(({ activeUsers, withheld }) =>
                  figureOf({ value: activeUsers, withheld }),
                ),
              }}
            />
          )}
        </ChartCard>
      ))}
      <p className="max-w-prose72 text-small text-soft">
        <Trans>
          De cada persona se guarda cuántas sesiones empezó cada día, durante {sessionDays} días: ninguna
          página y ninguna hora. Una sesión termina tras {sessionMinutes} minutos sin actividad.
        </Trans>
      </p>
    </div>
  );
}
