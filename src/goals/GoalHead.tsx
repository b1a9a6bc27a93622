/** What every view of a goal shows: progress with its sum, confidence, the last check-in with its age, weight. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Language } from '#schema/limits.ts';
import { percentOf, sumOf } from '#schema/goals/progress.ts';
import { fractionOf } from '#schema/kit/fraction.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { ShownGoal } from './goals.queries.ts';
import { GoalTag } from './GoalTag.tsx';
import { ageInDays, progressText } from './goalWords.ts';
import { SumLine } from './SumLine.tsx';

/** The sum of a goal from what the server shows of its parts. */
export function shownSum(
  goal: ShownGoal,
  { hiddenTitle, language }: { readonly hiddenTitle: string; readonly language: Language },
) {
  const parts = goal.terms.map(({ title, titleEn, weight, progress, status }) => ({
    title: title === null ? hiddenTitle : wording(title, titleEn, language),
    weight,
    cancelled: status === 'cancelled',
    progress: fractionOf(progress),
  }));
  const items = Array.from({ length: goal.items }, (_, index) => ({ done: index < goal.done }));
  const sum = sumOf(goal, { items, parts });
  // The stored progress is the exact one: hidden parts are joined in the terms.
  return {
    ...sum,
    percent: percentOf(fractionOf(goal.progress)),
    missing: sum.missing.map(({ title }) => title),
  };
}

export function GoalHead({ goal }: { readonly goal: ShownGoal }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const sum = shownSum(goal, { hiddenTitle: t`Objetivo oculto`, language });
  const { checkedAt, weight } = goal;
  const { percent } = sum;
  const age = checkedAt === null ? null : ageInDays(checkedAt, { now, language });
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={t`Avance`}
        value={percent ?? 0}
        max={100}
        showValue={progressText(goal.progress, language) ?? t`Sin avance aún`}
      />
      {percent === null && sum.missing.length === 0 ? null : <SumLine goal={goal} sum={sum} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <GoalTag goal={goal} />
        <span>
          {age === null ? <Trans>Sin avances registrados</Trans> : <Trans>Último avance: {age}</Trans>}
        </span>
        {weight === null ? null : (
          <span>
            <Trans>Peso: {weight} de 100</Trans>
          </span>
        )}
      </div>
    </div>
  );
}
