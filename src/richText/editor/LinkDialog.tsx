/** The link dialog, with immediate validation of the address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { reasonIn } from '#schema/sentences.ts';
import { richTextReasons } from '#schema/reasons.richText.ts';
import { richTextLimits } from '#schema/kit/richText.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { addressOf } from './address.ts';
import { InsertDialog } from './InsertDialog.tsx';

const reason = reasonIn(richTextReasons);

/** `asksWords`: the selection has no text to link; `address`: the existing link. */
export function LinkDialog({
  open,
  address,
  asksWords,
  onClose,
  onLink,
  onUnlink,
}: {
  readonly open: boolean;
  readonly address: string | null;
  readonly asksWords: boolean;
  readonly onClose: () => void;
  readonly onLink: (address: string, words: string) => void;
  readonly onUnlink: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState(address ?? '');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const whole = addressOf(typed);
  return (
    <InsertDialog
      open={open}
      title={address === null ? t`Poner un enlace` : t`Cambiar el enlace`}
      confirmLabel={address === null ? t`Poner` : t`Guardar`}
      more={
        address === null ? null : (
          <Button variant="secondary" onClick={onUnlink}>
            <Trans>Quitar el enlace</Trans>
          </Button>
        )
      }
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (whole !== null) onLink(whole, words.trim() === '' ? typed.trim() : words);
      }}
    >
      <TextField
        label={t`Dirección`}
        hint={t`De la web, un correo, un teléfono (tel:) o una página de aquí, como /wallet.`}
        inputMode="url"
        data-autofocus
        maxLength={richTextLimits.address}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isTried && whole === null ? reason('link', 'link_unsafe', language).message : undefined}
      />
      {asksWords ? (
        <TextField
          label={t`Palabras que se ven`}
          optional
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
    </InsertDialog>
  );
}
