/** Columns over the values of a scale, each with its share above. */
import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, BarRounded } from '@visx/shape';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { PlotArea } from './PlotArea.tsx';
import type { Tone } from './plot.shape.ts';
import type { SharePart } from './tables.ts';
import { toneFill } from './tones.ts';
import { usePlotWords } from './usePlotWords.ts';
import { Walk } from './Walk.tsx';

const tall = 208;
const head = 24;
const floor = tall - 28;

/** From this width of a column in px, its count is beside its share. */
const roomForCount = 64;

/** `label` is the sentence for screen readers; `title` names the plot to arrow keys. */
export function Columns({
  label,
  title,
  values,
}: {
  label: string;
  title: string;
  values: readonly (SharePart & { readonly tone?: Tone | undefined })[];
}): ReactElement {
  const { t } = useLingui();
  const { text } = usePlotWords();
  const [at, setAt] = useState<number | null>(null);
  const said = (index: number): string => {
    const one = values[index];
    return one === undefined
      ? ''
      : `${one.label}: ${text(one.share, 'percent')}, ${text(one.count, 'count')}`;
  };
  const labels = new Map(values.map((one) => [one.id, one.label]));
  return (
    <Walk label={t`Valores de ${title}`} count={values.length} from={0} at={at} said={said} onAt={setAt}>
      <PlotArea label={label}>
        {(width) => {
          const x = scaleBand({
            domain: values.map(({ id }) => id),
            range: [0, width],
            paddingInner: 0.16,
            paddingOuter: 0,
          });
          const y = scaleLinear<number>({
            domain: [0, Math.max(1, ...values.map(({ count }) => count))],
            range: [floor, head],
          });
          const band = x.bandwidth();
          const shapes = (
            <>
              {values.map(({ id, share, count, tone = 'plain' }, index) => {
                // One answer among thousands is still seen.
                const top = count === 0 ? floor : Math.min(y(count), floor - 2);
                return (
                  <Group key={id} left={x(id) ?? 0}>
                    {index === at ? (
                      <Bar x={-4} y={0} width={band + 8} height={floor} rx={4} className="fill-subtle" />
                    ) : null}
                    {count === 0 ? null : (
                      <BarRounded
                        x={0}
                        y={top}
                        width={band}
                        height={floor - top}
                        radius={Math.min(4, floor - top)}
                        top
                        className={toneFill[tone]}
                      />
                    )}
                    <text
                      x={band / 2}
                      y={top - 6}
                      textAnchor="middle"
                      className="fill-soft text-meta tabular-nums"
                    >
                      <tspan className="fill-ink font-semibold">{text(share, 'percent')}</tspan>
                      {band < roomForCount ? null : <tspan dx={6}>{text(count, 'count')}</tspan>}
                    </text>
                  </Group>
                );
              })}
              <AxisBottom
                scale={x}
                top={floor}
                hideTicks
                stroke=""
                axisLineClassName="stroke-control"
                tickComponent={({ x: at, y: line, formattedValue }) => (
                  <text x={at} y={line + 2} textAnchor="middle" className="fill-ink text-small tabular-nums">
                    {labels.get(formattedValue ?? '')}
                  </text>
                )}
              />
            </>
          );
          return { height: tall, shapes };
        }}
      </PlotArea>
    </Walk>
  );
}
