/** The dialog for the alternative text of a picture. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { reason } from '#schema/reasons.general.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { InsertDialog } from './InsertDialog.tsx';

/** Maximum length of an alternative text, in characters (schema/kit/richText.ts). */
export const altLength = 300;

/** The text is required. */
export function AltDialog({
  open,
  alt,
  onClose,
  onSave,
}: {
  readonly open: boolean;
  readonly alt: string;
  readonly onClose: () => void;
  readonly onSave: (alt: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [words, setWords] = useState(alt);
  const [isTried, setTried] = useState(false);
  const isMissing = words.trim() === '';
  return (
    <InsertDialog
      open={open}
      title={t`Qué muestra la imagen`}
      confirmLabel={t`Guardar`}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (!isMissing) onSave(words.trim());
      }}
    >
      <TextField
        label={t`Descripción`}
        hint={t`La oyen quienes no ven la imagen.`}
        maxLength={altLength}
        data-autofocus
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={isTried && isMissing ? reason('alt', 'required', language).message : undefined}
      />
    </InsertDialog>
  );
}
