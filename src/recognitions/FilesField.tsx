/**
 * Attachments of the message: chosen with the paper clip or dropped on the message, shown with their
 * progress.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { fileRules } from '#schema/files/files.rules.ts';
import { perRecognition } from '#schema/limits.parts.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { classes } from '#src/ui/classes.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useFilePick } from '#src/ui/useFilePick.tsx';
import { SmallAct } from './SmallAct.tsx';
import type { Uploads } from '#src/files/useUploads.ts';

const { types, maxBytes } = fileRules['post-attachments'];

export interface FilesFieldProps {
  uploads: Uploads;
  error: string | undefined;
  disabled: boolean;
  /** The drop target: the message. */
  children: ReactNode;
  /** Other small actions beside the paper clip. */
  acts: ReactNode;
}

/** The message, the row of small actions below it, and the files. */
export function FilesField({ uploads, error, disabled, children, acts }: FilesFieldProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const isFull = uploads.room === 0;
  const { setInput, ...pick } = useFilePick(
    { accept: types.join(), maxBytes, multiple: true, disabled: disabled || isFull },
    (files) => uploads.add(files),
  );
  return (
    <div
      {...pick.dropArea}
      data-field="files"
      className={classes(
        'flex flex-col gap-2 rounded-card',
        pick.isOver && 'outline-2 outline-offset-4 outline-brand-edge outline-dashed',
      )}
    >
      {children}
      <div className="-mx-2 -mt-1 flex flex-wrap items-center gap-x-1">
        <SmallAct
          icon={Paperclip}
          onPress={pick.open}
          disabled={disabled || isFull}
          aria-describedby={error === undefined ? undefined : id}
        >
          <Trans>Adjuntar</Trans>
        </SmallAct>
        {acts}
        <input
          ref={setInput}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t`Archivos`}
          accept={types.join()}
          multiple
          disabled={disabled || isFull}
          onChange={pick.onPicked}
        />
      </div>
      {pick.refusal === null ? null : <FieldError>{pick.refusal}</FieldError>}
      <AttachmentList
        label={t`Archivos adjuntos`}
        items={uploads.items}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onCancel={uploads.remove}
      />
      {isFull ? (
        <p className="text-small text-soft">
          <Plural
            value={perRecognition.attachments}
            one="Cabe # archivo."
            other="Caben # archivos como máximo."
          />
        </p>
      ) : null}
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
