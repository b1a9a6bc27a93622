/** The menu of the documentation on small screens. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { DocsMenu } from './DocsMenu.tsx';
import { useDocsPlace } from './docs.context.ts';

/** Closes after a choice. */
export function MenuSheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { app } = useDocsPlace();
  return (
    <Dialog open={open} onClose={onClose} title={t`Documentación de la API`}>
      <DocsMenu onDone={onClose} />
      {app === null ? null : (
        <div className="px-2 pb-4">
          <LinkButton href={app} wide>
            <Trans>Ir a la aplicación</Trans>
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}
