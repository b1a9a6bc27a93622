/** The moment a recognition is scheduled for: its small button beside Send, and the dialog, loaded on the press. */
import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '#src/api/quietLog.ts';
import { withTexts } from '#src/lib/texts.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { Me } from '#src/session/me.queries.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { park } from './draft.ts';
import type { Chosen, ScheduleDialogProps } from './schedule/ScheduleDialog.tsx';
import type { ComposerForm } from './useComposerForm.ts';

const load = async (): Promise<ComponentType<ScheduleDialogProps>> =>
  (await withTexts(() => import('./schedule/ScheduleDialog.tsx'))).ScheduleDialog;

/** What is chosen; null to send now. */
export function useSchedule(
  { takeParked }: Pick<ComposerForm, 'takeParked'>,
  me: Me,
  disabled: boolean,
): { readonly chosen: Chosen | null; readonly button: ReactNode; readonly dialog: ReactNode } {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen | null>(null);
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
  return {
    chosen,
    button: <IconButton icon={Clock} label={t`Programar…`} disabled={disabled} onClick={open} />,
    dialog:
      Open === null ? null : (
        <Open
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            close();
          }}
          onTaken={(draft) => {
            // What is being written is parked in its place, as by the notice of a parked draft.
            park(me, draft);
            takeParked();
            setChosen(null);
            close();
          }}
          onClose={close}
        />
      ),
  };
}
