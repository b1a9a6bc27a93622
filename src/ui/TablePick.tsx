/** The checkbox that selects a row, or all rows. */
import { Check, Minus } from 'lucide-react';
import { useCallback, type ReactElement } from 'react';
import { Icon } from './Icon.tsx';

/** `some` is the indeterminate state: only part of the rows is selected. */
export function TablePick({
  label,
  state,
  onPick,
  tabIndex,
}: {
  label: string;
  state: 'all' | 'some' | 'none';
  onPick: () => void;
  tabIndex?: number | undefined;
}): ReactElement {
  const mark = useCallback(
    (input: HTMLInputElement | null): void => {
      // `indeterminate` has no HTML attribute.
      if (input !== null) input.indeterminate = state === 'some';
    },
    [state],
  );
  return (
    <span className="target relative inline-flex align-middle items-center justify-center">
      <input
        ref={mark}
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={state === 'all'}
        onChange={onPick}
        className="size-5 appearance-none rounded-[6px] border border-control bg-card transition-colors duration-120 after:absolute after:inset-0 checked:border-brand-edge checked:bg-brand indeterminate:border-brand-edge indeterminate:bg-brand hover:border-ink forced-colors:appearance-auto"
      />
      {state === 'none' ? null : (
        <Icon
          of={state === 'all' ? Check : Minus}
          size={16}
          className="pointer-events-none absolute text-on-brand forced-colors:hidden"
        />
      )}
    </span>
  );
}
