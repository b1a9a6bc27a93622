/** The arrows that move a row of an ordered list one place, for the keyboard and for touch. */
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';

export function MoveButtons({
  id,
  name,
  isFirst,
  isLast,
  onStep,
}: {
  /** The key of the row in its list. */
  readonly id: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: -1 | 1) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <span className="inline-flex shrink-0 flex-col gap-1 sm:flex-row" data-order={id}>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={t`Subir ${name}`}
        data-move="up"
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={t`Bajar ${name}`}
        data-move="down"
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
