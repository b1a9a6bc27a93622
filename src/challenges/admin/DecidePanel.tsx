/** Decides on a proof: approves it, or sends it back with a reason that the person reads. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { useWording } from '#src/forms/useWording.ts';
import { nameOf } from '#src/people/personName.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { challengeProofResource, type HandedInProof } from './challengesAdmin.queries.ts';

export type Verdict = 'approve' | 'sendBack';

interface DecisionFields {
  reason: string;
}

export function DecidePanel({
  proof,
  verdict,
  open,
  onClose,
}: DialogTie & { readonly proof: HandedInProof; readonly verdict: Verdict }): ReactElement {
  const { t } = useLingui();
  const { id, user, message, files } = proof;
  const name = nameOf(user);
  const challengeName = useWording()(proof.challengeName, proof.challengeNameEn);
  const approves = verdict === 'approve';
  const toInput = ({ reason }: DecisionFields): { readonly reason?: string } =>
    approves ? {} : { reason: reason.trim() };
  const { form, panel } = usePanelForm<DecisionFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: {
      schema: (approves ? challengeEndpoints.approveProof : challengeEndpoints.sendProofBack).body,
      toInput,
    },
    begin: { reason: '' },
    known: ['reason'],
    create: ({ reason = '' }, key) =>
      approves
        ? challengeProofResource.approve({ id }, key)
        : challengeProofResource.sendBack({ id, reason }, key),
    refresh: challengeProofResource.refresh,
    done: () =>
      approves ? t`Aprobaste el comprobante de ${name}.` : t`Devolviste el comprobante de ${name}.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={approves ? t`Aprobar el comprobante` : t`Devolver el comprobante`}
      description={t`De ${name}, en ${challengeName}.`}
      saveLabel={approves ? t`Aprobar` : t`Devolver`}
      {...panel}
    >
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
      {approves ? null : (
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
