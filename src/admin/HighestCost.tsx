/** What is about to be promised can cost at most, beside the budget, before any points leave. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatNumber, points as pointsOf } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useMe } from '#src/session/me.queries.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import { pointRulesQuery } from './pointRules.queries.ts';

interface Promised {
  /** For each person; null or NaN while it is typed. */
  readonly points: number | null;
  readonly people: number;
}

/** The highest cost, and the budget of today; null without points. Only administrators see the budget. */
function useCost({ points, people }: Promised): {
  readonly cost: number | null;
  readonly budget: number | undefined;
} {
  const isAdmin = useMe()?.userType === 'admin';
  const cost = points !== null && points > 0 && people > 0 ? points * people : null;
  const { data } = useQuery({ ...pointRulesQuery(), enabled: isAdmin && cost !== null });
  return { cost, budget: data?.pointsToDistribute };
}

/** Says that the budget of today is too low; nothing where it is not, or is not known. */
export function ShortBudget(promised: Promised): ReactElement | null {
  const { cost, budget } = useCost(promised);
  return cost === null || budget === undefined || cost <= budget ? null : (
    <div className="mt-2">
      <WarningLine>
        <Trans>
          Hoy no alcanzaría para todas. Los puntos que falten esperan al presupuesto y se dan una sola vez.
        </Trans>
      </WarningLine>
    </div>
  );
}

/** Nothing without points. */
export function HighestCost({
  label,
  ...promised
}: Promised & {
  /** When all of it is paid: "Si todas responden". */
  readonly label: string;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { cost, budget } = useCost(promised);
  if (cost === null) return null;
  return (
    <div className="flex flex-col">
      <DescriptionList
        valuesAtEnd
        items={[
          { term: t`Personas`, value: formatNumber(promised.people, language) },
          { term: label, value: pointsOf(cost, language) },
          ...(budget === undefined
            ? []
            : [{ term: t`Presupuesto de hoy`, value: pointsOf(budget, language) }]),
        ]}
      />
      <ShortBudget {...promised} />
    </div>
  );
}
