/** The number of today in the queue. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { WaitingOn } from '#src/waiting/WaitingOn.tsx';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { challengeQueries } from './challenges.queries.ts';
import { EnterDay } from './EnterDay.tsx';

export function WaitingDay({ item, onDone }: WaitingFormProps): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  return (
    <WaitingOn
      query={useQuery(challengeQueries.one(item.id))}
      isDone={({ entries, today }) => entries.some(({ on }) => on === today)}
      onDone={onDone}
      label={t`Cargando el reto`}
      what={<Trans>No pudimos cargar este reto.</Trans>}
      gone={<Trans>No encontramos este reto, o no es para ti.</Trans>}
    >
      {(challenge) => (me ? <EnterDay owner={me} challenge={challenge} /> : null)}
    </WaitingOn>
  );
}
