/** Files of a form: chosen or dropped, shown with their progress, and removed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileRules, type FileKind } from '#schema/files/files.rules.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useFilePick } from '#src/ui/useFilePick.tsx';
import type { Uploads } from './useUploads.ts';

export interface PickFilesProps {
  readonly kind: FileKind;
  readonly uploads: Uploads;
  readonly disabled: boolean;
}

/** The form does not send while `uploads.fault` says why. */
export function PickFiles({ kind, uploads, disabled }: PickFilesProps): ReactElement {
  const { t } = useLingui();
  const { types, maxBytes } = fileRules[kind];
  const isClosed = disabled || uploads.room === 0;
  const { setInput, ...pick } = useFilePick(
    { accept: types.join(), maxBytes, multiple: true, disabled: isClosed },
    uploads.add,
  );
  return (
    <div
      {...pick.dropArea}
      className={classes(
        'flex flex-col gap-3 rounded-card',
        pick.isOver && 'outline-2 outline-offset-4 outline-brand-edge outline-dashed',
      )}
    >
      <AttachmentList
        label={t`Archivos adjuntos`}
        items={uploads.items}
        onRemove={disabled ? undefined : uploads.remove}
        onRetry={uploads.retry}
        onCancel={uploads.remove}
      />
      {pick.refusal === null ? null : <FieldError>{pick.refusal}</FieldError>}
      {uploads.fault === null ? null : <p className="text-small text-soft">{uploads.fault}</p>}
      <input
        ref={setInput}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t`Archivos`}
        accept={types.join()}
        multiple
        disabled={isClosed}
        onChange={pick.onPicked}
      />
      <Button variant="quiet" className="self-start" icon={Paperclip} onClick={pick.open} disabled={isClosed}>
        <Trans>Adjuntar</Trans>
      </Button>
    </div>
  );
}
