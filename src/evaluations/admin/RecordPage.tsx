/** The record of one person in a cycle; a written evaluation can be opened again for its writer. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import { OneItem } from '#src/admin/OneItem.tsx';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { RecordView, type WrittenEvaluation } from '#src/evaluations/record/RecordView.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { cycleResource, refreshCycles } from './evaluationsAdmin.queries.ts';

export function RecordPage({
  person,
  onClose,
}: {
  readonly person: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery(cycleResource.record(person));
  const asked = usePanel<WrittenEvaluation>();
  const name = asked.about === null ? '' : nameOf(asked.about.evaluator);
  const reopening = useWrite(cycleResource.reopen, {
    refresh: refreshCycles,
    onDone: () => {
      asked.close();
      toasts.raise({ severity: 'success', text: t`${name} puede cambiar su evaluación.` });
    },
  });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Volver al ciclo</Trans>
      </Button>
      <OneItem
        query={query}
        failed={t`No pudimos cargar el registro.`}
        gone={<Trans>Este registro no está, o es sobre ti: el tuyo lo abre otra persona.</Trans>}
        back={<Trans>Volver al ciclo</Trans>}
        onClose={onClose}
      >
        {(record) => (
          <RecordView
            record={record}
            onReopen={cycleStepsIn[record.phase].includes('reopen') ? asked.open : undefined}
          />
        )}
      </OneItem>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={t`¿Reabrir la evaluación de ${name}?`}
        confirmLabel={t`Reabrir`}
        tone="plain"
        busy={reopening.isPending}
        failed={whyFailed(reopening.error)}
        onConfirm={() => {
          if (asked.about !== null) reopening.mutate({ id: asked.about.id });
        }}
      >
        <Trans>Puede cambiar lo que escribió. El puntaje se calcula de nuevo cuando la envíe.</Trans>
      </ConfirmDialog>
    </div>
  );
}
