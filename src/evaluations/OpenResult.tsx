/** The button that opens a shared result, after saying what follows from it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { resultAddress } from './evaluationAddress.ts';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';

/** Leads to the result once it is open. */
export function OpenResult({ id }: { id: string }): ReactElement {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const [, go] = useLocation();
  const opening = useWrite(evaluationWrites.open, {
    refresh: refreshEvaluations,
    onDone: () => {
      setIsAsked(false);
      go(resultAddress(id));
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>
        <Trans>Abrir mi resultado</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`¿Abrir tu resultado?`}
        tone="plain"
        confirmLabel={t`Abrir`}
        busy={opening.isPending}
        failed={whyFailed(opening.error)}
        onConfirm={() => opening.mutate({ id })}
      >
        <Trans>Desde que lo abres, tu líder ve que lo leíste y ya nadie lo puede retirar.</Trans>
      </ConfirmDialog>
    </>
  );
}
