/** Deciding on a request: approve it, approve another amount, or reject it; with an optional note. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { requestEndpoints, type PointRequest } from '#schema/points/requests.endpoints.ts';
import { FormArea, FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints, requestWrites } from './requests.writes.ts';

interface DecisionFields {
  amount: number | null;
  note: string;
}

/** The form of a decision. */
const formOf = (id: string, verdict: 'approve' | 'reject'): RowForm<DecisionFields> => ({
  schema: (verdict === 'approve' ? requestEndpoints.approveRequest : requestEndpoints.rejectRequest).body,
  toInput: ({ amount, note }) => ({
    id,
    ...(verdict === 'approve' ? { amount: amount ?? 0 } : {}),
    note: note.trim(),
  }),
});

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
  const row = formOf(id, verdict);
  const form = useForm<DecisionFields>({
    defaultValues: { amount, note: '' },
    resolver: rowResolver(row, language),
  });
  const { control, formState } = form;
  const saving = useSaving({
    write: ({ amount: given, note }: DecisionFields, key): Promise<PointRequest> =>
      approves
        ? requestWrites.approve({ id, amount: given ?? 0, note: note.trim() }, key)
        : requestWrites.reject({ id, note: note.trim() }, key),
    refusal: (error) => sayRefusal(row, error, approves ? ['amount', 'note'] : ['note'], form.setError),
    refresh: refreshPoints,
    onSaved: ({ approvedAmount }) => {
      onClose();
      const given = pointsIn(approvedAmount ?? amount, language);
      toasts.raise({
        severity: 'success',
        text: approves ? t`${name} recibe ${given} para dar.` : t`Respondiste a ${name}.`,
      });
    },
  });
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
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
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
