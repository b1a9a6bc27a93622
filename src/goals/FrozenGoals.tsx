/** Goals of a person as they were on a day, beside something that is written about the person. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { percentOf } from '#schema/goals/progress.ts';
import type { FrozenGoal } from '#schema/goals/goals.shapes.ts';
import { fractionOf } from '#schema/kit/fraction.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { confidenceWords, progressText } from './goalWords.ts';

function Goal({ goal }: { readonly goal: FrozenGoal }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, titleEn, weight, progress, confidence } = goal;
  const percent = percentOf(fractionOf(progress));
  return (
    <li className="flex flex-col gap-2">
      <ProgressBar
        label={wording(title, titleEn, language)}
        value={percent ?? 0}
        max={100}
        showValue={progressText(progress, language) ?? t`Sin avance aún`}
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {confidence === null ? null : (
          <StatusTag severity={confidenceWords[confidence].severity}>
            {t(confidenceWords[confidence].name)}
          </StatusTag>
        )}
        {weight === null ? null : (
          <span>
            <Trans>Peso: {weight} de 100</Trans>
          </span>
        )}
      </p>
    </li>
  );
}

/** By period: two quarters may have a goal of the same name. */
export function FrozenGoals({ goals }: { readonly goals: readonly FrozenGoal[] }): ReactElement {
  const id = useId();
  const language = useLanguage();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Objetivos del periodo</Trans>
      </CardTitle>
      <p className="text-small text-soft">
        <Trans>Como estaban al comenzar el ciclo.</Trans>
      </p>
      {[...Map.groupBy(goals, ({ period }) => period)].map(([period, own]) => (
        <section key={period} aria-labelledby={`${id}-${period}`} className="flex flex-col gap-4">
          <h3 id={`${id}-${period}`} className="text-small font-semibold wrap-anywhere">
            {wording(period, own[0]?.periodEn ?? null, language)}
          </h3>
          <ul className="flex flex-col gap-5">
            {own.map((goal) => (
              <Goal key={goal.id} goal={goal} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
