/** Copying a code, said in a toast; where the page may not, the code itself can be selected. */
import { useLingui } from '@lingui/react/macro';
import { copyText } from '#src/lib/copyText.ts';
import { toasts } from '#src/lib/toasts.ts';

/** Copies and says so. */
export function useCopyKey(): (key: string) => void {
  const { t } = useLingui();
  return (key) =>
    void copyText(key).then((isCopied) =>
      isCopied
        ? toasts.raise({ severity: 'success', text: t`Copiamos el código ${key}.` })
        : toasts.raise({ severity: 'info', text: t`No pudimos copiarlo. Tu código es ${key}` }),
    );
}
