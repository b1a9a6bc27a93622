/** The frame of every plot: title, facts, and the switch between drawing and table. */
import { Trans } from '@lingui/react/macro';
import { Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { FactLine } from './FactLine.tsx';
import { ImageMenu } from './ImageMenu.tsx';
import type { PlotProps, PlotTable } from './plot.shape.ts';

const TableView = lazy(() =>
  withTexts(() => import('./TableView.tsx')).then((file) => ({ default: file.TableView })),
);

/** Shows the drawing, or the table after a press; without rows it says that there are no data. */
export function PlotFrame({
  title,
  facts,
  level: Heading = 'h3',
  table,
  onPart,
  children,
}: PlotProps & { table: PlotTable; children: ReactNode }): ReactElement {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isEmpty = table.rows.length === 0;
  return (
    <figure ref={place} aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading id={id} className="text-h6 font-semibold">
            {title}
          </Heading>
          <FactLine facts={facts} />
        </div>
        {isEmpty ? null : (
          <div className="flex items-center gap-1 max-sm:-ms-2 sm:-my-1 sm:-me-2">
            <button
              type="button"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
              className="target inline-flex h-8 items-center gap-1.5 rounded-control border border-transparent px-2 text-small font-semibold text-soft transition-colors duration-120 hover:bg-subtle hover:text-ink aria-pressed:border-control aria-pressed:text-ink"
            >
              <Icon of={Table2} size={16} />
              <Trans>Ver como tabla</Trans>
            </button>
            {asTable ? null : <ImageMenu of={place} title={title} facts={facts} />}
          </div>
        )}
      </figcaption>
      {isEmpty ? (
        <p className="py-6 text-soft">
          <Trans>Sin datos</Trans>
        </p>
      ) : asTable ? (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-40 w-full" />
            </Loading>
          }
        >
          <TableView title={title} table={table} facts={facts} onPart={onPart} />
        </Suspense>
      ) : (
        children
      )}
    </figure>
  );
}
