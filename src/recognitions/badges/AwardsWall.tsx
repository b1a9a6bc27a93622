/** The badges of a person, newest first: the reader's own with all actions, another person's if visible. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { withTexts } from '#src/lib/texts.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { AwardTile } from './AwardTile.tsx';
import { badgeQueries } from './badges.queries.ts';

const AwardPanel = lazy(() =>
  withTexts(() => import('./AwardPanel.tsx')).then((file) => ({ default: file.AwardPanel })),
);

const wall = 'grid gap-4 wide:grid-cols-2';

const Skeletons = (): ReactElement => (
  <div className={wall}>
    {Array.from({ length: 4 }, (_, tile) => (
      <Skeleton key={tile} className="h-34 rounded-card!" />
    ))}
  </div>
);

/** Without `person`, the reader's own wall. The open award is in the URL (`?award=`). */
export function AwardsWall({
  person,
}: {
  person?: { readonly id: string; readonly firstName: string } | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const awards = useQuery(badgeQueries.awards(person?.id));
  const id = search.get('award');
  const [wasOpened, setWasOpened] = useState(id !== null);
  if (id !== null && !wasOpened) setWasOpened(true);
  const open = (next: string | null): void =>
    setSearch((old) => {
      const params = new URLSearchParams(old);
      if (next === null) params.delete('award');
      else params.set('award', next);
      return params;
    });
  const name = person?.firstName ?? '';
  return (
    <QueryBoundary
      query={awards}
      label={t`Cargando insignias`}
      skeleton={<Skeletons />}
      what={
        person === undefined ? (
          <Trans>No pudimos cargar tus insignias.</Trans>
        ) : (
          <Trans>No pudimos cargar las insignias de {name}.</Trans>
        )
      }
    >
      {(all) =>
        all.length === 0 ? (
          person === undefined ? (
            <Empty
              drawing="gift"
              text={
                <Trans>
                  Todavía no tienes insignias. Cuando alguien te dé una, la verás aquí con sus palabras.
                </Trans>
              }
              action={
                <Link href="/badges" asChild>
                  <LinkButton>
                    <Trans>Ver las que existen</Trans>
                  </LinkButton>
                </Link>
              }
            />
          ) : (
            <Empty drawing="gift" text={<Trans>{name} todavía no tiene insignias a la vista.</Trans>} />
          )
        ) : (
          <>
            <ul className={wall}>
              {all.map((award) => (
                <AwardTile key={award.id} award={award} onOpen={open} />
              ))}
            </ul>
            {wasOpened ? (
              <Suspense>
                <AwardPanel award={all.find((one) => one.id === id)} onClose={() => open(null)} />
              </Suspense>
            ) : null}
          </>
        )
      }
    </QueryBoundary>
  );
}
