/** What somebody handed in, and the decision on it: accepted, or sent back with a reason that the person reads. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { reason } from '#schema/reasons.general.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { AnswerList } from '#src/forms/ResponseList.tsx';
import { nameOf } from '#src/people/personName.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { programSubmissionResource, type Submission } from './programsAdmin.queries.ts';

export type Verdict = 'accept' | 'sendBack';

interface DecisionFields {
  reason: string;
}

export function DecidePanel({
  submission,
  verdict,
  open,
  onClose,
}: DialogTie & { readonly submission: Submission; readonly verdict: Verdict }): ReactElement {
  const { t } = useLingui();
  const { id, user, message, files, questions, answers } = submission;
  const name = nameOf(user);
  const accept = verdict === 'accept';
  const toInput = (fields: DecisionFields): { readonly accept: boolean; readonly reason?: string } => ({
    accept,
    ...(accept ? {} : { reason: fields.reason.trim() }),
  });
  const { form, panel } = usePanelForm<DecisionFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: {
      schema: programEndpoints.decide.body,
      toInput,
      more: ({ reason: written }, language) =>
        accept || written.trim() !== '' ? [] : [reason('reason', 'required', language)],
    },
    begin: { reason: '' },
    known: ['reason'],
    create: (input, key) => programSubmissionResource.decide({ id, ...input }, key),
    refresh: programSubmissionResource.refresh,
    done: () => (accept ? t`Aceptaste la entrega de ${name}.` : t`Devolviste la entrega de ${name}.`),
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={accept ? t`Aceptar la entrega` : t`Devolver la entrega`}
      description={t`De ${name}.`}
      saveLabel={accept ? t`Aceptar` : t`Devolver`}
      {...panel}
    >
      <AnswerList questions={questions} answers={answers} />
      {message === '' ? null : (
        <blockquote className="rounded-card bg-subtle px-4 py-3 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
      {files.length === 0 ? null : (
        <AttachmentList
          label={t`Archivos adjuntos`}
          items={files.map((file) => ({
            id: file.url,
            name: file.name,
            bytes: file.size,
            state: 'done' as const,
            href: file.url,
          }))}
        />
      )}
      {accept ? null : (
        <FormArea
          control={form.control}
          name="reason"
          label={t`Motivo`}
          hint={t`La persona lo lee: qué falta y qué ya está bien.`}
          rows={4}
          maxLength={textLength.description}
          data-autofocus
        />
      )}
    </FormPanel>
  );
}
