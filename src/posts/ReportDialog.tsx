/** Reports a post to the administrators: the reason, and what happens next. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { reportReasons, type ReportReason } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { reportPost } from './post.writes.ts';
import { reasonOf } from '#src/api/reason.ts';
import { reportWords } from './reportWords.ts';

/** The reason is required, the note is optional; only administrators see the reporter. */
export function ReportDialog({ post, onClose }: { post: Post; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const cache = useQueryClient();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [state, setState] = useState<{ busy: boolean; failed: string | null }>({ busy: false, failed: null });
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    if (reason === null) {
      setState({ busy: false, failed: t`Elige un motivo.` });
      return;
    }
    setState({ busy: true, failed: null });
    reportPost(cache, post.id, { reason, note: note.trim() }).then(
      ({ hidden }) => {
        toasts.raise({
          severity: 'success',
          text: hidden
            ? t`Gracias por avisar. La publicación quedó oculta hasta que se revise.`
            : t`Gracias por avisar. La van a revisar.`,
        });
        onClose();
      },
      (error: unknown) =>
        setState({
          busy: false,
          failed: `${t`No se envió. Lo que escribiste sigue aquí.`} ${reasonOf(error)}`,
        }),
    );
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Reportar la publicación`}
      busy={state.busy}
      description={
        <Trans>
          Tu reporte llega a las personas que administran. La publicación puede ocultarse hasta que decidan si
          se queda o se elimina; nadie más sabrá que fuiste tú.
        </Trans>
      }
      actions={
        <>
          <Button type="submit" form={id} busy={state.busy}>
            {state.failed === null || reason === null ? <Trans>Reportar</Trans> : <Trans>Reintentar</Trans>}
          </Button>
          <Button variant="secondary" disabled={state.busy} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-5">
        <RadioCards
          legend={t`Motivo`}
          value={reason}
          onChange={(next) => {
            setReason(next);
            setState({ busy: false, failed: null });
          }}
          options={reportReasons.map((value) => ({ value, label: t(reportWords[value]) }))}
          error={reason === null ? (state.failed ?? undefined) : undefined}
        />
        <TextArea
          label={t`Qué pasó`}
          optional
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          {...(note.length > textLength.comment * 0.9
            ? { counter: true, maxLength: textLength.comment }
            : { maxLength: textLength.comment })}
        />
        {reason === null || state.failed === null ? null : <FieldError>{state.failed}</FieldError>}
      </form>
    </Dialog>
  );
}
