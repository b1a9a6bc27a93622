/** One line of a transfer: person, amount, balance and reason. */
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { WalletSelect } from './WalletField.tsx';
import type { Line, LineField } from './transferLines.ts';

export interface TransferRowProps {
  readonly line: Line;
  /** Starts at 1. */
  readonly number: number;
  readonly faults: Readonly<Partial<Record<LineField, string>>>;
  readonly onChange: (change: Partial<Omit<Line, 'key'>>) => void;
  /** Undefined for a single empty line. */
  readonly onRemove?: (() => void) | undefined;
}

/** The fields are side by side if the width allows it. */
export function TransferRow({ line, number, faults, onChange, onRemove }: TransferRowProps): ReactElement {
  const { t } = useLingui();
  return (
    <li
      aria-label={t`Fila ${number}`}
      className="flex gap-3 border-b border-line p-4 last:border-b-0 sm:gap-4"
    >
      <span aria-hidden className="mt-8 w-6 shrink-0 text-small text-soft tabular-nums max-sm:hidden">
        {number}
      </span>
      <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_13rem_9.5rem_minmax(0,5fr)]">
        <PeopleField
          label={t`Persona`}
          max={1}
          value={line.people}
          onChange={(people) => onChange({ people })}
          error={faults.people}
        />
        <NumberField
          label={t`Puntos`}
          value={line.amount}
          onChange={(amount) => onChange({ amount })}
          min={1}
          max={maxPoints}
          step={10}
          error={faults.amount}
        />
        <WalletSelect value={line.purse} onChange={(purse) => onChange({ purse })} />
        <TextField
          label={t`Motivo`}
          value={line.reason}
          maxLength={textLength.description}
          autoComplete="off"
          error={faults.reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
      </div>
      <IconButton
        icon={Trash2}
        label={t`Quitar la fila ${number}`}
        className="mt-6 -me-2"
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
    </li>
  );
}
