/** The sum behind a progress, so that anybody can check it by hand: "50 % × 40 + 50 % × 80 = 60 %". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { GoalSum, MeasuredGoal } from '#schema/goals/progress.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { percent as percentText } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { weightedSum } from '#src/lib/weightedSum.ts';
import { longSum, SumDetails } from '#src/ui/SumDetails.tsx';

export interface SumLineProps {
  goal: MeasuredGoal;
  sum: Pick<GoalSum, 'percent' | 'cut' | 'done' | 'all'> & {
    readonly terms: readonly { readonly share: number; readonly progress: number }[];
    /** Titles of the parts of which nothing is measured yet. */
    readonly missing: readonly string[];
  };
}

function useSum({ goal, sum }: SumLineProps): ReactNode {
  const { t } = useLingui();
  const language = useLanguage();
  const said = (value: number): string => formatNumber(value, language);
  const { terms, done, all } = sum;
  if (sum.percent === null) return null;
  const percent = percentText(sum.percent, language);
  switch (goal.measure) {
    case 'number': {
      const [start, target, value] = [goal.start ?? 0, goal.target ?? 0, goal.value ?? 0].map(said);
      return `(${value} − ${start}) ÷ (${target} − ${start}) = ${percent}`;
    }
    case 'yes_no':
      return sum.percent === 100 ? t`Cumplido = ${percent}` : t`Todavía no = ${percent}`;
    case 'checklist':
      return `${done} ÷ ${all} = ${percent}`;
    case 'parts':
      return `${weightedSum(
        terms.map(({ share, progress }) => ({ weight: share, value: progress })),
        said,
        (share) => percentText(share, language),
      )} = ${percent}`;
  }
}

/** Empty words are never shown: without progress it says so, and never 0 %. */
export function SumLine(props: SumLineProps): ReactElement {
  const { cut, missing, terms } = props.sum;
  const percent = percentText(props.sum.percent ?? 0, useLanguage());
  const sum = useSum(props);
  const names = missing.join(', ');
  const count = terms.length;
  if (count > longSum)
    return (
      <SumDetails
        summary={
          <Trans>
            Media de {count} partes = {percent}: ver la cuenta
          </Trans>
        }
      >
        <p className="mt-1.5 wrap-anywhere">{sum}</p>
        {missing.length > 0 ? (
          <p className="mt-1.5 wrap-anywhere">
            <Trans>Sin datos: {names}</Trans>
          </p>
        ) : null}
      </SumDetails>
    );
  return (
    <p className="text-small text-soft wrap-anywhere tabular-nums">
      {sum ?? <Trans>Sin avance aún</Trans>}
      {cut ? (
        <>
          {' · '}
          <Trans>El número sale del camino, así que cuenta hasta el límite.</Trans>
        </>
      ) : null}
      {missing.length > 0 ? (
        <>
          {' · '}
          <Trans>Sin datos: {names}</Trans>
        </>
      ) : null}
    </p>
  );
}
