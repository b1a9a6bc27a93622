/** Handing something in: a message, files, and one button that sends both once. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { FileKind } from '#schema/files/files.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite, type AfterWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { PickFiles } from './PickFiles.tsx';
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
  const failed = whyFailed(sending.error);
  const send = (): void => {
    if (uploads.fault === null)
      sending.mutate({ message: message.trim(), attachmentKeys: files.map(({ key }) => key) });
  };
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t`Mensaje`}
        value={message}
        maxLength={textLength.terms}
        onChange={({ currentTarget: { value } }) => setMessage(value)}
      />
      <PickFiles kind={kind} uploads={uploads} disabled={sending.isPending} />
      {failed === null ? null : <FieldError>{failed}</FieldError>}
      <Button className="self-start" onClick={send} busy={sending.isPending}>
        <Trans>Entregar</Trans>
      </Button>
    </div>
  );
}
