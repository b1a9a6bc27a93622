/** What is about to be promised can cost at most, beside the budget, before any points leave. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatNumber, points as pointsOf } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useMe } from '#src/session/me.queries.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';
import { pointRulesQuery } from './pointRules.queries.ts';

/** Nothing without points. Only administrators see the budget. */
export function HighestCost({
  points,
  people,
  label,
}: {
  /** For each person; null or NaN while it is typed. */
  readonly points: number | null;
  readonly people: number;
  /** When all of it is paid: "Si todas responden". */
  readonly label: string;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const isAdmin = useMe()?.userType === 'admin';
  const asks = points !== null && points > 0 && people > 0;
  const { data } = useQuery({ ...pointRulesQuery(), enabled: isAdmin && asks });
  if (!asks) return null;
  const cost = points * people;
  const budget = data?.pointsToDistribute;
  return (
    <div className="flex flex-col gap-2">
      <DescriptionList
        items={[
          { term: t`Personas`, value: formatNumber(people, language) },
          { term: label, value: pointsOf(cost, language) },
          ...(budget === undefined
            ? []
            : [{ term: t`Presupuesto de hoy`, value: pointsOf(budget, language) }]),
        ]}
      />
      {budget === undefined || cost <= budget ? null : (
        <p className="flex items-start gap-2 text-small">
          <Icon of={severities.warning.icon} size={16} className="mt-0.5 shrink-0 text-warning-text" />
          <Trans>
            Hoy no alcanzaría para todas. Los puntos que falten esperan al presupuesto y se dan una sola vez.
          </Trans>
        </p>
      )}
    </div>
  );
}
