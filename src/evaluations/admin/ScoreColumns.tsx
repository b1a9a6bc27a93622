/** The distribution of the scores of a cycle, computed and calibrated, and the mean of each leader's people. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Columns } from '#src/plots/Columns.tsx';
import { PlotFrame } from '#src/plots/PlotFrame.tsx';
import { sharesOf } from '#src/plots/shares.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { cycleResource, type Distribution } from './evaluationsAdmin.queries.ts';
import { scoreText } from '#src/evaluations/scoreText.ts';

type Bands = Distribution['bands'];

function Drawn({
  name,
  bands,
  of,
}: {
  readonly name: string;
  readonly bands: Bands;
  readonly of: 'computed' | 'calibrated';
}): ReactElement {
  const language = useLanguage();
  const shares = sharesOf(bands.map((band) => band[of]));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-small font-semibold">{name}</p>
      <Columns
        label={name}
        title={name}
        values={bands.map((band, at) => ({
          id: String(band.from),
          label: formatNumber(band.from, language),
          count: band[of],
          share: shares?.[at] ?? 0,
        }))}
      />
    </div>
  );
}

export function ScoreColumns({
  cycleId,
  people,
  departmentId,
  departmentName,
}: {
  readonly cycleId: string;
  /** How many the whole cycle has. */
  readonly people: number;
  readonly departmentId: string | undefined;
  readonly departmentName: string | null;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(cycleResource.distribution(cycleId, departmentId));
  const { data } = query;
  const mean = scoreText(data?.mean ?? null, language);
  const band = (from: number): string => {
    const [low, high] = [formatNumber(from, language), formatNumber(from + 0.5, language)];
    return t`${low} a ${high}`;
  };
  // Of one department it is not known how many people have none.
  const scored = (n: number): string =>
    departmentName === null
      ? t`${plural(people, { one: `${n} de # persona tiene puntaje`, other: `${n} de # personas tienen puntaje` })}`
      : t`${plural(n, { one: `# persona con puntaje`, other: `# personas con puntaje` })} · ${departmentName}`;
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar la distribución de los puntajes.`}>
      {data === undefined ? (
        <Loading>
          <Skeleton className="h-72 w-full rounded-card" />
        </Loading>
      ) : (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Card className="min-w-0">
            <PlotFrame
              title={t`Distribución de los puntajes`}
              facts={{ n: data.n, from: null, to: null, filter: departmentName, said: scored(data.n) }}
              table={{
                columns: [
                  { header: t`Puntaje`, unit: null },
                  { header: t`Calculado`, unit: 'count' },
                  { header: t`Calibrado`, unit: 'count' },
                ],
                rows:
                  data.n === 0
                    ? []
                    : data.bands.map(({ from, computed, calibrated }) => [band(from), computed, calibrated]),
              }}
            >
              <div className="grid gap-6 lg:grid-cols-2">
                <Drawn name={t`Calculado`} bands={data.bands} of="computed" />
                <Drawn name={t`Calibrado`} bands={data.bands} of="calibrated" />
              </div>
              <p className="text-small text-soft">
                <Trans>Promedio: {mean}. Cada columna empieza en su número y abarca medio punto.</Trans>
              </p>
            </PlotFrame>
          </Card>
          <Card className="flex min-w-0 flex-col gap-4">
            <CardTitle as="h3">
              <Trans>Promedio por líder</Trans>
            </CardTitle>
            <DataTable
              label={t`Promedio por líder`}
              rows={data.leaders}
              keyOf={({ leader }) => leader?.id ?? ''}
              nameOf={({ leader }) => (leader === null ? t`Sin líder` : nameOf(leader))}
              columns={[
                {
                  id: 'leader',
                  header: t`Líder`,
                  cell: ({ leader }) => (leader === null ? t`Sin líder` : nameOf(leader)),
                },
                {
                  id: 'people',
                  header: t`Personas`,
                  align: 'end',
                  cell: ({ n }) => formatNumber(n, language),
                },
                {
                  id: 'mean',
                  header: t`Promedio`,
                  align: 'end',
                  cell: (row) => scoreText(row.mean, language),
                },
              ]}
            />
          </Card>
        </div>
      )}
    </ListBoundary>
  );
}
