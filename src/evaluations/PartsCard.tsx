/** The score of a person, the parts that it is made of, and how they add up. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { fewestOfPart, isNameless } from '#schema/evaluations/cycles.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { kindWords } from './cycleWords.ts';
import type { Result } from './evaluations.queries.ts';
import { roleNames, useEvaluationWords } from './evaluationWords.ts';
import { ScoreSum } from './ScoreSum.tsx';
import type { ScoreTerm } from './scoreSums.ts';

type Part = Result['parts'][number];

/** The highest score. */
const top = 5;

/** What each question counts, and its score by one part. */
const termsOf = (questions: Result['questions'], kind: Part['kind']): readonly ScoreTerm[] =>
  questions.map(({ question, parts }) => ({
    weight: question.weight ?? 1,
    score: parts.find((part) => part.kind === kind)?.score ?? null,
  }));

function PartLine({
  part: { kind, weight, n, score, withheld },
  questions,
}: {
  part: Part;
  questions: Result['questions'];
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useEvaluationWords();
  const name = kind === 'self' ? t(roleNames.self) : t(kindWords[kind].name);
  const shown = weight === null ? '' : formatNumber(weight, language);
  if (score === null)
    return (
      <li className="text-small">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-soft">
          {withheld ? (
            <Trans>
              No se muestra: escribieron menos de {fewestOfPart} personas. Las otras partes pesan más.
            </Trans>
          ) : (
            <Trans>Sin puntaje: las otras partes pesan más.</Trans>
          )}
        </span>
      </li>
    );
  return (
    <li className="flex flex-col gap-1">
      <ProgressBar label={name} value={score} max={top} showValue={words.score(score)} />
      <p className="text-small text-soft">
        {shown === '' ? null : <Trans>Cuenta {shown} %</Trans>}
        {n === null || !isNameless(kind) ? null : (
          <>
            {shown === '' ? null : ' · '}
            <Plural value={n} one="# persona escribió" other="# personas escribieron" />
          </>
        )}
      </p>
      {n === 1 ? <ScoreSum of="questions" terms={termsOf(questions, kind)} score={score} /> : null}
    </li>
  );
}

/** `children` are beside the score. An agreed score has no parts: they would not add up to it. */
export function PartsCard({
  result: { score, agreed, parts, questions },
  children,
}: {
  result: Pick<Result, 'score' | 'agreed' | 'parts' | 'questions'>;
  children?: ReactNode;
}): ReactElement {
  const words = useEvaluationWords();
  return (
    <Card as="section" className="flex flex-col gap-5">
      <CardTitle>
        <Trans>Puntaje</Trans>
      </CardTitle>
      <p className="text-h3 font-bold tabular-nums">{words.score(score)}</p>
      {children}
      {agreed ? (
        <p className="max-w-prose72 text-small">
          <Trans>
            El puntaje final se acordó en la calibración, donde se comparan los puntajes de varias personas.
            Por eso no es la suma de las partes.
          </Trans>
        </p>
      ) : (
        <ScoreSum of="parts" terms={parts} score={score} />
      )}
      {agreed || parts.length === 0 ? null : (
        <ul className="flex flex-col gap-4">
          {parts.map((part) => (
            <PartLine key={part.kind} part={part} questions={questions} />
          ))}
        </ul>
      )}
    </Card>
  );
}
