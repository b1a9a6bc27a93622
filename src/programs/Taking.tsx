/** Joining an open program, and leaving one that the reader joined. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { useWording } from '#src/forms/useWording.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import type { OpenedProgram } from './programs.queries.ts';
import { joinProgram, leaveProgram, refreshPrograms } from './programs.writes.ts';

/** Nothing where nobody can join by themselves. */
export function Join({
  program: { id, open, takes },
}: {
  readonly program: OpenedProgram;
}): ReactElement | null {
  const join = useWrite(joinProgram, { refresh: refreshPrograms });
  if (!open || !takes) return null;
  return (
    <>
      <Button className="self-start" busy={join.isPending} onClick={() => join.mutate({ id })}>
        <Trans>Unirme</Trans>
      </Button>
      {join.isError ? <FieldError>{whyFailed(join.error)}</FieldError> : null}
    </>
  );
}

/** Only for a program that nobody assigned, while it is neither handed in nor finished. */
export function Leave({ program }: { readonly program: OpenedProgram }): ReactElement | null {
  const { t } = useLingui();
  const { id, own } = program;
  const name = useWording()(program.name, program.nameEn);
  const [isOpen, setOpen] = useState(false);
  const leave = useWrite(leaveProgram, { refresh: refreshPrograms, onDone: () => setOpen(false) });
  if (own === null || own.assigned || ['submitted', 'finished', 'withdrawn'].includes(own.standing))
    return null;
  return (
    <>
      <Button variant="quiet" className="-ms-6 self-start" onClick={() => setOpen(true)}>
        <Trans>Salir del programa</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`¿Salir de ${name}?`}
        confirmLabel={t`Salir`}
        busy={leave.isPending}
        failed={whyFailed(leave.error)}
        onConfirm={() => leave.mutate({ id })}
      >
        <Trans>Lo que terminaste se guarda. Si vuelves a unirte, sigues donde estabas.</Trans>
      </ConfirmDialog>
    </>
  );
}
