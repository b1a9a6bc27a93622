/** The ranking of a challenge: first places and neighbours, then all places down to the neighbours, in pages of 50. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Failed } from '#src/ui/StateViews.tsx';
import { useScore } from './challengeWords.ts';
import { challengeQueries, type OpenedChallenge } from './challenges.queries.ts';

type Line = OpenedChallenge['head'][number];

/** Where people are left out between the first places and the reader's neighbours; -1 for nowhere. */
const gapOf = (lines: readonly Line[]): number =>
  lines.findIndex(({ rank }, at) => at > 0 && rank > at + 1 && rank !== lines[at - 1]?.rank);

function Lines({ lines, challenge }: { lines: readonly Line[]; challenge: OpenedChallenge }): ReactElement {
  const { t } = useLingui();
  const scored = useScore(challenge);
  const gap = gapOf(lines);
  return (
    <ol aria-label={t`Clasificación`} className="flex flex-col">
      {lines.map(({ rank, user, score, isMe }, at) => (
        <li
          key={user.id}
          className={classes(
            'flex items-center gap-3 rounded-control px-2 py-2 text-small',
            isMe && 'bg-brand-tint font-semibold',
            at === gap && 'mt-2 border-t border-dashed border-line pt-4',
          )}
        >
          <span className="w-8 shrink-0 text-end tabular-nums">
            <span className="sr-only">{at === gap ? t`Más abajo, lugar` : t`Lugar`} </span>
            {rank}
          </span>
          <Avatar name={nameOf(user)} src={user.profileImageUrl} size={32} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {isMe ? t`${nameOf(user)} (tú)` : <PersonLink user={user} />}
          </span>
          <span className="shrink-0 tabular-nums">{scored(score)}</span>
        </li>
      ))}
    </ol>
  );
}

function Whole({ challenge }: { challenge: OpenedChallenge }): ReactElement {
  const query = useInfiniteQuery(challengeQueries.ranking(challenge.id));
  const lines = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Lines lines={lines.length === 0 ? challenge.head : lines} challenge={challenge} />
      {query.isError ? (
        <Failed
          what={<Trans>No pudimos cargar la clasificación.</Trans>}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : query.hasNextPage ? (
        <Button
          variant="quiet"
          className="-ms-6 self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Ver 50 más</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Nothing before somebody has a score. */
export function RankingCard({ challenge }: { challenge: OpenedChallenge }): ReactElement | null {
  const [isWhole, setWhole] = useState(false);
  const { head } = challenge;
  if (head.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Clasificación</Trans>
      </CardTitle>
      {isWhole ? <Whole challenge={challenge} /> : <Lines lines={head} challenge={challenge} />}
      {!isWhole && gapOf(head) !== -1 ? (
        <Button variant="quiet" className="-ms-6 self-start" onClick={() => setWhole(true)}>
          <Trans>Ver todos los lugares hasta el mío</Trans>
        </Button>
      ) : null}
    </Card>
  );
}

/** Departments by their mean per member. */
export function TeamsCard({ challenge }: { challenge: OpenedChallenge }): ReactElement | null {
  const { t } = useLingui();
  const scored = useScore(challenge);
  const { data } = useQuery(challengeQueries.teams(challenge.id));
  if (data === undefined || data.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Equipos, por media de cada persona</Trans>
      </CardTitle>
      <ol aria-label={t`Equipos`} className="flex flex-col">
        {data.map(({ departmentId, rank, name, mean, isMine }) => (
          <li
            key={departmentId}
            className={classes(
              'flex items-center gap-3 rounded-control px-2 py-2 text-small',
              isMine && 'bg-brand-tint font-semibold',
            )}
          >
            <span className="w-8 shrink-0 text-end tabular-nums">{rank}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{isMine ? t`${name} (tu equipo)` : name}</span>
            <span className="shrink-0 tabular-nums">{scored(mean)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
