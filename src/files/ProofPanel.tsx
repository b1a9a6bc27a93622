/** Handing something in: a message, files, and one button that sends both once. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { fileRules, type FileKind } from '#schema/files/files.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite, type AfterWrite } from '#src/api/useWrite.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFilePick } from '#src/ui/useFilePick.tsx';
import type { UploadedFile } from './uploadLine.ts';
import { useUploads } from './useUploads.ts';

/** What is handed in. */
export interface Proof {
  readonly message: string;
  readonly attachmentKeys: string[];
}

export interface ProofPanelProps {
  kind: FileKind;
  /** How many files fit. */
  most: number;
  /** Sends it under a key that a repeat carries too. */
  send: (proof: Proof, key: string) => Promise<unknown>;
  after: AfterWrite<Proof, unknown>;
}

export function ProofPanel({ kind, most, send: write, after }: ProofPanelProps): ReactElement {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const uploads = useUploads({ kind, most }, files, setFiles);
  const sending = useWrite(write, after);
  const { types, maxBytes } = fileRules[kind];
  const isFull = uploads.room === 0;
  const { setInput, ...pick } = useFilePick(
    { accept: types.join(), maxBytes, multiple: true, disabled: sending.isPending || isFull },
    uploads.add,
  );
  const failed = whyFailed(sending.error);
  const send = (): void => {
    if (uploads.fault === null)
      sending.mutate({ message: message.trim(), attachmentKeys: files.map(({ key }) => key) });
  };
  return (
    <div {...pick.dropArea} className="flex flex-col gap-3">
      <TextArea
        label={t`Mensaje`}
        value={message}
        maxLength={textLength.terms}
        onChange={({ currentTarget: { value } }) => setMessage(value)}
      />
      <AttachmentList
        label={t`Archivos adjuntos`}
        items={uploads.items}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onCancel={uploads.remove}
      />
      {pick.refusal === null ? null : <FieldError>{pick.refusal}</FieldError>}
      {uploads.fault === null ? null : <p className="text-small text-soft">{uploads.fault}</p>}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
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
      <div className="flex flex-wrap gap-2">
        <Button onClick={send} busy={sending.isPending}>
          <Trans>Entregar</Trans>
        </Button>
        <Button variant="quiet" icon={Paperclip} onClick={pick.open} disabled={sending.isPending || isFull}>
          <Trans>Adjuntar</Trans>
        </Button>
      </div>
    </div>
  );
}
