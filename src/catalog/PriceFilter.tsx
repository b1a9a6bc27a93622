/** The price range in points, behind one button that shows the chosen range. */
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { maxPoints as mostPoints } from '#schema/limits.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { ProductsFilter } from './catalogSearch.ts';

interface PriceFilterProps {
  value: ProductsFilter;
  onChange: (value: ProductsFilter) => void;
}

function Range({
  value,
  onApply,
}: {
  value: ProductsFilter;
  onApply: (range: Pick<ProductsFilter, 'minPoints' | 'maxPoints'>) => void;
}): ReactElement {
  const { t } = useLingui();
  const [from, setFrom] = useState(value.minPoints ?? null);
  const [to, setTo] = useState(value.maxPoints ?? null);
  const isReversed = from !== null && to !== null && from > to;
  const clamp = (points: number | null): number | undefined =>
    points === null || points < 1 ? undefined : Math.min(points, mostPoints);
  const { form } = useFormFaults((event) => {
    event.preventDefault();
    if (!isReversed && !Number.isNaN(from) && !Number.isNaN(to))
      onApply({ minPoints: clamp(from), maxPoints: clamp(to) });
  });
  return (
    <form {...form} className="flex w-64 flex-col gap-4 p-4">
      <NumberField
        label={t`Desde`}
        value={from}
        onChange={setFrom}
        min={0}
        max={mostPoints}
        step={50}
        suffix={t`puntos`}
      />
      <NumberField
        label={t`Hasta`}
        value={to}
        onChange={setTo}
        min={0}
        max={mostPoints}
        step={50}
        suffix={t`puntos`}
        error={isReversed ? t`El máximo es menor que el mínimo.` : undefined}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={() => onApply({ minPoints: undefined, maxPoints: undefined })}>
          <Trans>Quitar</Trans>
        </Button>
        <Button type="submit">
          <Trans>Aplicar</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The label shows the range if one is set. */
export function PriceFilter({ value, onChange }: PriceFilterProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { minPoints, maxPoints } = value;
  const from = formatNumber(minPoints ?? 0, language);
  const to = formatNumber(maxPoints ?? 0, language);
  const label =
    minPoints !== undefined && maxPoints !== undefined
      ? t`De ${from} a ${to} puntos`
      : minPoints !== undefined
        ? t`Desde ${from} puntos`
        : maxPoints !== undefined
          ? t`Hasta ${to} puntos`
          : t`Precio`;
  return (
    <Popover label={label} icon={SlidersHorizontal} align="end">
      {(close) => (
        <Range
          value={value}
          onApply={(range) => {
            close();
            onChange({ ...value, ...range });
          }}
        />
      )}
    </Popover>
  );
}
