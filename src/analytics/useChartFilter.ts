/** The filters of the charts in the address: a link shows the same to everybody who may see it. */
import { useSearchParams } from 'wouter';
import { chartSearch, type ChartFilter } from './analytics.queries.ts';

/** The parts of the screen, each with its address. */
export const sections = [
  'overview',
  'recognition',
  'points',
  'participation',
  'sessions',
  'own',
  'transactions',
  'patterns',
] as const;
export type SectionName = (typeof sections)[number];

export interface ChartPlace {
  readonly section: SectionName;
  readonly filter: ChartFilter;
  /** A category of recognition types. */
  readonly category: string | undefined;
  /** Whether figures are compared with the period before. */
  readonly isCompared: boolean;
}

/** Other parameters, such as an open number, stay only while the section does. */
export function useChartFilter(): {
  readonly place: ChartPlace;
  readonly onSection: (section: string) => void;
  readonly onFilter: (change: ChartFilter) => void;
  /** Null removes the parameter. */
  readonly onParam: (name: 'category' | 'compare' | 'month', value: string | null) => void;
  readonly month: string | null;
} {
  const [params, setParams] = useSearchParams();
  const filter = chartSearch.read(params);
  const asked = params.get('section');
  const set = (name: string, value: string | null): void =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const month = params.get('month');
  return {
    place: {
      section: sections.find((one) => one === asked) ?? 'overview',
      filter,
      category: params.get('category') ?? undefined,
      isCompared: params.get('compare') !== '0',
    },
    onSection: (section) => set('section', section === 'overview' ? null : section),
    onFilter: (change) =>
      setParams((old) => chartSearch.into(old, { ...filter, ...change }), { replace: true }),
    onParam: set,
    month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/u.test(month) ? month : null,
  };
}
