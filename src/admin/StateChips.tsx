/** Chips that filter a list by one state. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';

/** Undefined means all states. */
export function StateChips<S extends string>({
  label,
  of,
  nameOf,
  value,
  onChoose,
  all = <Trans>Todos</Trans>,
}: {
  readonly label: string;
  readonly of: readonly S[];
  readonly nameOf: (state: S) => string;
  readonly value: S | undefined;
  readonly onChoose: (state: S | undefined) => void;
  /** The word for all states, where it is not masculine. */
  readonly all?: ReactNode;
}): ReactElement {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <ToggleChip pressed={value === undefined} onPress={() => onChoose(undefined)}>
        {all}
      </ToggleChip>
      {of.map((state) => (
        <ToggleChip key={state} pressed={value === state} onPress={() => onChoose(state)}>
          {nameOf(state)}
        </ToggleChip>
      ))}
    </div>
  );
}
