/** One reminder to everybody who still has something to do about the team of the reader. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';

export function TeamReminder({ cycleId }: { cycleId: string }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const reminding = useWrite(evaluationWrites.remindTeam, {
    refresh: refreshEvaluations,
    onDone: ({ notified }) => {
      setIsAsked(false);
      const count = formatNumber(notified, language);
      toasts.raise(
        notified === 0
          ? { severity: 'info', text: t`No había a quién avisar, o ya se avisó hoy.` }
          : {
              severity: 'success',
              text: notified === 1 ? t`Se avisó a 1 persona.` : t`Se avisó a ${count} personas.`,
            },
      );
    },
  });
  return (
    <>
      <Button variant="secondary" icon={BellRing} onClick={() => setIsAsked(true)}>
        <Trans>Recordar a quienes faltan</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`¿Recordar a quienes faltan?`}
        confirmLabel={t`Recordar`}
        tone="plain"
        busy={reminding.isPending}
        {...refusalOf(reminding.error)}
        onConfirm={() => reminding.mutate({ id: cycleId })}
      >
        <Trans>Reciben un aviso quienes todavía tienen algo por hacer sobre tu equipo, una vez al día.</Trans>
      </ConfirmDialog>
    </>
  );
}
