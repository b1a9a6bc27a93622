/** File selection by button or drop, with the message for rejected files. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { acceptFiles, type Refused } from './acceptFile.ts';
import { fileSize } from './fileSize.ts';

/** The rules of a file field. */
export interface FileRules {
  /** The `accept` attribute of an input: ".pdf,image/*". */
  readonly accept?: string | undefined;
  /** Maximum size of each file. */
  readonly maxBytes?: number | undefined;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

interface FilePick {
  /** The `ref` of the hidden input. */
  readonly setInput: (input: HTMLInputElement | null) => void;
  /** For the hidden input. */
  readonly onPicked: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Handlers of the drop area. */
  readonly dropArea: Readonly<
    Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
  >;
  /** Files are dragged over the area. */
  readonly isOver: boolean;
  /** Why the last files were rejected. */
  readonly refusal: ReactNode;
  readonly open: () => void;
}

/** `onFiles` receives only files that match `rules`, at least one. */
export function useFilePick(rules: FileRules, onFiles: (files: File[]) => void): FilePick {
  const { i18n } = useLingui();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const take = (list: FileList | null): void => {
    if (rules.disabled === true || list === null || list.length === 0) return;
    const given = rules.multiple === true ? [...list] : [...list].slice(0, 1);
    const judged = acceptFiles(given, rules);
    setRefused(judged.refused);
    if (judged.taken.length > 0) onFiles([...judged.taken]);
  };
  const hold =
    (over: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(over && rules.disabled !== true);
    };
  return {
    setInput,
    onPicked: ({ currentTarget }) => {
      take(currentTarget.files);
      // Allows selecting the same file again.
      currentTarget.value = '';
    },
    dropArea: {
      onDragEnter: hold(true),
      onDragOver: hold(true),
      onDragLeave: hold(false),
      onDrop: (event) => {
        hold(false)(event);
        take(event.dataTransfer.files);
      },
    },
    isOver,
    refusal: refusalOf(refused, rules.maxBytes, i18n.locale),
    open: () => input?.click(),
  };
}

function refusalOf(refused: readonly Refused[], maxBytes: number | undefined, language: string): ReactNode {
  const [first] = refused;
  if (first === undefined) return null;
  const { name } = first;
  const others = refused.length - 1;
  const most = fileSize(maxBytes ?? 0, language);
  return (
    <>
      {first.why === 'size' ? (
        <Trans>
          «{name}» pesa demasiado: el máximo es {most}.
        </Trans>
      ) : (
        <Trans>«{name}» no es de un tipo que se pueda usar aquí.</Trans>
      )}
      {others > 0 ? (
        <>
          {' '}
          <Plural
            value={others}
            one="Tampoco se tomó otro archivo."
            other="Tampoco se tomaron otros # archivos."
          />
        </>
      ) : null}
    </>
  );
}
