/** The answer to the question about a pattern. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { PatternReason } from '#schema/analytics/fairness.rules.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { answerPattern, fairnessQueries, type ShownPattern } from './fairness.queries.ts';
import { useReasonWords } from './useReasonWords.ts';

export function AnswerDialog({
  of,
  isOpen,
  onClose,
}: {
  readonly of: ShownPattern;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const words = useReasonWords();
  const [reason, setReason] = useState<PatternReason>('smallTeam');
  const write = useWrite(answerPattern, {
    onDone: onClose,
    refresh: (cache) => void cache.invalidateQueries({ queryKey: fairnessQueries.patternsKey }),
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      busy={write.isPending}
      title={t`¿Qué hay detrás?`}
      description={t`Tu respuesta se guarda, y no se vuelve a preguntar por este grupo durante un año.`}
      actions={
        <>
          <Button variant="secondary" disabled={write.isPending} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <Button
            variant="primary"
            busy={write.isPending}
            onClick={() => write.mutate({ id: of.id, reason })}
          >
            <Trans>Guardar respuesta</Trans>
          </Button>
          <DialogFault fault={whyFailed(write.error)} />
        </>
      }
    >
      <RadioCards
        legend={t`Respuesta`}
        hideLegend
        value={reason}
        onChange={setReason}
        options={(['smallTeam', 'project', 'talked', 'other'] as const).map((value) => ({
          value,
          label: words[value],
        }))}
      />
    </Dialog>
  );
}
