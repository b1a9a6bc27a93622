/** A big figure with its number of answers and its difference to the last wave. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { FactLine } from './FactLine.tsx';
import type { PlotProps, Unit } from './plot.shape.ts';
import { usePlotWords } from './usePlotWords.ts';

export interface NumberFactProps extends PlotProps {
  /** Null where nobody answered; `withheld` where too few did. */
  readonly value: number | 'withheld' | null;
  readonly unit: Unit;
  /** Difference to the last wave, in the unit; null without one. */
  readonly difference?: number | null | undefined;
  /** A sentence about how certain the figure is: what one answer moves. */
  readonly note?: ReactNode;
}

/** An arrow and words show the difference, without a colour that judges it. */
export function NumberFact({
  title,
  facts,
  level: Heading = 'h3',
  value,
  unit,
  difference = null,
  note,
}: NumberFactProps): ReactElement {
  const { t } = useLingui();
  const { text, withheld, none } = usePlotWords();
  const said = (by: number): string => {
    const whole = Math.abs(by);
    const amount = text(whole, unit === 'balance' ? 'count' : unit);
    if (by === 0) return t`Igual que en la medición anterior`;
    if (unit !== 'percent')
      return by > 0
        ? t`${amount} más que en la medición anterior`
        : t`${amount} menos que en la medición anterior`;
    // "3 % less" would be another number.
    return by > 0
      ? t`${plural(whole, { one: '# punto porcentual más que en la medición anterior', other: '# puntos porcentuales más que en la medición anterior' })}`
      : t`${plural(whole, { one: '# punto porcentual menos que en la medición anterior', other: '# puntos porcentuales menos que en la medición anterior' })}`;
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Heading className="text-small font-semibold text-soft">{title}</Heading>
      {typeof value === 'number' ? (
        <p className="text-h2 font-bold tabular-nums">{text(value, unit)}</p>
      ) : (
        <p className="text-h5 leading-11 text-soft">{value === null ? none : withheld}</p>
      )}
      {difference === null || typeof value !== 'number' ? null : (
        <p className="flex items-start gap-1.5 text-small">
          <Icon
            of={difference > 0 ? ArrowUp : difference < 0 ? ArrowDown : Minus}
            size={16}
            className="mt-0.5 shrink-0"
          />
          {said(difference)}
        </p>
      )}
      <FactLine facts={facts} />
      {note === undefined ? null : <p className="mt-1 text-small text-soft">{note}</p>}
    </div>
  );
}
