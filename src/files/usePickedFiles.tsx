/** What a form with files draws: the list with its progress, and the button that opens the file dialog. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { fileRules, type FileKind } from '#schema/files/files.rules.ts';
import { AttachmentList, type Attachment } from '#src/ui/AttachmentList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useFilePick } from '#src/ui/useFilePick.tsx';

export interface PickedFiles {
  readonly kind: FileKind;
  readonly items: readonly Attachment[];
  /** No file is added or removed now. */
  readonly isLocked: boolean;
  /** No further file fits. */
  readonly isFull: boolean;
  /** Why the form cannot be sent yet. */
  readonly note: ReactNode;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** `dropArea` belongs to the element onto which files can be dropped. */
export function usePickedFiles({
  kind,
  items,
  isLocked,
  isFull,
  note,
  add,
  remove,
  retry,
}: PickedFiles): Pick<ReturnType<typeof useFilePick>, 'dropArea' | 'isOver'> & {
  readonly list: ReactElement;
  readonly button: ReactElement;
} {
  const { t } = useLingui();
  const { types, maxBytes } = fileRules[kind];
  const disabled = isLocked || isFull;
  const { setInput, dropArea, isOver, refusal, onPicked, open } = useFilePick(
    { accept: types.join(), maxBytes, multiple: true, disabled },
    add,
  );
  return {
    dropArea,
    isOver,
    list: (
      <>
        <AttachmentList
          label={t`Archivos adjuntos`}
          items={items}
          {...(isLocked ? {} : { onRemove: remove, onCancel: remove, onRetry: retry })}
        />
        {refusal === null ? null : <FieldError>{refusal}</FieldError>}
        {note === null ? null : <p className="text-small text-soft">{note}</p>}
      </>
    ),
    button: (
      <>
        <input
          ref={setInput}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t`Archivos`}
          accept={types.join()}
          multiple
          disabled={disabled}
          onChange={onPicked}
        />
        <Button
          variant="quiet"
          className="-ms-6 self-start"
          icon={Paperclip}
          onClick={open}
          disabled={disabled}
        >
          <Trans>Adjuntar</Trans>
        </Button>
      </>
    ),
  };
}
