/** A custom amount of time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { mostOf, msOfAmount, units, type Unit } from './moves.ts';

/** A number, its unit, and the button; at most a year. */
export function OwnAmount({
  now,
  isBusy,
  onMove,
}: {
  readonly now: () => number;
  readonly isBusy: boolean;
  readonly onMove: (ms: number) => void;
}): ReactElement {
  const { t } = useLingui();
  const [count, setCount] = useState<number | null>(3);
  const [unit, setUnit] = useState<Unit>('days');
  const most = mostOf[unit];
  const isWrong = count === null || !(count >= 1 && count <= most);
  const labels: Readonly<Record<Unit, string>> = {
    hours: t`Horas`,
    days: t`Días`,
    weeks: t`Semanas`,
    months: t`Meses`,
  };
  return (
    <form
      noValidate
      className="grid grid-cols-[11rem_minmax(0,1fr)] items-start gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && !isBusy) onMove(msOfAmount(count, unit, now()));
      }}
    >
      <NumberField
        label={t`Otra cantidad`}
        value={count}
        onChange={setCount}
        min={1}
        max={most}
        disabled={isBusy}
        error={isWrong ? t`De 1 a ${most}.` : undefined}
      />
      <Select
        label={t`Unidad`}
        value={unit}
        onChange={setUnit}
        disabled={isBusy}
        options={units.map((one) => ({ value: one, label: labels[one] }))}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={isBusy || isWrong}
        className="h-11 max-sm:col-span-2 sm:mt-[26px]"
      >
        <Trans>Mover</Trans>
      </Button>
    </form>
  );
}
