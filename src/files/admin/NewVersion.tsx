/** A new version of a document: another file, a change note, and the people to notify. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { FileVersionInput } from '#src/gql/graphql.ts';
import { fileWrites, refreshFiles, type SharedFile } from '#src/files/files.queries.ts';
import type { UploadedFile } from '#src/files/uploadLine.ts';
import { useUploads } from '#src/files/useUploads.ts';
import { documentKind, UploadField } from './UploadField.tsx';

/** The new version is the seen version plus one. The server refuses the second of two concurrent versions. */
export function NewVersion({
  file,
  open,
  onClose,
}: {
  readonly file: SharedFile;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const uploads = useUploads({ kind: documentKind, most: 1 }, files, setFiles);
  const { id, name, mustAcknowledge, progress } = file;
  const version = file.version + 1;
  const saving = useSaving<FileVersionInput, SharedFile>({
    write: (input, key) => fileWrites.addVersion({ id, input }, key),
    refusal: whyFailed,
    refresh: refreshFiles,
    onSaved: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Publicaste la versión ${version} de ${name}.` });
    },
  });
  const [upload] = files;
  const missing =
    uploads.fault ?? (upload === undefined ? t`Elige el archivo de la versión nueva.` : undefined);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (upload !== undefined && missing === undefined)
      saving.save({ key: upload.key, version, note: note.trim() === '' ? null : note.trim() });
  };
  return (
    <FormPanel
      open={open}
      title={t`Versión ${version} de ${name}`}
      saveLabel={t`Publicar la versión ${version}`}
      isDirty={uploads.items.length > 0 || note !== ''}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={save}
    >
      <UploadField
        label={t`Archivo`}
        uploads={uploads}
        multiple={false}
        error={isAsked ? missing : undefined}
      />
      <TextArea
        label={t`Qué cambió`}
        optional
        maxLength={textLength.description}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {mustAcknowledge && progress !== null ? (
        <p className="rounded-control bg-info-tint px-3 py-2.5 text-small">
          <Plural
            value={progress.people}
            one="Se le pedirá a # persona que la lea y la confirme."
            other="Se les pedirá a # personas que la lean y la confirmen."
          />{' '}
          <Trans>Las confirmaciones de versiones anteriores se conservan.</Trans>
        </p>
      ) : null}
    </FormPanel>
  );
}
