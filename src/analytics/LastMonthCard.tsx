/** Participation in the last whole month, in percent of those who came in, beside the month before. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { percent as written } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { ShownLastMonth } from './analytics.queries.ts';
import { monthBefore } from './days.ts';
import { monthLabel } from './monthLabel.ts';
import { Number } from './Number.tsx';

export function LastMonthCard({
  of: { month, participants, people, percent, before, withheld },
  threshold,
  isCompared,
}: {
  readonly of: ShownLastMonth;
  readonly threshold: number;
  readonly isCompared: boolean;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [said, earlier] = [monthLabel(month, language), monthLabel(monthBefore(month), language)];
  const name = t`Participación en ${said}`;
  const [some, all] = [formatNumber(participants ?? 0, language), formatNumber(people ?? 0, language)];
  const rise = (percent ?? 0) - (before ?? 0);
  const then = written(before ?? 0, language);
  return (
    <Card as="section" aria-label={name} className="flex min-w-0 flex-col gap-1">
      <h2 className="text-small font-semibold text-soft">{name}</h2>
      <Number
        kind="participation"
        parts={{ month }}
        name={name}
        figure={{ value: percent, withheld }}
        threshold={threshold}
        written={percent === null ? undefined : written(percent, language)}
      />
      {percent === null ? null : (
        <p className="text-small text-soft">
          <Trans>
            {some} de {all} personas que entraron
          </Trans>
        </p>
      )}
      {isCompared && percent !== null && before !== null ? (
        <p className="flex items-start gap-1.5 text-small">
          <Icon
            of={rise > 0 ? ArrowUp : rise < 0 ? ArrowDown : Minus}
            size={16}
            className="mt-0.5 shrink-0"
          />
          <Trans>
            {then} en {earlier}
          </Trans>
        </p>
      ) : null}
    </Card>
  );
}
