/** The remaining seconds of the undo window, for the undo button. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { undoMs } from '#schema/limits.ts';
import { Countdown } from './Countdown.tsx';

/** `until`: epoch ms of this device. */
export function UndoSeconds({
  until,
  onDone,
}: {
  until: number;
  onDone?: (() => void) | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Countdown
      until={until}
      total={undoMs / 1000}
      look="text"
      label={t`Puedes deshacer durante 10 segundos.`}
      onDone={onDone}
    />
  );
}
