/** The acknowledgement of a result: "Leí mi evaluación", with a comment for the leader. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';

interface AcknowledgeFields {
  comment: string;
}

const row = {
  schema: evaluationEndpoints.acknowledge.body,
  toInput: ({ comment }) => (comment.trim() === '' ? {} : { comment: comment.trim() }),
} satisfies RowForm<AcknowledgeFields>;

/** The comment stays until it is stored. */
export function AcknowledgePanel({
  id,
  open,
  onClose,
}: {
  id: string;
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row,
    begin: { comment: '' },
    known: ['comment'],
    create: (input: { comment?: string }, key) => evaluationWrites.acknowledge({ id, ...input }, key),
    refresh: refreshEvaluations,
    done: () => t`Quedó registrado que leíste tu evaluación.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`Leí mi evaluación`}
      description={<Trans>Dice que la leíste, no que estás de acuerdo. Tu líder recibe un aviso.</Trans>}
      saveLabel={t`Registrar`}
      {...panel}
    >
      <FormArea
        control={form.control}
        name="comment"
        label={t`Tu comentario`}
        optional
        hint={<Trans>Lo leen tu líder y la administración.</Trans>}
        counter
        maxLength={textLength.terms}
      />
    </FormPanel>
  );
}
