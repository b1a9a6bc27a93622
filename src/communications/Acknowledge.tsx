/** "Leído y entendido": asked once, and said afterwards with its day. */
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { communicationWrites, showCommunication } from './communication.queries.ts';
import { refreshCommunications, type ShownCommunication } from './communications.queries.ts';
import { When } from './When.tsx';

type Asked = Pick<ShownCommunication, 'id' | 'asksAcknowledgement' | 'acknowledgedAt'>;

/** Nothing where the organisation does not ask. */
export function Acknowledge({
  of: { id, asksAcknowledgement, acknowledgedAt },
}: {
  readonly of: Asked;
}): ReactElement | null {
  const cache = useQueryClient();
  const write = useWrite(communicationWrites.acknowledge, {
    refresh: refreshCommunications,
    onDone: (one) => showCommunication(cache, one),
  });
  if (!asksAcknowledgement) return null;
  if (acknowledgedAt !== null)
    return (
      <p role="status" className="flex items-center gap-2 text-small text-soft">
        <Icon of={CircleCheck} size={20} className="shrink-0 text-success-text" />
        <span>
          <Trans>
            Leído y entendido, <When at={acknowledgedAt} />
          </Trans>
        </span>
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button variant="primary" busy={write.isPending} onClick={() => write.mutate({ id })}>
        <Trans>Leído y entendido</Trans>
      </Button>
      {write.isError ? <FieldError>{whyFailed(write.error)}</FieldError> : null}
    </div>
  );
}
