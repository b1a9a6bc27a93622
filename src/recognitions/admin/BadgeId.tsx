/** The id of a badge. Programs need it to give the badge by the public API (spec §1 "send-badge"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { copyText } from '#src/lib/copyText.ts';
import { toasts } from '#src/lib/toasts.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

/** Has a copy button. Without clipboard access the id can still be selected. */
export function BadgeId({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    if (await copyText(id)) toasts.raise({ severity: 'success', text: t`Copiaste el id.` });
    else toasts.raise({ severity: 'warning', text: t`No pudimos copiarlo. Selecciónalo y cópialo.` });
  };
  return (
    <div className="mt-3 flex flex-col gap-1.5 pb-2">
      <p className="text-small font-semibold">
        <Trans>Id para la API pública</Trans>
      </p>
      <div className="flex items-center gap-2 rounded-control bg-subtle ps-3">
        <code className="min-w-0 flex-1 text-small break-all select-all">{id}</code>
        <IconButton icon={Copy} label={t`Copiar el id`} onClick={() => void copy()} />
      </div>
    </div>
  );
}
