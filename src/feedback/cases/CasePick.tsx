/** Files for a case: chosen or dropped, and removed again. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { barePictureTypes, caseFile, caseLimits } from '#schema/feedback/cases.rules.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileField } from '#src/ui/FileField.tsx';

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

export function CasePick({
  files,
  unreadable,
  isAnonymous,
  onFiles,
}: {
  readonly files: readonly File[];
  /** Names of pictures that could not be drawn again. */
  readonly unreadable: readonly string[];
  readonly isAnonymous: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const names = unreadable.join(', ');
  return (
    <div className="flex flex-col gap-3">
      <AttachmentList
        label={t`Archivos elegidos`}
        items={files.map((file) => ({
          id: keyOf(file),
          name: file.name,
          bytes: file.size,
          state: 'done' as const,
        }))}
        onRemove={(id) => onFiles(files.filter((file) => keyOf(file) !== id))}
      />
      <FileField
        label={isAnonymous ? t`Imágenes` : t`Archivos`}
        optional
        hint={
          isAnonymous
            ? t`Este aparato las dibuja de nuevo, sin lugar, fecha ni nombre. Mira que la imagen misma no te muestre.`
            : t`Hasta ${caseLimits.files} archivos.`
        }
        accept={isAnonymous ? barePictureTypes.join() : caseFile.types.join()}
        maxBytes={caseFile.maxBytes}
        multiple
        disabled={files.length >= caseLimits.files}
        onFiles={(added) =>
          onFiles(
            [...new Map([...files, ...added].map((file) => [keyOf(file), file])).values()].slice(
              0,
              caseLimits.files,
            ),
          )
        }
      />
      {unreadable.length === 0 ? null : (
        <FieldError>
          <Trans>No pudimos quitar los datos de {names}, así que no se adjunta.</Trans>
        </FieldError>
      )}
    </div>
  );
}
