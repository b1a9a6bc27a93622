/** `/challenges`: what runs, is to come and is over; with `?id=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useMe } from '#src/session/me.queries.ts';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengePage } from './ChallengePage.tsx';
import { challengeQueries, type ShownChallenge } from './challenges.queries.ts';

const isOver = ({ state }: ShownChallenge): boolean => state === 'counting' || state === 'closed';

function Group({ title, of }: { title: string; of: readonly ShownChallenge[] }): ReactElement | null {
  return of.length === 0 ? null : (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-h5 font-semibold">{title}</h2>
      {of.map((challenge) => (
        <ChallengeCard key={challenge.id} challenge={challenge} />
      ))}
    </section>
  );
}

function Challenges(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(challengeQueries.own());
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los retos`}
      skeleton={Array.from({ length: 6 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
      what={<Trans>No pudimos cargar los retos.</Trans>}
    >
      {(all) =>
        all.length === 0 ? (
          <Empty text={<Trans>Todavía no hay retos para ti. Cuando empiece uno, lo verás aquí.</Trans>} />
        ) : (
          <div className="flex flex-col gap-8">
            <Group title={t`En marcha`} of={all.filter(({ state }) => state === 'running')} />
            <Group title={t`Por empezar`} of={all.filter(({ state }) => state === 'coming')} />
            <Group title={t`Terminados`} of={all.filter(isOver)} />
          </div>
        )
      }
    </QueryBoundary>
  );
}

/** The screen of the route `/challenges`. */
export function ChallengesScreen(): ReactElement | null {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const me = useMe();
  const id = search.get('id') ?? '';
  if (id !== '') return me === undefined ? null : <ChallengePage key={id} owner={me} id={id} />;
  return (
    <Page title={t`Retos`} lead={<Trans>Lo que probamos juntos, a tu ritmo.</Trans>} width="feed">
      <Challenges />
    </Page>
  );
}
