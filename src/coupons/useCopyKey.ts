/** Copies a code and reports it in a toast; if the clipboard is denied, the toast shows the code. */
import { useLingui } from '@lingui/react/macro';
import { copyText } from '#src/lib/copyText.ts';
import { toasts } from '#src/lib/toasts.ts';

/** Copies the code and shows a toast. */
export function useCopyKey(): (key: string) => void {
  const { t } = useLingui();
  return (key) =>
    void copyText(key).then((isCopied) =>
      isCopied
        ? toasts.raise({ severity: 'success', text: t`Copiamos el código ${key}.` })
        : toasts.raise({ severity: 'info', text: t`No pudimos copiarlo. Tu código es ${key}` }),
    );
}
