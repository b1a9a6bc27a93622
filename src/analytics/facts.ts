/** What each plot of the charts says about itself: whose figures, and which days of the organisation. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWording } from '#src/forms/useWording.ts';
import type { Figure, PlotFacts } from '#src/plots/plot.shape.ts';
import { analyticsQueries, type ShownAbout } from './analytics.queries.ts';
import { useFigureWords } from './figureWords.ts';

/** The figures of a scope in words: "Ventas · Colombia", or whose figures they are. */
export function useScopeWords(): (about: Pick<ShownAbout, 'scope' | 'departmentId' | 'countryId'>) => string {
  const { t } = useLingui();
  const words = useFigureWords();
  const say = useWording();
  const { data } = useQuery(analyticsQueries.filters());
  return ({ scope, departmentId, countryId }) => {
    const department = data?.departments.find(({ id }) => id === departmentId)?.name;
    const country = data?.chart.series.find(({ key }) => key === countryId);
    const named = [
      ...(departmentId === null ? [] : [department ?? t`Un departamento`]),
      ...(countryId === null ? [] : [say(country?.label ?? t`Un país`, country?.labelEn ?? null)]),
    ];
    return named.length === 0 ? words.scope[scope] : named.join(' · ');
  };
}

/** The facts of a plot; days are the organisation's, so they are the same day in every time zone. */
export function usePlotFacts(): (about: ShownAbout) => PlotFacts {
  const { t } = useLingui();
  const scopeOf = useScopeWords();
  return (about) => {
    const { startDate, endDate, threshold } = about;
    const said = scopeOf(about);
    return {
      n: null,
      from: startDate,
      to: endDate,
      filter: said,
      said,
      timeZone: 'UTC',
      withheld: t`Menos de ${threshold} personas`,
    };
  };
}

/** A value as a point of a plot; what is not known is a gap, never 0. */
export const figureOf = ({
  value,
  withheld,
}: {
  readonly value: number | null;
  readonly withheld?: 'few' | null;
}): Figure => (withheld === 'few' ? 'withheld' : value === null ? 'none' : { value, n: null });
