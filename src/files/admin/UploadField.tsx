/** Document uploads: chosen or dropped files with progress, cancel, removal and retry. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { fileRules, type FileKind } from '#schema/files/files.rules.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import type { Uploads } from '#src/files/useUploads.ts';

/** The upload kind of documents. */
export const documentKind = 'comm-attachment';

/** `error` is the reason why the form cannot be saved. */
export function UploadField({
  kind = documentKind,
  label,
  uploads,
  multiple,
  error,
}: {
  readonly kind?: FileKind;
  readonly label: string;
  readonly uploads: Uploads;
  readonly multiple: boolean;
  readonly error: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { types, maxBytes } = fileRules[kind];
  return (
    <div className="flex flex-col gap-3">
      <FileField
        label={label}
        hint={t`PDF, Word, Excel, PowerPoint, texto o imágenes.`}
        accept={types.join()}
        maxBytes={maxBytes}
        multiple={multiple}
        disabled={uploads.room === 0}
        error={error}
        onFiles={uploads.add}
      />
      <AttachmentList
        label={t`Archivos elegidos`}
        items={uploads.items}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onCancel={uploads.remove}
      />
    </div>
  );
}
