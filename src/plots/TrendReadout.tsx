/** The values of one wave, above the lines, with the look of each line: legend and tooltip in one place. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import type { Figure, PlotFacts, Unit } from './plot.shape.ts';
import { usePlotWords } from './usePlotWords.ts';

/** The look of a number that explains itself. */
export const pressable =
  'target rounded-[4px] underline decoration-line decoration-dotted decoration-2 underline-offset-4 transition-colors duration-120 hover:text-link hover:decoration-control';

const look = (figure: Figure): string =>
  classes('tabular-nums', typeof figure === 'object' ? 'font-semibold' : 'text-soft');

/** Keeps its place while the wave changes, so that nothing is covered and nothing moves. */
export function TrendReadout({
  wave,
  values: figures,
  unit,
  facts,
  onPart,
}: {
  wave: string;
  values: readonly { readonly label: string; readonly figure: Figure }[];
  unit: Unit;
  facts: PlotFacts;
  /** Opens the value of a series. */
  onPart?: ((series: number) => void) | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { figure: said, text } = usePlotWords(facts);
  const values = figures.map((one) => ({ ...one, value: said(one.figure, unit) }));
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
      <span className="font-semibold tabular-nums max-sm:w-full">{wave}</span>
      {values.map(({ label, figure, value }, index) => (
        <span key={label} className="flex items-baseline gap-2 max-sm:w-full">
          <span
            aria-hidden
            className={classes(
              'w-5 shrink-0 -translate-y-1 border-t-2',
              index === 0 ? 'border-brand-edge' : 'border-dashed border-control',
            )}
          />
          <span className="max-sm:flex-1">{label}</span>
          {onPart === undefined ? (
            <span className={look(figure)}>{value}</span>
          ) : (
            <button
              type="button"
              aria-label={t`${label}, ${wave}: ${value}. Ver de dónde sale`}
              onClick={() => onPart(index)}
              className={classes(look(figure), pressable)}
            >
              {value}
            </button>
          )}
          <span className="text-meta text-soft tabular-nums sm:min-w-12 max-sm:w-12 max-sm:text-end">
            {typeof figure === 'object' && figure.n !== null ? `n ${text(figure.n, 'count')}` : null}
          </span>
        </span>
      ))}
    </div>
  );
}
