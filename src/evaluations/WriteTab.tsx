/** What the person writes: the evaluations that wait, and what is written already. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isFirstLoad } from '#src/lib/firstLoad.ts';
import { Card } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { EvaluationCards } from './EvaluationCard.tsx';
import { OwnTasks } from './OwnTasks.tsx';
import { evaluationQueries } from './evaluations.queries.ts';
import { pendingEvaluationsQuery } from './pending.queries.ts';

/** The shape of a list of cards. */
export const CardShapes = (): ReactElement => (
  <div className="flex flex-col gap-4">
    {Array.from({ length: 3 }, (_, card) => (
      <Card key={card} className="flex items-center gap-4">
        <Skeleton round className="size-12" />
        <div className="flex-1">
          <SkeletonText lines={2} />
        </div>
      </Card>
    ))}
  </div>
);

function Completed(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(evaluationQueries.completed())}
      label={t`Cargando lo que ya escribiste`}
      skeleton={<CardShapes />}
      what={<Trans>No pudimos cargar lo que ya escribiste.</Trans>}
      whatOld={<Trans>No pudimos actualizar lo que ya escribiste.</Trans>}
    >
      {(evaluations) =>
        evaluations.length === 0 ? null : (
          <section className="flex flex-col gap-4">
            <h2 className="text-h5 font-semibold">
              <Trans>Ya escribiste</Trans>
            </h2>
            <EvaluationCards evaluations={evaluations} label={t`Ya escribiste`} />
          </section>
        )
      }
    </QueryBoundary>
  );
}

/** Two lists, each with its own states. */
export function WriteTab(): ReactElement {
  const { t } = useLingui();
  const pending = useQuery(pendingEvaluationsQuery());
  return (
    <div className="flex flex-col gap-8">
      <div className="empty:hidden" hidden={isFirstLoad(pending)}>
        <OwnTasks />
      </div>
      <QueryBoundary
        query={pending}
        label={t`Cargando tus evaluaciones`}
        skeleton={<CardShapes />}
        what={<Trans>No pudimos cargar tus evaluaciones.</Trans>}
        whatOld={<Trans>No pudimos actualizar tus evaluaciones.</Trans>}
      >
        {(evaluations) =>
          evaluations.length === 0 ? (
            <Empty text={<Trans>No tienes evaluaciones por escribir. Te avisaremos de la próxima.</Trans>} />
          ) : (
            <EvaluationCards evaluations={evaluations} label={t`Por escribir`} />
          )
        }
      </QueryBoundary>
      <div hidden={isFirstLoad(pending)}>
        <Completed />
      </div>
    </div>
  );
}
