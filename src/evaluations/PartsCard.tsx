/** The score of a person and the parts that it is made of. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { fewestOfPart, isNameless } from '#schema/evaluations/cycles.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { kindWords } from './cycleWords.ts';
import type { Result } from './evaluations.queries.ts';
import { useEvaluationWords } from './evaluationWords.ts';

type Part = Result['parts'][number];

/** The highest score. */
const top = 5;

function PartLine({ part: { kind, weight, n, score, withheld } }: { part: Part }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useEvaluationWords();
  const name = t(kindWords[kind].name);
  const shown = weight === null ? '' : formatNumber(weight, language);
  return (
    <li className="flex flex-col gap-1">
      {score === null ? (
        <p className="text-small">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-soft">
            {withheld ? (
              <Trans>No se muestra: escribieron menos de {fewestOfPart} personas.</Trans>
            ) : (
              words.score(null)
            )}
          </span>
        </p>
      ) : (
        <ProgressBar label={name} value={score} max={top} showValue={words.score(score)} />
      )}
      <p className="text-small text-soft">
        {shown === '' ? <Trans>No cuenta en el puntaje</Trans> : <Trans>Cuenta {shown} %</Trans>}
        {n === null || !isNameless(kind) ? null : (
          <>
            {' · '}
            <Plural value={n} one="# persona escribió" other="# personas escribieron" />
          </>
        )}
      </p>
    </li>
  );
}

/** `children` are beside the score. */
export function PartsCard({
  score,
  parts,
  children,
}: {
  score: number | null;
  parts: readonly Part[];
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
      {parts.length === 0 ? null : (
        <ul className="flex flex-col gap-4">
          {parts.map((part) => (
            <PartLine key={part.kind} part={part} />
          ))}
        </ul>
      )}
    </Card>
  );
}
