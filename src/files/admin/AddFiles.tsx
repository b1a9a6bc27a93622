/** Uploads one or several documents with shared details. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { rowResolver, sayRefusal } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { detailsFields, fieldsOf, sharedForm, type DetailsFields as Fields } from '#src/files/detailsForm.ts';
import { fileWrites, refreshFiles } from '#src/files/files.queries.ts';
import { titleOf } from '#src/files/fileTypes.ts';
import type { UploadedFile } from '#src/files/uploadLine.ts';
import { useUploads } from '#src/files/useUploads.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { documentKind, UploadField } from './UploadField.tsx';

/** Maximum number of files per upload. */
const most = 20;

/** Saved documents stay saved if a later one fails. A retry continues with the others. */
export function AddFiles({
  folder,
  open,
  onClose,
}: {
  /** The current folder. */
  readonly folder: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [fault, setFault] = useState<string>();
  const saved = useRef(0);
  const form = useForm<Fields>({
    defaultValues: fieldsOf(null, folder),
    resolver: rowResolver(sharedForm, language),
  });
  const uploads = useUploads({ kind: documentKind, most }, files, setFiles);
  const saving = useSaving<{ readonly fields: Fields; readonly files: readonly UploadedFile[] }, void>({
    write: async (given, key) => {
      for (const { key: upload, name } of given.files) {
        const input = { ...sharedForm.toInput(given.fields), key: upload, name: titleOf(name) };
        await fileWrites.add(input, `${key}-${upload.split('/').at(-1) ?? ''}`);
        saved.current += 1;
        setFiles((there) => there.filter((one) => one.key !== upload));
      }
    },
    refusal: (error) => sayRefusal(sharedForm, error, detailsFields, form.setError),
    refresh: refreshFiles,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: plural(saved.current, { one: 'Publicaste # documento.', other: 'Publicaste # documentos.' }),
      });
    },
  });
  const publish = form.handleSubmit((fields) => {
    const why = uploads.fault ?? (files.length === 0 ? t`Elige al menos un archivo.` : undefined);
    setFault(why);
    if (why === undefined) saving.save({ fields, files });
  });
  const count = uploads.items.length;
  return (
    <FormPanel
      open={open}
      title={t`Subir documentos`}
      saveLabel={count > 1 ? t`Publicar ${count} documentos` : t`Publicar`}
      isDirty={count > 0 || form.formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={publish}
    >
      <UploadField
        label={t`Archivos`}
        uploads={uploads}
        multiple
        // Hides an error whose cause is gone.
        error={
          fault !== undefined && (count === 0 || uploads.fault !== null)
            ? (uploads.fault ?? fault)
            : undefined
        }
      />
      <DetailsFields control={form.control} isNamed={false} />
    </FormPanel>
  );
}
