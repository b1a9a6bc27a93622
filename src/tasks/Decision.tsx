/** The decision on what somebody handed in: approve at once, or send back with a reason. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { approvedNow } from './approvals.store.ts';
import { refreshTasks, taskWrites, type ShownSubmission } from './tasks.queries.ts';

/** Approves, and begins the ten seconds in which the approval can be taken back. */
export const useApproval = () =>
  useWrite(taskWrites.approve, {
    refresh: refreshTasks,
    onDone: ({ submissions }, { id }) => {
      const approved = submissions.find((one) => one.id === id);
      if (approved !== undefined) approvedNow(approved);
    },
  });

/** The decision in a row. A reason is written in the task, where it stays while the list moves. */
export function QuickDecision({
  id,
  onReturn,
}: {
  readonly id: string;
  readonly onReturn: () => void;
}): ReactElement {
  const approving = useApproval();
  const approve = (): void =>
    approving.mutate(
      { id },
      // The row is gone as soon as the list is read again.
      { onError: (error) => toasts.raise({ severity: 'error', text: whyFailed(error) ?? '' }) },
    );
  return (
    <div className="relative flex flex-wrap gap-2">
      <Button busy={approving.isPending} onClick={approve}>
        <Trans>Aprobar</Trans>
      </Button>
      <Button variant="secondary" disabled={approving.isPending} onClick={onReturn}>
        <Trans>Devolver</Trans>
      </Button>
    </div>
  );
}

/** What another person decided while a reason was written here. */
function useOvertaken({ status, decider }: Pick<ShownSubmission, 'status' | 'decider'>): string {
  const { t } = useLingui();
  const name = decider === null ? t`Otra persona` : nameOf(decider);
  if (status === 'approved') return t`${name} ya aprobó esta entrega.`;
  if (status === 'sent_back') return t`${name} ya devolvió esta entrega.`;
  return t`Esta entrega ya no espera una decisión.`;
}

/** Still there, with what was typed, after another person has decided. */
export function Decision({
  submission,
  isReturning,
}: {
  readonly submission: Pick<ShownSubmission, 'id' | 'status' | 'decider'>;
  /** Opens with the field of the reason. */
  readonly isReturning: boolean;
}): ReactElement | null {
  const { t } = useLingui();
  const { id, status } = submission;
  const isOpen = status === 'submitted';
  const [reason, setReason] = useState<string | null>(isReturning && isOpen ? '' : null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReturning) field.current?.focus();
  }, [isReturning]);
  const approving = useApproval();
  const returning = useWrite(taskWrites.sendBack, { refresh: refreshTasks, onDone: () => setReason(null) });
  const busy = approving.isPending || returning.isPending;
  const overtaken = useOvertaken(submission);
  const failed = isOpen ? whyFailed(approving.error ?? returning.error) : overtaken;
  if (!isOpen && (reason === null || reason.trim() === '' || busy)) return null;
  return (
    <div className="flex flex-col gap-2">
      {reason === null ? null : (
        <TextArea
          label={t`Motivo`}
          hint={isOpen ? t`La persona lo lee: di qué falta y qué ya está bien.` : t`No se envió.`}
          value={reason}
          readOnly={!isOpen}
          ref={field}
          maxLength={textLength.comment}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      )}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {!isOpen ? (
          <Button variant="secondary" onClick={() => setReason(null)}>
            <Trans>Quitar lo escrito</Trans>
          </Button>
        ) : reason === null ? (
          <>
            <Button busy={approving.isPending} disabled={busy} onClick={() => approving.mutate({ id })}>
              <Trans>Aprobar</Trans>
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => setReason('')}>
              <Trans>Devolver</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button
              busy={returning.isPending}
              disabled={busy || reason.trim() === ''}
              onClick={() => returning.mutate({ id, input: { reason: reason.trim() } })}
            >
              <Trans>Devolver con el motivo</Trans>
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => setReason(null)}>
              <Trans>Volver</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
