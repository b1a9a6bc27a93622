/** "Hecho · Deshacer 8": the last act on the queue, which can be taken back for a while. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { UndoSeconds } from '#src/ui/UndoSeconds.tsx';
import { refreshWaiting, type ShownWaiting } from './waiting.queries.ts';
import type { WaitingAct } from './waitingParts.ts';

/** What was done last. */
export interface Done {
  readonly item: ShownWaiting;
  /** Null if it was done in a form. */
  readonly act: WaitingAct | null;
  readonly isSnoozed: boolean;
  /** In epoch ms of this device. */
  readonly until: number;
  /** Its place among the lines. */
  readonly at: number;
}

/** Use a new `key` for each act. */
export function DoneNote({
  done: { item, act, isSnoozed, until },
  onLeaving,
  onTakenBack,
}: {
  readonly done: Done;
  /** Called before the button goes, whether it was pressed or its time is over. */
  readonly onLeaving: () => void;
  readonly onTakenBack: () => void;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const takeBack = act?.takeBack;
  const undo = useWrite(
    async (given: ShownWaiting, key: string) => {
      await takeBack?.(given, key, cache);
    },
    {
      refresh: (all) => {
        act?.refresh(all);
        refreshWaiting(all);
      },
      onDone: () => {
        onLeaving();
        onTakenBack();
      },
    },
  );
  const said = isSnoozed ? t`Pospuesto hasta mañana` : t`Hecho`;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-small text-soft">
        <output className="flex items-center gap-2">
          <Icon of={Check} size={16} className="shrink-0 text-success-text" />
          {said}
        </output>
        {takeBack === undefined || isOver ? null : (
          <Button variant="quiet" icon={RotateCcw} busy={undo.isPending} onClick={() => undo.mutate(item)}>
            <Trans>Deshacer</Trans>
            <UndoSeconds
              until={until}
              onDone={() => {
                if (undo.isPending) return;
                onLeaving();
                setIsOver(true);
              }}
            />
          </Button>
        )}
      </div>
      {undo.isError ? <FieldError>{whyFailed(undo.error)}</FieldError> : null}
    </div>
  );
}
