/** One challenge: for those who take part the number of today first; how it counts; the ranking. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { challengeQueries, type OpenedChallenge } from './challenges.queries.ts';
import { EnterDay } from './EnterDay.tsx';
import { Join, Joined } from './Joining.tsx';
import { OwnBar } from './OwnBar.tsx';
import { OwnSum } from './OwnSum.tsx';
import { ProofPart } from './ProofPart.tsx';
import { RankingCard, TeamsCard } from './RankingCard.tsx';
import { RulesCard } from './RulesCard.tsx';

function Own({ challenge, owner }: { challenge: OpenedChallenge; owner: DraftOwner }): ReactElement {
  const { own, openDays, state } = challenge;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle tabIndex={-1} data-next>
        <Trans>Tu parte</Trans>
      </CardTitle>
      {state === 'coming' ? (
        <p className="text-small text-soft">
          <Trans>Podrás registrar desde el primer día.</Trans>
        </p>
      ) : (
        <EnterDay owner={owner} challenge={challenge} />
      )}
      {openDays.length > 0 || state === 'coming' ? null : (
        <p className="text-small text-soft">
          <Trans>Este reto ya no recibe registros.</Trans>
        </p>
      )}
      {own === null ? null : <OwnBar challenge={challenge} own={own} />}
      <OwnSum challenge={challenge} />
      {own !== null && own.completedAt !== null ? (
        <p className="font-semibold">
          {own.reward === 'due' ? (
            <Trans>Lo lograste. Tus puntos esperan presupuesto y llegarán una sola vez.</Trans>
          ) : own.reward === 'proof' ? (
            <Trans>Lo lograste. Falta que se apruebe tu comprobante.</Trans>
          ) : (
            <Trans>Lo lograste.</Trans>
          )}
        </p>
      ) : null}
      <ProofPart challenge={challenge} owner={owner} />
    </Card>
  );
}

/** The page of one challenge. */
export function ChallengePage({ owner, id }: { owner: DraftOwner; id: string }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const query = useQuery(challengeQueries.one(id));
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Page
      title={query.data === undefined ? t`Reto` : say(query.data.name, query.data.nameEn)}
      width="feed"
      back={
        <BackLink to="/challenges">
          <Trans>Todos los retos</Trans>
        </BackLink>
      }
    >
      <div ref={kept} className="flex flex-col gap-4">
        <QueryBoundary
          query={query}
          label={t`Cargando el reto`}
          skeleton={Array.from({ length: 6 }, (_, line) => (
            <SkeletonLine key={line} />
          ))}
          what={<Trans>No pudimos cargar este reto.</Trans>}
          gone={<Trans>No encontramos este reto entre los que puedes ver.</Trans>}
        >
          {(challenge) => (
            <>
              {challenge.own !== null ? (
                <Own challenge={challenge} owner={owner} />
              ) : (
                <>
                  <RulesCard challenge={challenge} />
                  {challenge.state === 'running' || challenge.state === 'coming' ? (
                    <Join challenge={challenge} />
                  ) : null}
                </>
              )}
              {challenge.way === 'team' ? <TeamsCard challenge={challenge} /> : null}
              <RankingCard challenge={challenge} />
              {challenge.own === null ? null : <RulesCard challenge={challenge} />}
              {challenge.own === null || challenge.state === 'closed' ? null : (
                <Joined challenge={challenge} own={challenge.own} />
              )}
            </>
          )}
        </QueryBoundary>
      </div>
    </Page>
  );
}
