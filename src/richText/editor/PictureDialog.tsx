/** Uploads a picture for a text, with its alternative text. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { fileRules } from '#schema/files/files.rules.ts';
import { reason } from '#schema/reasons.general.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { uploadFile } from '#src/files/uploadFile.ts';
import { ImageField } from '#src/ui/ImageField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { altLength } from './AltDialog.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import type { Picture } from './PictureNode.tsx';

const kind = 'corp-benef-image';
const { types, maxBytes } = fileRules[kind];

/** Shows errors and keeps the input; closing cancels the upload. */
export function PictureDialog({
  open,
  onClose,
  onInsert,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onInsert: (picture: Picture) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [alt, setAlt] = useState('');
  const [isTried, setTried] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File, url: string): Promise<void> => {
    setFailed(null);
    setProgress(0);
    stop.current = new AbortController();
    try {
      const fileKey = await uploadFile(kind, file, {
        signal: stop.current.signal,
        onProgress: (sent, total) => setProgress(sent / total),
      });
      // The object URL lives as long as the page: the text shows it until the server provides a URL.
      onInsert({ fileKey, alt: alt.trim(), url });
    } catch (error) {
      if (!stop.current.signal.aborted) setFailed(whyFailed(error instanceof Error ? error : new Error()));
    } finally {
      setProgress(null);
    }
  };
  const required = reason('alt', 'required', language).message;
  return (
    <InsertDialog
      open={open}
      title={t`Poner una imagen`}
      confirmLabel={t`Poner`}
      busy={progress !== null}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (chosen !== null && alt.trim() !== '') void send(chosen.file, chosen.url);
      }}
    >
      <ImageField
        label={t`Imagen`}
        src={chosen?.url ?? null}
        shape="wide"
        accept={types.join()}
        maxBytes={maxBytes}
        busy={progress !== null}
        progress={progress ?? undefined}
        onChoose={(file) => {
          setFailed(null);
          setChosen({ file, url: URL.createObjectURL(file) });
        }}
        error={failed ?? (isTried && chosen === null ? required : undefined)}
      />
      <TextField
        label={t`Qué muestra`}
        hint={t`La oyen quienes no ven la imagen.`}
        maxLength={altLength}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        error={isTried && alt.trim() === '' ? required : undefined}
      />
    </InsertDialog>
  );
}
