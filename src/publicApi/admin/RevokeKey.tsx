/** Confirmation before a key is revoked, with the effects. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { keyResource, type AdminApiKey } from './keys.queries.ts';
import { useKeyMoments } from './useKeyMoments.ts';
import { scopeOf, scopeWords } from './keyWords.ts';

/** A revocation cannot be undone. */
export function RevokeKey({
  of: one,
  open,
  onClose,
}: {
  readonly of: AdminApiKey;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const moments = useKeyMoments();
  const { name } = one;
  const revoke = useWrite(keyResource.revoke, {
    refresh: keyResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Revocaste la clave ${name}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Revocar la clave ${name}?`}
      confirmLabel={t`Revocar`}
      busy={revoke.isPending}
      failed={whyFailed(revoke.error)}
      numbers={[
        { label: t`Último uso`, value: moments.used(one) },
        {
          label: t`Deja de poder`,
          value: one.scopes
            .map((word) => {
              const scope = scopeOf(word);
              return scope === undefined ? word : i18n._(scopeWords[scope].label);
            })
            .join(' · '),
        },
      ]}
      onConfirm={() => revoke.mutate({ id: one.id })}
    >
      <Trans>
        Los programas que la usan dejan de funcionar en ese momento, hasta que les pongas otra clave. Lo que
        ya enviaron se queda. No se puede deshacer.
      </Trans>
    </ConfirmDialog>
  );
}
