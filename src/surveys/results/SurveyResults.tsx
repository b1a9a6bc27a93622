/** The results of one survey by its id, with its loading and error states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Button } from '#src/ui/Button.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Comments } from './Comments.tsx';
import { resultsQuery } from './results.queries.ts';
import { ResultsView } from './ResultsView.tsx';
import { SurveyFile } from './SurveyFile.tsx';

const ResultsSkeleton = (): ReactElement => (
  <span className="flex flex-col gap-5">
    <Skeleton className="h-11 w-72" />
    <Skeleton className="h-32 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </span>
);

/** The results by the survey's id. `onClose` goes back to the list. */
export function SurveyResults({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [segment, setSegment] = useAddressParam('segment');
  const query = useQuery({ ...resultsQuery(id, segment ?? undefined), placeholderData: keepPreviousData });
  const back = (
    <Button variant="secondary" onClick={onClose}>
      <Trans>Todas las encuestas</Trans>
    </Button>
  );
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los resultados`}
      skeleton={<ResultsSkeleton />}
      what={<Trans>No pudimos cargar los resultados.</Trans>}
      whatOld={<Trans>No pudimos actualizar los resultados.</Trans>}
      gone={<Trans>Esta encuesta no tiene resultados que puedas ver.</Trans>}
      wayOut={back}
    >
      {(results) => (
        <ResultsView
          results={results}
          isStale={query.isPlaceholderData}
          onSegment={setSegment}
          back={
            <div className="flex flex-wrap items-center gap-3">
              <SurveyFile survey={results.survey} />
              {back}
            </div>
          }
          comments={(question) => <Comments results={results} question={question} />}
        />
      )}
    </QueryBoundary>
  );
}
