/** A message and files that are handed in together, in every state of their machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { FileKind } from '#schema/files/files.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { usePickedFiles } from '#src/files/usePickedFiles.tsx';
import { attachmentsOf } from '#src/files/useUploads.ts';
import type { ProofActor } from './proof.actors.ts';
import { ProofNotice } from './ProofNotice.tsx';

export interface ProofFormProps {
  readonly actor: ProofActor;
  /** The kind of its files. */
  readonly kind: FileKind;
  /** How many files fit. */
  readonly most: number;
  /** The person can take back what waits for a decision. */
  readonly mayWithdraw?: boolean;
}

function Fields({ actor, kind, most }: ProofFormProps): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { message, files, moving, isEmpty, standing } = state.context;
  const isLocked = !state.hasTag('writes');
  const lost = moving.find(({ isFailed }) => isFailed)?.name;
  const picked = usePickedFiles({
    kind,
    items: attachmentsOf(files, moving),
    isLocked,
    isFull: files.length + moving.length >= most,
    note: lost === undefined ? null : <Trans>«{lost}» no se subió: reinténtalo o quítalo.</Trans>,
    add: (chosen) => actor.send({ type: 'files.chosen', files: chosen }),
    remove: (id) => actor.send({ type: 'file.removed', id }),
    retry: (id) => actor.send({ type: 'upload.retried', id }),
  });
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'send.pressed' });
  });
  return (
    <form
      {...form}
      {...picked.dropArea}
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
      {picked.list}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={state.matches({ underway: 'submitting' })} disabled={isLocked}>
          {standing.id === null ? <Trans context="proof">Entregar</Trans> : <Trans>Entregar de nuevo</Trans>}
        </Button>
        {picked.button}
        <FaultNote fault={fault} />
      </div>
    </form>
  );
}

export function ProofForm(props: ProofFormProps): ReactElement {
  const { actor, mayWithdraw = true } = props;
  const state = useSelector(actor, (now) => now);
  const { error } = state.context;
  const isOver = state.hasTag('decides') || state.matches('approved');
  return (
    <div className="flex flex-col gap-3">
      <ProofNotice actor={actor} mayWithdraw={mayWithdraw} />
      {isOver ? null : <Fields {...props} />}
      {error === null ? null : <FieldError>{error.reasons?.[0]?.message ?? error.message}</FieldError>}
    </div>
  );
}
