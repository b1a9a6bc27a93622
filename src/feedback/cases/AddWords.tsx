/** The form for more words and files of a case. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { caseLimits } from '#schema/feedback/cases.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { bareFiles } from './bareFiles.ts';
import { CasePick } from './CasePick.tsx';

/** Words and files; of a case without a name the files are drawn again already. */
export interface Written {
  readonly message: string;
  readonly files: readonly File[];
}

export function AddWords({
  label,
  send,
  isAnonymous,
  busy,
  failed,
  onSend,
}: {
  readonly label: string;
  /** The words of the button. */
  readonly send: string;
  readonly isAnonymous: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  readonly onSend: (written: Written) => void;
}): ReactElement {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [attaches, setAttaches] = useState(false);
  const [bare] = useState(bareFiles);
  const pick = async (next: readonly File[]): Promise<void> => {
    setFiles(next);
    if (!isAnonymous) return;
    setPreparing(true);
    setUnreadable(await bare.prepare(next));
    setFiles(next.filter((file) => bare.of([file]).length > 0));
    setPreparing(false);
  };
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    const nothing = message.trim() === '' && files.length === 0;
    setEmpty(nothing);
    if (!nothing) onSend({ message: message.trim(), files: isAnonymous ? bare.of(files) : files });
  });
  return (
    <form {...form} className="flex max-w-[640px] flex-col gap-4">
      <TextArea
        label={label}
        value={message}
        rows={4}
        maxLength={caseLimits.message}
        error={isEmpty ? t`Escribe algo o adjunta un archivo.` : undefined}
        onChange={({ currentTarget: { value } }) => setMessage(value)}
      />
      {attaches ? (
        <CasePick
          files={files}
          unreadable={unreadable}
          isAnonymous={isAnonymous}
          onFiles={(next) => void pick(next)}
        />
      ) : null}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy || isPreparing}>
          {send}
        </Button>
        {attaches ? null : (
          <Button variant="quiet" onClick={() => setAttaches(true)}>
            <Trans>Agregar archivos</Trans>
          </Button>
        )}
        <FaultNote fault={fault} />
      </div>
    </form>
  );
}
