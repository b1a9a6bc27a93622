/** The filters of the charts in the address: a link shows the same to everybody who may see it. */
import { useSearchParams } from 'wouter';
import { samePlace } from '#src/lib/useAddressParam.ts';
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
  /** The id of the saved view that is open: until a filter changes. */
  readonly view: string | null;
  /** Opens a saved view with its filters. */
  readonly onView: (id: string, place: ChartPlace) => void;
} {
  const [params, setParams] = useSearchParams();
  const filter = chartSearch.read(params);
  const asked = params.get('section');
  const change = (values: Readonly<Record<string, string | null>>, from = params): void => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(values))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setParams(next, samePlace());
  };
  const month = params.get('month');
  return {
    place: {
      section: sections.find((one) => one === asked) ?? 'overview',
      filter,
      category: params.get('category') ?? undefined,
      isCompared: params.get('compare') !== '0',
    },
    onSection: (section) => change({ section: section === 'overview' ? null : section, view: null }),
    onFilter: (next) => change({ view: null }, chartSearch.into(params, { ...filter, ...next })),
    onParam: (name, value) => change({ [name]: value, ...(name === 'month' ? {} : { view: null }) }),
    month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/u.test(month) ? month : null,
    view: params.get('view'),
    onView: (view, place) =>
      change(
        {
          section: place.section === 'overview' ? null : place.section,
          category: place.category ?? null,
          compare: place.isCompared ? null : '0',
          view,
        },
        chartSearch.into(params, place.filter),
      ),
  };
}
