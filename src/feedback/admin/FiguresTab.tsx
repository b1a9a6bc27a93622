/** How many cases there are, by state and by what they are about; figures of too few are withheld. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useCategoryWords, useStateWords } from '#src/feedback/cases/caseWords.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { caseAdmin, type ShownFigures } from './casesAdmin.queries.ts';

function Figures({
  title,
  of,
}: {
  readonly title: string;
  readonly of: readonly { readonly name: string; readonly count: number | null }[];
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>{title}</CardTitle>
      <dl className="flex flex-col gap-3">
        {of.map(({ name, count }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className={count === null ? 'text-small text-soft' : 'text-h6 font-bold tabular-nums'}>
              {count === null ? t`No se muestra` : formatNumber(count, language)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Both({ figures: { threshold, states, categories } }: { readonly figures: ShownFigures }) {
  const { t } = useLingui();
  const stateWords = useStateWords();
  const categoryWords = useCategoryWords();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose72 text-soft">
        <Trans>
          Una cifra de menos de {threshold} podría decir de quién se trata, así que no se muestra. A veces se
          guarda otra más, para que no se pueda restar.
        </Trans>
      </p>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <Figures
          title={t`Por estado`}
          of={states.map(({ state, count }) => ({ name: stateWords[state].name, count }))}
        />
        <Figures
          title={t`Por tema`}
          of={categories.map(({ category, count }) => ({ name: categoryWords[category], count }))}
        />
      </div>
    </div>
  );
}

export function FiguresTab(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(caseAdmin.figures())}
      label={t`Cargando las cifras`}
      skeleton={<Skeleton className="h-60 w-full rounded-card" />}
      what={<Trans>No pudimos cargar las cifras.</Trans>}
    >
      {(figures) => <Both figures={figures} />}
    </QueryBoundary>
  );
}
