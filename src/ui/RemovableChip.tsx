/** A selected item that can be removed. */
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Chip, type ChipProps } from './Chip.tsx';
import { Icon } from './Icon.tsx';

export interface RemovableChipProps extends Omit<ChipProps, 'end'> {
  /** Without it the chip cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button; name the item ("Quitar a Ana"). */
  removeLabel?: string | undefined;
}

/** A chip with its own remove button. */
export function RemovableChip({ onRemove, removeLabel, ...chip }: RemovableChipProps): ReactElement {
  const { t } = useLingui();
  if (onRemove === undefined) return <Chip {...chip} />;
  return (
    <Chip
      {...chip}
      end={
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel ?? t`Quitar`}
          className="relative inline-flex size-8 shrink-0 items-center justify-center rounded-control text-soft transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5"
        >
          <Icon of={X} size={16} />
        </button>
      }
    />
  );
}
