/** The parts that narrow an explained number, in words. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { analyticsWallets, channels } from '#schema/analytics/analytics.rules.ts';
import { analyticsQueries, type ChartFilter } from '#src/analytics/analytics.queries.ts';
import type { Parts } from '#src/analytics/explain.context.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { useWording } from '#src/forms/useWording.ts';

interface PartWord {
  readonly term: string;
  /** Null for what this reader does not see, or no longer exists. */
  readonly value: string | null;
}

interface Point {
  readonly key: string;
  readonly label: string | null;
  readonly labelEn: string | null;
}

function nameOf(
  series: readonly Point[] | undefined,
  key: string | undefined,
  say: ReturnType<typeof useWording>,
): string | null {
  const found = series?.find((one) => one.key === key);
  return found === undefined || found.label === null ? null : say(found.label, found.labelEn);
}

/** In the order of the panel; days and the person are told elsewhere. */
export function usePartWords(parts: Parts, filter: ChartFilter): readonly PartWord[] {
  const { t } = useLingui();
  const words = useFigureWords();
  const say = useWording();
  const tag = (['type', 'value', 'category'] as const).find((one) => parts[one] !== undefined);
  const places = useQuery(analyticsQueries.filters()).data;
  const named = useQuery({
    ...analyticsQueries.chart(filter, { type: 'recognitions', by: tag ?? 'type' }),
    enabled: tag !== undefined,
  }).data;
  const { department, country, channel, wallet } = parts;
  const dimensioned = (
    by: 'department' | 'country' | 'type' | 'value' | 'category',
    value: string | null,
  ) => ({
    term: words.dimension[by],
    value: parts[by] === '' ? words.nameless[by] : value,
  });
  const [moved, purse] = [
    channels.find((one) => one === channel),
    analyticsWallets.find((one) => one === wallet),
  ];
  return [
    ...(department === undefined
      ? []
      : [dimensioned('department', places?.departments.find(({ id }) => id === department)?.name ?? null)]),
    ...(country === undefined ? [] : [dimensioned('country', nameOf(places?.chart.series, country, say))]),
    ...(tag === undefined ? [] : [dimensioned(tag, nameOf(named?.series, parts[tag], say))]),
    ...(moved === undefined ? [] : [{ term: t`Canal`, value: words.channel[moved] }]),
    ...(purse === undefined ? [] : [{ term: t`Saldo`, value: words.wallet[purse] }]),
  ];
}
