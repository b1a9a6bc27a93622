/** One bar of shares that add to 100: detractors, passives and promoters. */
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps, Tone } from './plot.shape.ts';
import { shareTable, type SharePart } from './tables.ts';
import { toneFill, toneSwatch } from './tones.ts';
import { usePlotWords } from './usePlotWords.ts';

export interface ShareBarProps extends PlotProps {
  /** In their order; the shares add to 100 (`sharesOf`). Empty where nobody answered. */
  readonly parts: readonly (SharePart & { readonly tone: Tone })[];
}

const height = 28;
/** The gap between two parts, in px. */
const seam = 2;

/** The numbers are below the bar, beside the name of their part. */
export function ShareBar({ parts, ...frame }: ShareBarProps): ReactElement {
  const words = usePlotWords();
  const clip = useId();
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const shares = parts.map(({ label, share }) => `${label} ${words.text(share, 'percent')}`).join(', ');
  return (
    <PlotFrame {...frame} table={shareTable(parts, words, words.part)}>
      <div className="flex flex-col gap-4">
        <PlotArea label={`${frame.title}: ${shares}.`}>
          {(width) => {
            const x = scaleLinear<number>({ domain: [0, 100], range: [0, width] });
            const shapes = (
              <>
                <clipPath id={clip}>
                  <rect width={width} height={height} rx={8} />
                </clipPath>
                <g clipPath={`url(#${clip})`}>
                  {parts.map(({ id, share, tone }, index) => {
                    const from = x(starts[index] ?? 0);
                    const isLast = (starts[index] ?? 0) + share === 100;
                    return share === 0 ? null : (
                      <Bar
                        key={id}
                        x={from}
                        width={Math.max(1, x(share) - (isLast ? 0 : seam))}
                        height={height}
                        className={toneFill[tone]}
                      />
                    );
                  })}
                </g>
              </>
            );
            return { height, shapes };
          }}
        </PlotArea>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {parts.map(({ id, label, share, count, tone }) => (
            <li key={id} className="flex items-baseline gap-2 text-small max-sm:w-full">
              <span aria-hidden className={classes('size-3 shrink-0 rounded-[3px]', toneSwatch[tone])} />
              <span className="max-sm:flex-1">{label}</span>
              <span className="font-semibold tabular-nums">{words.text(share, 'percent')}</span>
              <span className="text-meta text-soft tabular-nums max-sm:w-12 max-sm:text-end">
                {words.text(count, 'count')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </PlotFrame>
  );
}
