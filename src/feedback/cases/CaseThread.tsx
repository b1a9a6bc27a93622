/** A case from its first words to its last: who spoke, on which day, with which files. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { CaseFile } from '#schema/feedback/cases.shapes.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';

/** The bytes of a file by its key. */
export type Bytes = (key: string) => Promise<Blob>;

interface Words {
  readonly text: string;
  readonly files: readonly CaseFile[];
}

interface Message extends Words {
  readonly place: number;
  readonly from: 'person' | 'organization';
  readonly on: string;
}

function Files({ files, bytes }: { readonly files: readonly CaseFile[]; readonly bytes: Bytes }) {
  const { t } = useLingui();
  const open = async ({ key, name }: CaseFile): Promise<void> => {
    try {
      saveFile(await bytes(key), name);
    } catch {
      toasts.raise({ severity: 'error', text: t`No pudimos abrir «${name}». Inténtalo de nuevo.` });
    }
  };
  return files.length === 0 ? null : (
    <ul aria-label={t`Archivos adjuntos`} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.key}>
          <Button variant="secondary" icon={Download} onClick={() => void open(file)}>
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Said({
  words: { text, files },
  who,
  on,
  isAnswer,
  bytes,
}: {
  readonly words: Words;
  readonly who: ReactNode;
  readonly on: string;
  readonly isAnswer: boolean;
  readonly bytes: Bytes;
}): ReactElement {
  return (
    <li
      className={classes(
        'flex flex-col gap-2 rounded-card border border-line p-4',
        isAnswer ? 'bg-subtle' : 'bg-card',
      )}
    >
      <p className="text-small">
        <span className="font-semibold">{who}</span>{' '}
        <time className="text-soft" dateTime={on}>
          {dayLabel(on)}
        </time>
      </p>
      {text === '' ? null : <p className="max-w-prose72 whitespace-pre-line wrap-anywhere">{text}</p>}
      <Files files={files} bytes={bytes} />
    </li>
  );
}

export function CaseThread({
  of: { text, files, receivedOn, thread, reason },
  person,
  organization,
  bytes,
}: {
  readonly of: Words & {
    readonly receivedOn: string;
    readonly thread: readonly Message[];
    readonly reason: string | null;
  };
  /** Who sent it. */
  readonly person: ReactNode;
  /** Who answered. */
  readonly organization: (message: Message) => ReactNode;
  readonly bytes: Bytes;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label={t`Mensajes`} className="flex flex-col gap-3">
        <Said words={{ text, files }} who={person} on={receivedOn} isAnswer={false} bytes={bytes} />
        {thread.map((message) => (
          <Said
            key={message.place}
            words={message}
            who={message.from === 'person' ? person : organization(message)}
            on={message.on}
            isAnswer={message.from === 'organization'}
            bytes={bytes}
          />
        ))}
      </ol>
      {reason === null ? null : (
        <Card as="section" aria-label={t`Por qué se cerró`} padding="small">
          <p className="whitespace-pre-line wrap-anywhere">
            <strong>
              <Trans>Se cerró porque:</Trans>
            </strong>{' '}
            {reason}
          </p>
        </Card>
      )}
    </div>
  );
}
