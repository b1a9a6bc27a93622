/** Files a communication away for the reader alone, or brings it back. */
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { communicationWrites, showCommunication } from './communication.queries.ts';
import { refreshCommunications, type ShownCommunication } from './communications.queries.ts';

export function FileAway({
  of: { id, filed },
}: {
  readonly of: Pick<ShownCommunication, 'id' | 'filed'>;
}): ReactElement {
  const cache = useQueryClient();
  const write = useWrite(communicationWrites.file, {
    refresh: refreshCommunications,
    onDone: (one) => showCommunication(cache, one),
  });
  return (
    <>
      <Button
        variant="quiet"
        className="ms-auto -me-4"
        icon={filed ? ArchiveRestore : Archive}
        busy={write.isPending}
        onClick={() => write.mutate({ id, filed: !filed })}
      >
        {filed ? <Trans>Recuperar</Trans> : <Trans>Archivar</Trans>}
      </Button>
      {write.isError ? <FieldError>{whyFailed(write.error)}</FieldError> : null}
    </>
  );
}
