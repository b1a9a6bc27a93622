/** The people whom the reader leads, how their goals of a period go, and these goals; who needs the leader comes first. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { percentOf } from '#schema/goals/progress.ts';
import { fractionOf } from '#schema/kit/fraction.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { GoalCard } from './GoalCard.tsx';
import { ageInDays, progressText, stateWords } from './goalWords.ts';
import { goalQueries, type GoalPeriod, type GoalPerson } from './goals.queries.ts';

function GoalsOf({ id, periodId }: { readonly id: string; readonly periodId: string }): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(goalQueries.of(id, periodId));
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando sus objetivos`}
      skeleton={<SkeletonLine />}
      what={<Trans>No pudimos cargar sus objetivos.</Trans>}
    >
      {({ pages }) => (
        <div className="mt-3 grid items-start gap-3 xl:grid-cols-2">
          {pages.every(({ items }) => items.length === 0) ? (
            <p className="text-soft">
              <Trans>Sin objetivos en este periodo.</Trans>
            </p>
          ) : null}
          {pages.flatMap(({ items }) => items.map((goal) => <GoalCard key={goal.id} goal={goal} />))}
          {query.hasNextPage ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              <Trans>Ver más</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </QueryBoundary>
  );
}

function Person({
  person: { user, open, owed, progress, state, checkedAt },
  period,
}: {
  readonly person: GoalPerson;
  readonly period: GoalPeriod;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const name = nameOf(user);
  const age = checkedAt === null ? null : ageInDays(checkedAt, { now, language });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} src={user.profileImageUrl} size={40} />
        <div className="min-w-40 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-small text-soft">
            {period.closedAt === null ? (
              <Plural
                value={open}
                _0="Sin objetivos abiertos"
                one="# objetivo abierto"
                other="# objetivos abiertos"
              />
            ) : (
              <Plural value={open} _0="Sin objetivos" one="# objetivo" other="# objetivos" />
            )}
            {owed === 0 ? null : (
              <>
                {' · '}
                <Plural value={owed} one="Debe # avance" other="Debe # avances" />
              </>
            )}
          </p>
        </div>
        {open === 0 ? null : (
          <>
            <div className="w-44 max-wide:w-full">
              <ProgressBar
                label={t`Avance`}
                value={percentOf(fractionOf(progress)) ?? 0}
                max={100}
                showValue={progressText(progress, language) ?? t`Sin avance aún`}
              />
            </div>
            <div className="flex w-52 flex-col items-start gap-1 max-wide:w-auto max-wide:flex-1">
              {state === null ? null : (
                <StatusTag severity={stateWords[state].severity}>{t(stateWords[state].name)}</StatusTag>
              )}
              <span className="text-small text-soft">
                {age === null ? <Trans>Sin avances registrados</Trans> : <Trans>Último avance: {age}</Trans>}
              </span>
            </div>
          </>
        )}
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Ocultar los objetivos de ${name}` : t`Ver objetivos de ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Ocultar</Trans> : <Trans>Ver objetivos</Trans>}
        </Button>
      </div>
      {isOpen ? <GoalsOf id={user.id} periodId={period.id} /> : null}
    </li>
  );
}

export function PeopleTab({ period }: { readonly period: GoalPeriod }): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(goalQueries.people(period.id))}
      label={t`Cargando a tu equipo`}
      skeleton={<SkeletonLine />}
      what={<Trans>No pudimos cargar los objetivos de tu equipo.</Trans>}
    >
      {(people) =>
        people.length === 0 ? (
          <Empty text={<Trans>Nadie de tu equipo tiene objetivos todavía.</Trans>} />
        ) : (
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <Person key={person.user.id} person={person} period={period} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
