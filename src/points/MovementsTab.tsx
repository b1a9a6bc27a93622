/** Both balances and the statement, filtered by the URL. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { isFirstLoad } from '#src/lib/firstLoad.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { meQuery } from '#src/session/me.queries.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { Wallets } from './Wallets.tsx';
import { Statement } from './Statement.tsx';
import { areDatesReversed, type StatementFilter } from './statementFilter.ts';
import { StatementFilters, type StatementFiltersProps } from './StatementFilters.tsx';
import { walletQueries } from './wallet.queries.ts';

const PostPanel = lazy(() =>
  withTexts(() => import('#src/posts/PostPanel.tsx')).then((file) => ({ default: file.PostPanel })),
);

// Optional: the balances work without it.
const SavingCard = lazy(() =>
  withTexts(() => import('#src/catalog/SavingCard.tsx')).then(
    (file) => ({ default: file.SavingCard }),
    () => ({ default: () => null }),
  ),
);

const DatesReversed = ({ filter, onChange }: StatementFiltersProps): ReactElement => (
  <Empty
    drawing="search"
    text={<Trans>La última fecha es anterior a la primera.</Trans>}
    action={
      <Button
        variant="secondary"
        onClick={() => onChange({ ...filter, startDate: filter.endDate, endDate: filter.startDate })}
      >
        <Trans>Intercambiar fechas</Trans>
      </Button>
    }
  />
);

/** Filters, export and statement; a post opens in the side panel. */
function Movements({ filter, onChange }: StatementFiltersProps): ReactElement {
  const canGive = useModule('recognitions');
  const [cause, setCause] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (postId: string): void => {
    setWasOpened(true);
    setCause(postId);
  };
  const all = (): void => onChange({});
  return (
    <section aria-labelledby="wallet-statement" className="flex flex-col gap-2">
      <h2 id="wallet-statement" className="sr-only">
        <Trans>Movimientos</Trans>
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <StatementFilters filter={filter} onChange={onChange} />
        <ExportMenu filter={filter} disabled={areDatesReversed(filter)} />
      </div>
      {areDatesReversed(filter) ? (
        <DatesReversed filter={filter} onChange={onChange} />
      ) : (
        <Statement
          key={JSON.stringify(filter)}
          filter={filter}
          onOpen={open}
          onAll={all}
          onRecognise={canGive ? () => openComposer() : undefined}
        />
      )}
      {wasOpened ? (
        <Suspense>
          <PostPanel id={cause} onClose={() => setCause(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The balances above their movements. */
export function MovementsTab({ filter, onChange }: StatementFiltersProps): ReactElement {
  const { data: me } = useQuery(meQuery());
  const hasCatalog = useModule('catalog');
  // Two zeros would look like lost points.
  const isOutside = me?.takesPoints === false && me.pointsToGive === 0 && me.pointsToRedeem === 0;
  const summary = useQuery({ ...walletQueries.summary(), enabled: !isOutside });
  const statement = useRef<HTMLDivElement>(null);
  const narrow = (next: StatementFilter): void => {
    onChange(next);
    // The lines of a sum are below the fold on most screens.
    if (next.kind !== undefined) statement.current?.scrollIntoView();
  };
  return (
    <div className="flex flex-col gap-6 wide:gap-8">
      {isOutside ? null : <Wallets filter={filter} onFilter={narrow} />}
      {me?.takesPoints === false ? (
        <Banner>
          <Trans>Tu cuenta no participa en los puntos: agradeces y te agradecen sin ellos.</Trans>
        </Banner>
      ) : null}
      {hasCatalog && !isOutside ? (
        <Suspense fallback={<Skeleton className="h-24.5 animate-late rounded-card!" />}>
          <SavingCard />
        </Suspense>
      ) : null}
      <div ref={statement} className="scroll-mt-20" hidden={!isOutside && isFirstLoad(summary)}>
        <Movements filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}
