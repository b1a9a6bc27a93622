/** One board of the podium: steps, list, the reader's own place, and the opt-out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ApiError } from '#schema/errors.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { OwnPlace, ownPlace } from './OwnPlace.tsx';
import { capitalise } from '#src/lib/capitalise.ts';
import { periodWords } from './periodWords.ts';
import { PlaceLine } from './PlaceLine.tsx';
import { podiumQueries, type Board, type Place, type Span } from './podium.queries.ts';
import { PodiumChoice } from './PodiumChoice.tsx';
import { PodiumSteps } from './PodiumSteps.tsx';
import { cutPodium } from './steps.ts';

const Skeletons = (): ReactElement => (
  <div className="mx-auto flex max-w-[720px] flex-col gap-6">
    <Skeleton className="h-6 w-48 self-center" />
    <div className="flex items-end justify-center gap-2 border-b border-line wide:gap-4">
      {['h-44', 'h-64', 'h-36'].map((height) => (
        <Skeleton key={height} className={`max-w-64 flex-1 rounded-b-none! ${height}`} />
      ))}
    </div>
    <div className="rounded-card border border-line bg-card px-4">
      {Array.from({ length: 5 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
    </div>
  </div>
);

function Nobody({ board }: { board: Board }): ReactElement {
  return board === 'badges' ? (
    <Empty drawing="people" text={<Trans>Nadie ha recibido insignias en este tiempo todavía.</Trans>} />
  ) : (
    <Empty
      drawing="people"
      text={<Trans>El podio está vacío: nadie ha reconocido a nadie en este tiempo todavía.</Trans>}
      action={
        <Button onClick={() => openComposer()}>
          <Trans>Escribir el primero</Trans>
        </Button>
      }
    />
  );
}

function PeriodName({ places, span }: { places: readonly Place[]; span: Span }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const [first] = places;
  const isPeriod = first !== undefined && first.periodStart !== null && first.periodEnd !== null;
  const period = isPeriod ? periodWords(first.periodStart ?? '', first.periodEnd ?? '', language) : null;
  if (span === 'period' && period === null) return null;
  return (
    <h2 className="text-center text-h5 font-semibold">
      {period === null ? t`Desde siempre` : capitalise(period)}
    </h2>
  );
}

/** `span` is null until the initial span is known. */
export function BoardView({
  board,
  span,
  off,
}: {
  board: Board;
  span: Span | null;
  /** Replaces a podium that is switched off. */
  off: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const of = span ?? 'period';
  const places = useQuery({ ...podiumQueries.places(board, of), enabled: span !== null });
  const own = useQuery({ ...podiumQueries.own(of), enabled: span !== null });
  if (places.error instanceof ApiError && places.error.code === 'module_off') return <>{off}</>;
  return (
    <QueryBoundary
      query={places}
      label={t`Cargando el podio`}
      skeleton={<Skeletons />}
      what={<Trans>No pudimos cargar el podio.</Trans>}
      whatOld={<Trans>No pudimos actualizar el podio.</Trans>}
    >
      {(all) => {
        const { steps, list } = cutPodium(all);
        const place = ownPlace(board, own.data, all, me?.id);
        return (
          <div className="mx-auto flex max-w-[720px] flex-col gap-6">
            {all.length === 0 ? (
              <Nobody board={board} />
            ) : (
              <>
                <PeriodName places={all} span={of} />
                <PodiumSteps steps={steps} board={board} />
                {list.length === 0 ? null : (
                  <Card padding="none" className="overflow-hidden">
                    <ol aria-label={t`Siguientes lugares`}>
                      {list.map((one) => (
                        <PlaceLine
                          key={one.user.id}
                          place={one}
                          board={board}
                          isMine={one.user.id === me?.id}
                        />
                      ))}
                    </ol>
                  </Card>
                )}
                {own.data === undefined ? null : (
                  <OwnPlace
                    board={board}
                    place={place}
                    isHidden={own.data.hidden}
                    isPinned={place !== null && !all.some(({ user }) => user.id === me?.id)}
                  />
                )}
              </>
            )}
            {own.data === undefined ? null : <PodiumChoice isHidden={own.data.hidden} />}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
