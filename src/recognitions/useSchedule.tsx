/** The moment a recognition is scheduled for: its small button beside Send, and the dialog, loaded on the press. */
import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '#src/api/quietLog.ts';
import { withTexts } from '#src/lib/texts.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { Me } from '#src/session/me.queries.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { ComposerActor } from './composer.actors.ts';
import { isMoment } from './composerForm.ts';
import { park } from './draft.ts';
import type { Chosen, ScheduleDialogProps } from './schedule/ScheduleDialog.tsx';
import type { ComposerForm } from './useComposerForm.ts';

const load = async (): Promise<ComponentType<ScheduleDialogProps>> =>
  (await withTexts(() => import('./schedule/ScheduleDialog.tsx'))).ScheduleDialog;

export interface ScheduleOptions extends Pick<ComposerForm, 'takeParked'> {
  readonly actor: ComposerActor;
  readonly me: Me;
  readonly disabled: boolean;
  /** Null to send now. */
  readonly chosen: Chosen | null;
  readonly onChosen: (chosen: Chosen | null) => void;
  /** The list is open from the beginning. */
  readonly isAsked: boolean;
}

/** Opens by itself if the server refuses the moment: the refusal belongs to its field. */
export function useSchedule({
  takeParked,
  actor,
  me,
  disabled,
  chosen,
  onChosen,
  isAsked,
}: ScheduleOptions): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const { t } = useLingui();
  const error = useSelector(actor, ({ context }) => context.error);
  const refused = error?.reasons?.find(({ field }) => isMoment(field))?.message;
  const [Open, setOpen] = useState<ComponentType<ScheduleDialogProps> | null>(null);
  const close = (): void => setOpen(null);
  const open = (): void =>
    void load().then(
      (loaded) => setOpen(() => loaded),
      (error: unknown) => {
        logFailure('schedule', error);
        toasts.raise({ severity: 'error', text: t`No pudimos abrir el formulario. Revisa tu conexión.` });
      },
    );
  const asks = useEffectEvent(open);
  useEffect(() => {
    if (isAsked) asks();
  }, [isAsked]);
  useEffect(() => {
    if (refused !== undefined) asks();
    // Each refusal is an error of its own.
  }, [error, refused]);
  return {
    button: <IconButton icon={Clock} label={t`Programar…`} disabled={disabled} onClick={open} />,
    dialog:
      Open === null ? null : (
        <Open
          chosen={chosen}
          refused={refused}
          onChoose={(next) => {
            onChosen(next);
            // The refusal was about the other moment.
            actor.send({ type: 'draft.changed' });
            close();
          }}
          onTaken={(draft) => {
            // What is being written is parked in its place, as by the notice of a parked draft.
            park(me, draft);
            takeParked();
            onChosen(null);
            close();
          }}
          onClose={close}
        />
      ),
  };
}
