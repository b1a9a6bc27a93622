/** Deciding on a request: approve it, approve another amount, or reject it; with an optional note. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { requestEndpoints, type PointRequest } from '#schema/points/requests.endpoints.ts';
import { FormArea, FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints, requestWrites } from './requests.writes.ts';

interface DecisionFields {
  amount: number | null;
  note: string;
}

/** The form of a decision. */
const formOf = (id: string, verdict: 'approve' | 'reject') =>
  ({
    schema: (verdict === 'approve' ? requestEndpoints.approveRequest : requestEndpoints.rejectRequest).body,
    toInput: ({ amount, note }: DecisionFields) => ({
      id,
      ...(verdict === 'approve' ? { amount: amount ?? 0 } : {}),
      note: note.trim(),
    }),
  }) satisfies RowForm<DecisionFields>;

export interface DecisionPanelProps {
  request: PointRequest;
  verdict: 'approve' | 'reject';
  open: boolean;
  onClose: () => void;
}

/** Budget errors appear at the amount; a request that was already decided appears below. */
export function DecisionPanel({ request, verdict, open, onClose }: DecisionPanelProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, user, amount, reason } = request;
  const approves = verdict === 'approve';
  const name = nameOf(user);
  const wish = pointsIn(amount, language);
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row: formOf(id, verdict),
    begin: { amount, note: '' },
    known: approves ? ['amount', 'note'] : ['note'],
    create: ({ amount: given = 0, ...decision }, key) =>
      approves
        ? requestWrites.approve({ ...decision, amount: given }, key)
        : requestWrites.reject(decision, key),
    refresh: refreshPoints,
    done: ({ amount: approved }) => {
      const given = pointsIn(approved ?? amount, language);
      return approves ? t`${name} recibe ${given} para dar.` : t`Respondiste a ${name}.`;
    },
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={approves ? t`Aprobar la solicitud` : t`No aprobar la solicitud`}
      description={
        <Trans>
          {name} pide {wish}.
        </Trans>
      }
      saveLabel={approves ? t`Aprobar` : t`No aprobar`}
      {...panel}
    >
      <blockquote className="rounded-card bg-subtle px-4 py-3 whitespace-pre-line wrap-anywhere">
        {reason}
      </blockquote>
      {approves ? (
        <FormNumber
          control={control}
          name="amount"
          label={t`Cuántos puntos recibe`}
          hint={<Trans>Salen de los puntos por repartir de tu organización.</Trans>}
          min={1}
          max={maxPoints}
          step={10}
          suffix={t`puntos`}
        />
      ) : null}
      <FormArea
        control={control}
        name="note"
        label={approves ? t`Nota` : t`Por qué`}
        hint={t`La lee quien pidió los puntos.`}
        optional
        counter
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
