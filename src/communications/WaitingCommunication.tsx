/** A communication in the queue: what it says, and confirming that it was read. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { WaitingOn } from '#src/waiting/WaitingOn.tsx';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { Acknowledge } from './Acknowledge.tsx';
import { communicationOf } from './communication.queries.ts';
import { CommunicationWords } from './CommunicationWords.tsx';

export function WaitingCommunication({ item, onDone }: WaitingFormProps): ReactElement {
  const { t } = useLingui();
  return (
    <WaitingOn
      query={useQuery(communicationOf(item.id))}
      isDone={({ acknowledgedAt }) => acknowledgedAt !== null}
      onDone={onDone}
      label={t`Cargando el comunicado`}
      what={<Trans>No pudimos cargar este comunicado.</Trans>}
      gone={<Trans>No encontramos este comunicado entre los que recibiste.</Trans>}
    >
      {(of) => (
        <div className="flex flex-col gap-3 text-small">
          <CommunicationWords of={of} />
          <Acknowledge of={of} />
        </div>
      )}
    </WaitingOn>
  );
}
