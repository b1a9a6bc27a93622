/** Above a scheduled recognition that came back on its day: what became of it, and the way to send it after all. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { openComposer } from './composer.store.ts';
import { useMay } from '#src/organization/useMay.ts';

/** Without the button while nothing can be sent. */
export function ReturnedNote(): ReactElement {
  const mayThank = useMay('recognition.send', 'recognitions');
  return (
    <Banner
      severity="warning"
      action={
        mayThank ? (
          <Button variant="quiet" className="px-3! py-2!" onClick={() => openComposer({ scheduled: true })}>
            <Trans>Editarlo o descartarlo</Trans>
          </Button>
        ) : undefined
      }
    >
      <Trans>No se publicó el día que elegiste. Nadie lo vio, y sus puntos volvieron a ti.</Trans>
    </Banner>
  );
}
