/** Where every point came from and went: the statement, narrowed by the address. */
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useModule } from '#src/organization/organization.context.ts';
import { openComposer } from '#src/recognitions/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Picture.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Statement } from './Statement.tsx';
import { areDatesReversed, searchOf } from './statementFilter.ts';
import { StatementFilters, type StatementFiltersProps } from './StatementFilters.tsx';

const PostPanel = lazy(() =>
  import('#src/posts/PostPanel.tsx').then((file) => ({ default: file.PostPanel })),
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

/** Filters, export and statement; a post opens at the side. */
export function MovementsTab({ filter, onChange }: StatementFiltersProps): ReactElement {
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
          key={searchOf(filter)}
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
