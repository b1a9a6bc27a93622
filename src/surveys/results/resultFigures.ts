/** Figures of the wire in the form of the plots. */
import { enpsParts } from '#schema/surveys/figures.ts';
import type { Figure as Plotted } from '#src/plots/plot.shape.ts';
import { sharesOf } from '#src/plots/shares.ts';
import type { Figure } from './results.queries.ts';

/** The main number of a figure: eNPS, favourable share, or mean. */
export type Measure = 'enps' | 'favourable' | 'mean';

/** How the main number of a question is measured; undefined for choices, texts and days. */
export function measureOf({
  question: { kind, enps },
}: {
  readonly question: { readonly kind: string; readonly enps: boolean };
}): Measure | undefined {
  if (enps) return 'enps';
  if (kind === 'scale') return 'favourable';
  return kind === 'number' ? 'mean' : undefined;
}

/** A figure as a point or a cell of a plot. */
export function plotted(figure: Figure | null | undefined, measure: Measure): Plotted {
  if (figure === null || figure === undefined) return 'none';
  if (figure.withheld !== null) return 'withheld';
  const value = figure[measure];
  return value === null || figure.n === null ? 'none' : { value, n: figure.n };
}

/** The value of a figure; `withheld`, or null without answers. */
export function shownValue(figure: Figure | null, measure: Measure): number | 'withheld' | null {
  const shown = plotted(figure, measure);
  return typeof shown === 'object' ? shown.value : shown === 'withheld' ? shown : null;
}

/** The difference to the last wave; null without one. */
export function differenceOf(figure: Figure, last: Figure | null, measure: Measure): number | null {
  const [now, before] = [shownValue(figure, measure), shownValue(last, measure)];
  return typeof now === 'number' && typeof before === 'number' ? now - before : null;
}

/** Counts with their shares of all counts. */
export function partsOf(
  counts: Figure['counts'],
): readonly { value: string; count: number; share: number }[] {
  const shares = sharesOf(counts.map(({ count }) => count));
  return shares === null ? [] : counts.map((one, at) => ({ ...one, share: shares[at] ?? 0 }));
}

/** The three parts of an eNPS question; empty without answers. */
export function enpsShares(
  counts: Figure['counts'],
): readonly { value: string; count: number; share: number }[] {
  const { detractors, passives, promoters } = enpsParts(
    Object.fromEntries(counts.map(({ value, count }) => [value, count])),
  );
  return partsOf([
    { value: 'detractors', count: detractors },
    { value: 'passives', count: passives },
    { value: 'promoters', count: promoters },
  ]);
}
