/** The people whom the reader leads, with the check-ins they owe, and their goals. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { GoalCard } from './GoalCard.tsx';
import { goalQueries, type GoalPerson } from './goals.queries.ts';

function GoalsOf({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(goalQueries.of(id));
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando sus objetivos`}
      skeleton={<SkeletonLine />}
      what={<Trans>No pudimos cargar sus objetivos.</Trans>}
    >
      {({ pages }) => (
        <div className="mt-3 flex flex-col gap-3">
          {pages.flatMap(({ items }) => items.map((goal) => <GoalCard key={goal.id} goal={goal} />))}
          {query.hasNextPage ? (
            <Button
              variant="secondary"
              className="self-start"
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

function Person({ person: { user, open, owed } }: { readonly person: GoalPerson }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const name = nameOf(user);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={name} src={user.profileImageUrl} size={40} />
        <div className="min-w-40 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-small text-soft">
            <Plural
              value={open}
              _0="Sin objetivos abiertos"
              one="# objetivo abierto"
              other="# objetivos abiertos"
            />
            {owed === 0 ? null : (
              <>
                {' · '}
                <Plural value={owed} one="Debe # avance" other="Debe # avances" />
              </>
            )}
          </p>
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={t`Objetivos de ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Ocultar</Trans> : <Trans>Ver objetivos</Trans>}
        </Button>
      </div>
      {isOpen ? <GoalsOf id={user.id} /> : null}
    </li>
  );
}

export function PeopleTab(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(goalQueries.people())}
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
              <Person key={person.user.id} person={person} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
