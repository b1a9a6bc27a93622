/** One card of the charts with its own states: when it fails, the others stay. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Card } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { ShownAbout } from './analytics.queries.ts';
import { Counting } from './Counting.tsx';

/** `children` draw the answer, with its facts. */
export function ChartCard<T extends { readonly about: ShownAbout }>({
  query,
  name,
  isEmpty,
  empty,
  hasFew,
  wide = false,
  children,
}: {
  readonly query: UseQueryResult<T>;
  /** What the card shows, in a few words. */
  readonly name: string;
  readonly isEmpty?: ((data: T) => boolean) | undefined;
  readonly empty?: ReactNode;
  /** Whether a value is not shown because it would tell about too few people. */
  readonly hasFew?: ((data: T) => boolean) | undefined;
  /** Takes both columns. */
  readonly wide?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Card as="section" className={classes('flex min-w-0 flex-col gap-4', wide && 'wide:col-span-2')}>
      <QueryBoundary
        query={query}
        label={t`Cargando: ${name}`}
        skeleton={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-52 w-full" />
          </div>
        }
        what={<Trans>No pudimos cargar esta parte: {name}.</Trans>}
        whatOld={<Trans>No pudimos actualizar esta parte: {name}.</Trans>}
      >
        {(data) => {
          const { counted, threshold } = data.about;
          if (counted !== null)
            return (
              <>
                <h2 className="text-h6 font-semibold">{name}</h2>
                <Counting percent={counted} />
              </>
            );
          return (
            <>
              {isEmpty?.(data) === true ? (
                <>
                  <h2 className="text-h6 font-semibold">{name}</h2>
                  <Empty
                    text={empty ?? <Trans>No hubo nada en estos días. Prueba con otras fechas.</Trans>}
                  />
                </>
              ) : (
                children(data)
              )}
              {hasFew?.(data) === true ? (
                <p className="text-small text-soft">
                  <Trans>Menos de {threshold} personas: no se muestra.</Trans>
                </p>
              ) : null}
            </>
          );
        }}
      </QueryBoundary>
    </Card>
  );
}
