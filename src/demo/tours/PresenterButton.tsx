/** Opens the presenter's window, for a second screen. */
import { Trans } from '@lingui/react/macro';
import { MonitorUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';

const path = '/presenter';
/** Name of the window: a second click reuses it. */
const name = 'aplauso-presenter';

/** If the browser blocks the window, a link is shown. */
export function PresenterButton(): ReactElement {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={MonitorUp}
        onClick={() => setIsRefused(window.open(path, name, 'popup,width=1024,height=768') === null)}
      >
        <Trans>Ventana del presentador</Trans>
      </Button>
      {isRefused ? (
        <p role="alert" className="w-full text-small">
          <Trans>El navegador no dejó abrir otra ventana.</Trans>{' '}
          <TextLink href={path} target={name}>
            <Trans>Ábrela en otra pestaña</Trans>
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
