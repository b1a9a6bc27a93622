/** Ends all other sessions at once: for a lost phone or a shared computer. */
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { sessionWrites } from './session.writes.ts';

/** This device stays signed in; the dialog says so in advance. */
export function OtherSessions(): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useWrite(sessionWrites.logoutElsewhere, {
    onDone: () => {
      setOpen(false);
      toasts.raise({ severity: 'success', text: t`Cerramos tus otras sesiones. Aquí sigues dentro.` });
    },
  });
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-5">
      <div>
        <h3 className="font-semibold">
          <Trans>Sesiones</Trans>
        </h3>
        <p className="max-w-prose72 text-small text-soft">
          <Trans>
            Si perdiste un teléfono o dejaste tu cuenta abierta en otro equipo, ciérrala desde aquí.
          </Trans>
        </p>
      </div>
      <Button
        variant="secondary"
        icon={LogOut}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        <Trans>Cerrar las demás sesiones</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`¿Cerrar las demás sesiones?`}
        tone="plain"
        confirmLabel={t`Cerrar las demás`}
        busy={isPending}
        failed={whyFailed(error)}
        onConfirm={() => mutate(undefined)}
      >
        <Trans>
          Se cierra tu cuenta en todos tus otros dispositivos y navegadores, y tendrás que entrar de nuevo en
          ellos. En este sigues dentro.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
