/** `/badges`: the organisation's badges, and the reader's own with their actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { openComposer } from '#src/posts/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { AwardsWall } from './AwardsWall.tsx';
import { badgeQueries, type BadgeShown } from './badges.queries.ts';
import { BadgeTile } from './BadgeTile.tsx';

const BadgePanel = lazy(() => import('./BadgePanel.tsx').then((file) => ({ default: file.BadgePanel })));

const views = ['all', 'mine', 'give'] as const;
type View = (typeof views)[number];

const wall = 'grid grid-cols-2 gap-3 wide:grid-cols-3 wide:gap-4 xl:grid-cols-4';

const Skeletons = (): ReactElement => (
  <div className={wall}>
    {Array.from({ length: 8 }, (_, tile) => (
      <Skeleton key={tile} className="h-64 rounded-card!" />
    ))}
  </div>
);

function Nothing({ view, onAll }: { view: View; onAll: () => void }): ReactElement {
  return view === 'give' ? (
    <Empty
      drawing="gift"
      text={<Trans>Por ahora no hay insignias que puedas dar. Las decide tu organización.</Trans>}
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Ver todas</Trans>
        </Button>
      }
    />
  ) : (
    <Empty
      drawing="gift"
      text={<Trans>Tu organización todavía no tiene insignias que mostrarte.</Trans>}
      action={
        <Button onClick={() => openComposer()}>
          <Trans>Reconocer a alguien</Trans>
        </Button>
      }
    />
  );
}

/** The screen of the route `/badges`; the view and the open badge are in the URL. */
export function BadgesScreen(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('show')) ?? 'all';
  const asked = search.get('id');
  // A link may contain the parameter without a value.
  const id = asked === '' ? null : asked;
  const [wasOpened, setWasOpened] = useState(id !== null);
  if (id !== null && !wasOpened) setWasOpened(true);
  const badges = useQuery({ ...badgeQueries.wall(), enabled: view !== 'mine' });
  const change = (name: string, value: string | null): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const shown = (all: readonly BadgeShown[]): readonly BadgeShown[] =>
    view === 'give' ? all.filter(({ mayGive }) => mayGive) : all;
  return (
    <Page
      title={t`Insignias`}
      lead={<Trans>Lo que tu organización celebra, y quiénes lo hicieron.</Trans>}
      actions={
        <SegmentedControl
          label={t`Qué insignias`}
          hideLabel
          value={view}
          onChange={(next) => change('show', next === 'all' ? null : next)}
          options={[
            { value: 'all', label: t`Todas` },
            { value: 'mine', label: t`Mis insignias` },
            { value: 'give', label: t`Puedo dar` },
          ]}
        />
      }
    >
      {view === 'mine' ? (
        <AwardsWall />
      ) : (
        <QueryBoundary
          query={badges}
          label={t`Cargando insignias`}
          skeleton={<Skeletons />}
          what={<Trans>No pudimos cargar las insignias.</Trans>}
          whatOld={<Trans>No pudimos actualizar las insignias.</Trans>}
        >
          {(all) =>
            shown(all).length === 0 ? (
              <Nothing view={view} onAll={() => change('show', null)} />
            ) : (
              <ul className={wall}>
                {shown(all).map((badge) => (
                  <BadgeTile key={badge.id} badge={badge} onOpen={(opened) => change('id', opened)} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      )}
      {wasOpened ? (
        <Suspense>
          <BadgePanel id={id} onClose={() => change('id', null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
