/** A record whose written evaluations can be opened again for their writers, while the phase allows it. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { mayReopen } from '#schema/evaluations/cycles.rules.ts';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { evaluationWrites } from '#src/evaluations/evaluations.writes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { RecordView, type EvaluationRecord, type WrittenEvaluation } from './RecordView.tsx';

/** `refresh` reads again what shows the record. */
export function ReopenableRecord({
  record,
  refresh,
}: {
  readonly record: EvaluationRecord;
  readonly refresh: (cache: QueryClient) => void;
}): ReactElement {
  const { t } = useLingui();
  const asked = usePanel<WrittenEvaluation>();
  const name = asked.about === null ? '' : nameOf(asked.about.evaluator);
  const reopening = useWrite(evaluationWrites.reopen, {
    refresh,
    onDone: () => {
      asked.close();
      toasts.raise({ severity: 'success', text: t`${name} puede cambiar su evaluación.` });
    },
  });
  return (
    <>
      <RecordView record={record} onReopen={mayReopen(record) ? asked.open : undefined} />
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={t`¿Reabrir la evaluación de ${name}?`}
        confirmLabel={t`Reabrir`}
        tone="plain"
        busy={reopening.isPending}
        {...refusalOf(reopening.error)}
        onConfirm={() => {
          if (asked.about !== null) reopening.mutate({ id: asked.about.id });
        }}
      >
        <Trans>Puede cambiar lo que escribió. El puntaje se calcula de nuevo cuando la envíe.</Trans>
      </ConfirmDialog>
    </>
  );
}
