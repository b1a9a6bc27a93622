/** A message and files that are handed in together, in every state of their machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Paperclip } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileRules, type FileKind } from '#schema/files/files.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useFilePick } from '#src/ui/useFilePick.tsx';
import { attachmentsOf } from '#src/files/useUploads.ts';
import type { ProofActor } from './proof.actors.ts';
import { ProofNotice } from './ProofNotice.tsx';

export interface ProofFormProps {
  readonly actor: ProofActor;
  /** The kind of its files. */
  readonly kind: FileKind;
  /** How many files fit. */
  readonly most: number;
}

function Fields({ actor, kind, most }: ProofFormProps): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { message, files, moving, isEmpty, standing } = state.context;
  const isLocked = !state.hasTag('writes');
  const { types, maxBytes } = fileRules[kind];
  const isFull = files.length + moving.length >= most;
  const { setInput, ...pick } = useFilePick(
    { accept: types.join(), maxBytes, multiple: true, disabled: isLocked || isFull },
    (chosen) => actor.send({ type: 'files.chosen', files: chosen }),
  );
  const remove = (id: string): void => actor.send({ type: 'file.removed', id });
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'send.pressed' });
  });
  const lost = moving.find(({ isFailed }) => isFailed)?.name;
  return (
    <form
      {...form}
      {...pick.dropArea}
      aria-busy={state.hasTag('underway') || undefined}
      className="flex flex-col gap-3"
    >
      <TextArea
        label={t`Mensaje`}
        value={message}
        disabled={isLocked}
        maxLength={textLength.terms}
        error={isEmpty ? t`Escribe un mensaje o adjunta un archivo.` : undefined}
        onChange={({ currentTarget: { value } }) => actor.send({ type: 'message.typed', message: value })}
      />
      <AttachmentList
        label={t`Archivos adjuntos`}
        items={attachmentsOf(files, moving)}
        {...(isLocked
          ? {}
          : {
              onRemove: remove,
              onCancel: remove,
              onRetry: (id: string) => actor.send({ type: 'upload.retried', id }),
            })}
      />
      {pick.refusal === null ? null : <FieldError>{pick.refusal}</FieldError>}
      {lost === undefined ? null : (
        <p className="text-small text-soft">
          <Trans>«{lost}» no se subió: reinténtalo o quítalo.</Trans>
        </p>
      )}
      <input
        ref={setInput}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t`Archivos`}
        accept={types.join()}
        multiple
        onChange={pick.onPicked}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={state.matches({ underway: 'submitting' })} disabled={isLocked}>
          {standing.id === null ? <Trans>Entregar</Trans> : <Trans>Entregar de nuevo</Trans>}
        </Button>
        <Button variant="quiet" icon={Paperclip} onClick={pick.open} disabled={isLocked || isFull}>
          <Trans>Adjuntar</Trans>
        </Button>
        <FaultNote fault={fault} />
      </div>
    </form>
  );
}

export function ProofForm(props: ProofFormProps): ReactElement {
  const { actor } = props;
  const state = useSelector(actor, (now) => now);
  const { error } = state.context;
  const isOver = state.hasTag('decides') || state.matches('approved');
  return (
    <div className="flex flex-col gap-3">
      <ProofNotice actor={actor} />
      {isOver ? null : <Fields {...props} />}
      {error === null ? null : <FieldError>{error.reasons?.[0]?.message ?? error.message}</FieldError>}
    </div>
  );
}
