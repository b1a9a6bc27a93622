/** Files that go with a call: chosen or dropped, and removed again. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { requestFile, requestLimits } from '#schema/requests/requests.rules.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { FileField } from '#src/ui/FileField.tsx';

export function FilePick({
  files,
  onFiles,
  hint,
}: {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly hint?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
  const items = files.map((file) => ({
    id: keyOf(file),
    name: file.name,
    bytes: file.size,
    state: 'done' as const,
  }));
  return (
    <div className="flex flex-col gap-3">
      <AttachmentList
        label={t`Archivos elegidos`}
        items={items}
        onRemove={(id) => onFiles(files.filter((file) => keyOf(file) !== id))}
      />
      <FileField
        label={t`Archivos`}
        optional
        hint={hint ?? t`Hasta ${requestLimits.files} archivos.`}
        accept={requestFile.types.join()}
        maxBytes={requestFile.maxBytes}
        multiple
        disabled={files.length >= requestLimits.files}
        onFiles={(added) =>
          onFiles(
            [...new Map([...files, ...added].map((file) => [keyOf(file), file])).values()].slice(
              0,
              requestLimits.files,
            ),
          )
        }
      />
    </div>
  );
}
