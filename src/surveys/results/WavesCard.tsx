/** How the figures of a series moved from wave to wave. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dayAndMonth } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Figure } from '#src/plots/plot.shape.ts';
import { percentOf } from '#src/plots/tables.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { Results } from './results.queries.ts';
import { useResultWords, zoneOfDays } from './useResultWords.ts';

/** Waves are of everybody or of the chosen segment. Empty for a survey that is asked once, and for leaders. */
export function WavesCard({ results }: { readonly results: Results }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { facts: factsOf } = useResultWords();
  const { waves } = results;
  if (waves.length < 2) return null;
  const named = waves.map(({ surveyId, wave, startsAt }) => ({
    id: surveyId,
    label: startsAt === null ? String(wave) : dayAndMonth(startsAt, { language, timeZone: zoneOfDays }),
  }));
  const facts = {
    n: null,
    from: waves[0]?.startsAt ?? null,
    to: waves.at(-1)?.endsAt ?? null,
    filter: factsOf(results).filter,
    timeZone: zoneOfDays,
  };
  const point = (value: number | null, n: number): Figure => (value === null ? 'none' : { value, n });
  const hasEnps = waves.some(({ enps }) => enps !== null);
  return (
    <Card as="section" className="flex flex-col gap-10">
      {hasEnps ? (
        <Trend
          title={t`eNPS, medición por medición`}
          facts={facts}
          waves={named}
          series={[{ label: t`eNPS`, points: waves.map(({ enps, answered }) => point(enps, answered)) }]}
          unit="balance"
        />
      ) : null}
      <Trend
        title={t`Participación y respuestas favorables`}
        facts={facts}
        waves={named}
        series={[
          {
            label: t`Participación`,
            points: waves.map(({ invited, answered }) =>
              point(percentOf({ value: answered, total: invited }), answered),
            ),
          },
          {
            label: t`Respuestas favorables`,
            points: waves.map(({ favourable, answered }) => point(favourable, answered)),
          },
        ]}
        unit="percent"
      />
    </Card>
  );
}
