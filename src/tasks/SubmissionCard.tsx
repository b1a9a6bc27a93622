/** One submission, with its decision. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { HandedIn } from '#src/files/HandedIn.tsx';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { refreshTasks, taskWrites, type ShownSubmission } from './tasks.queries.ts';
import { useTaskWords } from './taskWords.ts';

/** Still there, with what was typed, after another person has decided. */
function Decision({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }): ReactElement | null {
  const { t } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const approving = useWrite(taskWrites.approve, { refresh: refreshTasks });
  const returning = useWrite(taskWrites.sendBack, { refresh: refreshTasks });
  const busy = approving.isPending || returning.isPending;
  const failed = whyFailed(approving.error ?? returning.error);
  if (!isOpen && (failed === null || reason === null)) return null;
  return (
    <div className="flex flex-col gap-2">
      {reason === null ? null : (
        <TextArea
          label={t`Motivo`}
          hint={t`La persona lo lee: di qué falta y qué ya está bien.`}
          value={reason}
          readOnly={!isOpen}
          maxLength={textLength.comment}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      )}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isOpen ? null : reason === null ? (
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

export function SubmissionCard({
  submission: { id, user, mine, message, files, status, reason },
  mayDecide,
  isCurrent,
}: {
  readonly submission: ShownSubmission;
  readonly mayDecide: boolean;
  /** Its reason stands above the form. */
  readonly isCurrent: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <HandedIn
        title={mine ? t`Tu entrega` : user === null ? t`Alguien que ya no está` : nameOf(user)}
        state={words.state(status)}
        message={message}
        files={files}
        reason={isCurrent ? null : reason}
      />
      {!mine && mayDecide ? <Decision id={id} isOpen={status === 'submitted'} /> : null}
    </li>
  );
}
