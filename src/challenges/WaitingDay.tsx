/** The number of today in the queue. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { useWhenDone } from '#src/waiting/useWhenDone.ts';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { challengeQueries } from './challenges.queries.ts';
import { EnterDay } from './EnterDay.tsx';

export function WaitingDay({ item, onDone }: WaitingFormProps): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const query = useQuery(challengeQueries.one(item.id));
  const { data } = query;
  useWhenDone(data?.entries.some(({ on }) => on === data.today) === true, onDone);
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando el reto`}
      skeleton={<SkeletonLine />}
      what={<Trans>No pudimos cargar este reto.</Trans>}
      gone={<Trans>No encontramos este reto, o no es para ti.</Trans>}
    >
      {(challenge) => (me ? <EnterDay owner={me} challenge={challenge} /> : null)}
    </QueryBoundary>
  );
}
