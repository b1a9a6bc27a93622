/** The sum under a score: of the questions by weight, or of the parts by share. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { longSum, SumDetails } from '#src/ui/SumDetails.tsx';
import { partsSum, questionsSum, type ScoreTerm } from './scoreSums.ts';

/** Nothing where there is nothing to add up. */
export function ScoreSum({
  of,
  terms,
  score,
}: {
  readonly of: 'questions' | 'parts';
  readonly terms: readonly ScoreTerm[];
  readonly score: number | null;
}): ReactElement | null {
  const language = useLanguage();
  const sum = (of === 'questions' ? questionsSum : partsSum)(terms, score, language);
  if (sum === null) return null;
  const { text, count } = sum;
  if (count > longSum)
    return (
      <SumDetails summary={<Trans>Media de {count} notas según su peso: ver la cuenta</Trans>}>
        <p className="mt-1.5 wrap-anywhere">{text}</p>
      </SumDetails>
    );
  return <p className="text-small text-soft wrap-anywhere tabular-nums">{text}</p>;
}
