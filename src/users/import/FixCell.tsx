/** One cell of the grid: its text, its fault, and the field while it is edited. */
import { useLingui } from '@lingui/react/macro';
import { PencilLine, TriangleAlert } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** The focus target after a cell is left. */
export type Leaving = 'stay' | 'down' | 'next' | 'away';

const begin = (input: HTMLInputElement | null): void => input?.focus();

interface FixCellProps {
  readonly address: string;
  /** Label of the column, for the field's name. */
  readonly label: string;
  readonly at: number;
  readonly text: string;
  readonly fault: RowFault | undefined;
  /** Edited, but not checked yet. */
  readonly isMended: boolean;
  readonly isCurrent: boolean;
  /** The initial text of the field; null while the cell is not edited. */
  readonly typing: string | null;
  readonly width: string;
  readonly onType: (address: string) => void;
  readonly onLeave: (text: string | null, to: Leaving) => void;
}

function CellField({
  label,
  start,
  onLeave,
}: {
  readonly label: string;
  readonly start: string;
  readonly onLeave: FixCellProps['onLeave'];
}): ReactElement {
  const [text, setText] = useState(start);
  const [isLeft, setLeft] = useState(false);
  const leave = (kept: string | null, to: Leaving): void => {
    setLeft(true);
    onLeave(kept, to);
  };
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    // The grid's keys must not handle keys of the text field.
    event.stopPropagation();
    if (key === 'Enter') leave(text, 'down');
    else if (key === 'Escape') leave(null, 'stay');
    else if (key === 'F8' || (key === 'Tab' && !shiftKey)) leave(text, 'next');
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={begin}
      aria-label={label}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => {
        if (!isLeft) onLeave(text, 'away');
      }}
      className="h-9 w-full rounded-[6px] border border-brand-edge bg-card px-2 text-small text-ink"
    />
  );
}

/** Red with its reason while faulty, tinted after an edit. */
export function FixCell({
  address,
  label,
  at,
  text,
  fault,
  isMended,
  isCurrent,
  typing,
  width,
  onType,
  onLeave,
}: FixCellProps): ReactElement {
  const { t } = useLingui();
  const isWrong = fault !== undefined && !isMended;
  return (
    <div
      role="gridcell"
      aria-colindex={at + 2}
      aria-invalid={isWrong || undefined}
      data-cell={address}
      tabIndex={isCurrent ? 0 : -1}
      onDoubleClick={() => onType(address)}
      className={classes(
        'flex shrink-0 scroll-ms-20 scroll-mt-16 scroll-mb-28 flex-col justify-center border-e border-line px-3 py-1.5 text-small -outline-offset-2 last:border-e-0',
        width,
        isWrong && 'bg-error-tint',
        isMended && 'bg-brand-tint',
      )}
    >
      {typing === null ? (
        <>
          <span className="flex items-center gap-1.5">
            {isWrong ? <Icon of={TriangleAlert} size={16} className="shrink-0 text-error-text" /> : null}
            {isMended ? <Icon of={PencilLine} size={16} className="shrink-0 text-link" /> : null}
            <span className={classes('min-w-0 flex-1 truncate', text === '' && 'text-soft')}>
              {text === '' ? (isWrong ? t`vacío` : '') : text}
            </span>
          </span>
          {isWrong ? <span className="mt-0.5 text-meta text-error-text">{fault.reason}</span> : null}
          {isMended ? <span className="sr-only">{t`corregida`}</span> : null}
        </>
      ) : (
        <CellField label={`${label}, ${address}`} start={typing} onLeave={onLeave} />
      )}
    </div>
  );
}
