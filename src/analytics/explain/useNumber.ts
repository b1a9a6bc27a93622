/** What is known of an explained number: whose it is, its days, its value, and whether it has lines. */
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isFigureKind, isPartKind, type ChartDimension } from '#schema/analytics/analytics.rules.ts';
import {
  analyticsQueries,
  type ChartFilter,
  type ShownAbout,
  type ShownFigure,
  type ShownOverview,
} from '#src/analytics/analytics.queries.ts';
import type { Explained } from '#src/analytics/explain.context.ts';
import { daysOfPart, dimensionOf, explainQueries, type NumberAsked } from './explain.queries.ts';

interface Shown extends Pick<ShownFigure, 'value' | 'withheld'> {
  /** Of participation: how many took part, of how many. */
  readonly participants?: number | null;
  readonly people?: number | null;
}
const unknown: Shown = { value: null, withheld: null };

/** By which chart a part without lines is shown. */
const chartOf = ({ parts }: Explained): ChartDimension | undefined =>
  dimensionOf(parts) ?? (parts.month === undefined ? undefined : 'month');

/** The value of a number without lines, from what its card read; undefined until it is there. */
function useQuiet(of: Explained, filter: ChartFilter, overview: ShownOverview | undefined, isOn: boolean) {
  const { kind, parts } = of;
  const by = chartOf(of);
  const at = parts.week ?? parts.day;
  const isFigure = isFigureKind(kind);
  const isBalance = kind === 'available' || kind === 'toGive';
  const [inChart, inSessions] = [isOn && isFigure && by !== undefined, isOn && at !== undefined];
  const { category } = parts;
  const ask = { type: isFigure ? kind : 'recognitions', by: by ?? 'month', category } as const;
  const chart = useQuery({ ...analyticsQueries.chart(filter, ask), enabled: inChart });
  const sessions = useQuery({ ...analyticsQueries.sessions(filter), enabled: inSessions });
  const totals = useQuery({ ...analyticsQueries.totals(filter), enabled: isOn && isBalance });
  const isPart = isFigure && isPartKind(kind);
  const isMonth = kind === 'participation';
  const taking = useQuery({
    ...analyticsQueries.participation(filter),
    enabled: isOn && (isPart || isMonth),
  });
  if (inChart && by !== undefined) return chart.data?.series.find(({ key }) => key === parts[by]) ?? unknown;
  if (inSessions) {
    const all = parts.week === undefined ? sessions.data?.days : sessions.data?.weeks;
    const found = all?.find(({ date }) => date === at);
    return found === undefined
      ? unknown
      : { value: kind === 'sessions' ? found.sessions : found.activeUsers, withheld: found.withheld };
  }
  if (isMonth) {
    const found = [overview?.lastMonth, ...(taking.data?.months ?? [])].find(
      (one) => one?.month === parts.month,
    );
    return found ? { ...found, value: found.percent } : unknown;
  }
  if (isBalance) return { value: totals.data?.[kind] ?? null, withheld: null };
  if (kind === 'concentration')
    return { value: Math.round(overview?.concentration ?? 0), withheld: null } satisfies Shown;
  const figures: readonly ShownFigure[] | undefined = isPart ? taking.data?.figures : overview?.figures;
  return figures?.find((one) => one.kind === kind) ?? unknown;
}

export interface Known {
  readonly about: UseQueryResult<ShownOverview>;
  /** What its lines are asked with; null where it has none. */
  readonly asked: NumberAsked | null;
  readonly shown: Shown;
  /** How many lines it has; null where none are read. */
  readonly n: number | null;
  /** The lines could not be read, or are not for this reader. */
  readonly isRefused: boolean;
  /** Whose number it is, where it is of one person. */
  readonly person: { readonly firstName: string; readonly lastName: string } | null;
  readonly days: (about: ShownAbout) => NumberAsked['days'];
}

export function useNumber(of: Explained, filter: ChartFilter): Known {
  const about = useQuery(analyticsQueries.overview(filter));
  const overview = about.data;
  const { kind, parts } = of;
  const hasLines = isFigureKind(kind)
    ? overview?.figures.find((one) => one.kind === (isPartKind(kind) ? 'participants' : kind))?.hasLines ===
      true
    : kind === 'pointsIn' || kind === 'pointsOut';
  const days = (shown: ShownAbout) => daysOfPart(parts, shown);
  const asked: NumberAsked | null =
    overview === undefined || !hasLines ? null : { ...of, filter, days: days(overview.about) };
  const nothing = { startDate: '', endDate: '' };
  const lines = useInfiniteQuery({
    ...explainQueries.lines(asked ?? { ...of, filter, days: nothing }),
    enabled: asked !== null,
  });
  const quiet = useQuiet(of, filter, overview, overview !== undefined && !hasLines);
  const first = lines.data?.pages[0];
  return {
    about,
    asked,
    shown: asked === null ? quiet : { value: first?.value ?? null, withheld: null },
    n: first?.lines ?? null,
    isRefused: lines.isError && first === undefined,
    person: parts.person === undefined ? null : (first?.items[0]?.user ?? null),
    days,
  };
}
