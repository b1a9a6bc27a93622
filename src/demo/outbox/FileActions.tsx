/**
 * The download of a file from the demo's outbox: its bytes exist only in this tab, not at a network address.
 */
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { DemoKit, OutboxItem } from '#src/api/demoKit.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Button } from '#src/ui/Button.tsx';

/** Nothing if the file has no link. */
export function FileActions({
  file: { link, subject },
  kit,
}: {
  readonly file: OutboxItem;
  readonly kit: Pick<DemoKit, 'answer'>;
}): ReactElement | null {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (link === null) return null;
  const take = async (): Promise<void> => {
    setState('busy');
    try {
      const answer = await kit.answer(new Request(new URL(link, location.origin)));
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      saveFile(await answer.blob(), subject);
      setState('idle');
    } catch (error) {
      console.warn('A file of the outbox could not be read.', error);
      setState('failed');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" icon={Download} busy={state === 'busy'} onClick={() => void take()}>
        <Trans>Descargar</Trans>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="w-full text-small text-soft">
          <Trans>El archivo ya no está aquí.</Trans>
        </p>
      ) : null}
    </div>
  );
}
