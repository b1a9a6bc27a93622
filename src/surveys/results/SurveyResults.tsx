/** The results of one survey: participation, figures, segments, comments, each with the answers it is based on. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { resultsQuery, type Results } from './results.queries.ts';
import { ResultFacts } from './ResultFacts.tsx';
import { SegmentCards } from './SegmentCards.tsx';
import { useResultWords } from './useResultWords.ts';
import { WavesCard } from './WavesCard.tsx';

const everybody = 'all';

const ResultsSkeleton = (): ReactElement => (
  <span className="flex flex-col gap-5">
    <Skeleton className="h-11 w-72" />
    <Skeleton className="h-32 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </span>
);

/** Which people the figures are about. A manager has only the own people. */
function SegmentSelect({
  results: { segments, segmentId, questions },
  onSelect,
}: {
  readonly results: Results;
  readonly onSelect: (id: string | null) => void;
}): ReactElement | null {
  const { t } = useLingui();
  const { segmentName } = useResultWords();
  const isManager = segmentId !== null && questions.every(({ organization }) => organization === null);
  if (segments.length < 2) return null;
  return (
    <div className="w-full max-w-80">
      <Select
        label={t`Personas`}
        value={segmentId ?? everybody}
        onChange={(id) => onSelect(id === everybody ? null : id)}
        options={[
          ...(isManager ? [] : [{ value: everybody, label: t`Toda la organización` }]),
          ...segments.map((segment) => ({ value: segment.id, label: segmentName(segment) })),
        ]}
      />
    </div>
  );
}

function PromiseLine({ survey }: Pick<Results, 'survey'>): ReactElement {
  const { threshold, textThreshold } = survey;
  return survey.anonymous ? (
    <p className="text-small text-soft">
      <Trans>
        Encuesta anónima: cada cifra se apoya en {threshold} respuestas o más, y los comentarios en{' '}
        {textThreshold}. Los grupos más pequeños se muestran juntos.
      </Trans>
    </p>
  ) : (
    <p className="text-small text-soft">
      <Trans>Encuesta con nombre: las respuestas una por una están en la lista de encuestas.</Trans>
    </p>
  );
}

/** The results by the survey's id. `onClose` goes back to the list. */
export function SurveyResults({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const words = useResultWords();
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
        <div className="flex min-w-0 flex-col gap-6" aria-busy={query.isPlaceholderData}>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="flex min-w-0 flex-col gap-1">
              <h2 className="text-h4 font-semibold text-balance">{words.title(results.survey)}</h2>
              <PromiseLine survey={results.survey} />
            </div>
            {back}
          </div>
          {results.isFinal ? null : (
            <Banner>
              <Trans>
                La encuesta sigue abierta. Las cifras avanzan por grupos de respuestas, para que nadie se
                pueda reconocer en un cambio.
              </Trans>
            </Banner>
          )}
          <SegmentSelect results={results} onSelect={setSegment} />
          <Card as="section">
            <ResultFacts results={results} />
          </Card>
          <WavesCard results={results} />
          <SegmentCards results={results} />
          <h3 className="text-h5 font-semibold">
            <Trans>Pregunta por pregunta</Trans>
          </h3>
          {results.questions.map((result) => (
            <QuestionCard key={result.question.id} results={results} result={result} />
          ))}
        </div>
      )}
    </QueryBoundary>
  );
}
