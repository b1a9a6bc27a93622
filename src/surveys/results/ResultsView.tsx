/** Participation, figures, segments and comments, each with the answers it is based on; drawn also of made-up answers. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Select } from '#src/ui/Select.tsx';
import { OutcomeText } from './OutcomeText.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { QuestionResult, Results } from './results.queries.ts';
import { ResultFacts } from './ResultFacts.tsx';
import { SegmentCards } from './SegmentCards.tsx';
import { useResultWords } from './useResultWords.ts';
import { useWaveName } from './useWaveName.ts';
import { WavesCard } from './WavesCard.tsx';

const everybody = 'all';

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
        Encuesta anónima: cada cifra de las respuestas se apoya en {threshold} o más, y los comentarios en{' '}
        {textThreshold}. Los grupos con menos personas se muestran juntos. La participación solo cuenta
        cuántas personas respondieron, y puede ser menor.
      </Trans>
    </p>
  ) : (
    <p className="text-small text-soft">
      <Trans>Encuesta con nombre: las respuestas una por una están en la lista de encuestas.</Trans>
    </p>
  );
}

/** `comments` draws the texts of one question. */
export function ResultsView({
  results,
  onSegment,
  back,
  comments,
  isStale = false,
}: {
  readonly results: Results;
  /** Null where nobody can choose. */
  readonly onSegment: ((id: string | null) => void) | null;
  readonly back: ReactNode;
  readonly comments: (question: QuestionResult['question']) => ReactNode;
  readonly isStale?: boolean;
}): ReactElement {
  const { title } = useResultWords();
  const wave = useWaveName()(results.survey);
  const { outcome } = results.survey;
  return (
    <div className="flex min-w-0 flex-col gap-6" aria-busy={isStale}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-h4 font-semibold text-balance">{title(results.survey)}</h2>
          {wave === '' ? null : <p className="text-soft">{wave}</p>}
          <PromiseLine survey={results.survey} />
        </div>
        {back}
      </div>
      {results.isFinal ? null : (
        <Banner>
          <Trans>
            La encuesta sigue abierta. Las cifras avanzan por grupos de respuestas, para que nadie se pueda
            reconocer en un cambio.
          </Trans>
        </Banner>
      )}
      {outcome === null ? null : (
        <Card as="section" className="flex flex-col gap-3">
          <CardTitle as="h3">
            <Trans>Qué salió de ello</Trans>
          </CardTitle>
          <OutcomeText outcome={outcome} />
        </Card>
      )}
      {onSegment === null ? null : <SegmentSelect results={results} onSelect={onSegment} />}
      <Card as="section">
        <ResultFacts results={results} />
      </Card>
      <WavesCard results={results} />
      <SegmentCards results={results} />
      <h3 className="text-h5 font-semibold">
        <Trans>Pregunta por pregunta</Trans>
      </h3>
      {results.questions.map((result) => (
        <QuestionCard key={result.question.id} results={results} result={result} comments={comments} />
      ))}
    </div>
  );
}
