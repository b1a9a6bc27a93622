/** The reader's own goals of a period, with their weights. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Scale } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { createGoalWeights, weighted } from './goalWeights.actors.ts';
import { GoalCard } from './GoalCard.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { goalQueries, type GoalPeriod, type ShownGoal } from './goals.queries.ts';
import { WeightsView } from './WeightsView.tsx';

function Weights({
  periodId,
  goals,
}: {
  readonly periodId: string;
  readonly goals: readonly ShownGoal[];
}): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() => createGoalWeights(cache, periodId, goals));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  useEffect(() => actor.send({ type: 'goals.arrived', goals: weighted(goals) }), [actor, goals]);
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold">
        <Trans>Pesos del periodo</Trans>
      </h2>
      <WeightsView actor={actor} />
    </Card>
  );
}

const everything = '';

export function MineTab({ period }: { readonly period: GoalPeriod }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [isMaking, setIsMaking] = useState(false);
  const [isWeighing, setIsWeighing] = useState(false);
  const [category, setCategory] = useState(everything);
  const categories = useQuery(goalQueries.categories()).data ?? [];
  const hasWeights = useQuery(goalQueries.settings()).data?.weights !== false;
  const isOpen = period.closedAt === null;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {categories.length === 0 ? null : (
          <div className="min-w-48">
            <Select
              label={t`Categoría`}
              value={category}
              onChange={setCategory}
              options={[
                { value: everything, label: t`Todas` },
                ...categories.map(({ id, name, nameEn }) => ({
                  value: id,
                  label: wording(name, nameEn, language),
                })),
              ]}
            />
          </div>
        )}
        {isOpen ? (
          <>
            <Button icon={Plus} onClick={() => setIsMaking(true)}>
              <Trans>Nuevo objetivo</Trans>
            </Button>
            {hasWeights ? (
              <Button
                variant="secondary"
                icon={Scale}
                aria-expanded={isWeighing}
                onClick={() => setIsWeighing(!isWeighing)}
              >
                <Trans>Repartir pesos</Trans>
              </Button>
            ) : null}
          </>
        ) : (
          <p className="text-small text-soft">
            <Trans>El periodo está cerrado: sus números ya no cambian.</Trans>
          </p>
        )}
      </div>
      {isMaking ? (
        <GoalPanel goal={null} periodId={period.id} open onClose={() => setIsMaking(false)} />
      ) : null}
      <QueryBoundary
        query={useQuery(goalQueries.list(period.id))}
        label={t`Cargando tus objetivos`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar tus objetivos.</Trans>}
        whatOld={<Trans>No pudimos actualizar tus objetivos.</Trans>}
      >
        {(goals) => {
          // What is owed comes first.
          const shown = goals
            .filter(({ categoryId }) => category === everything || categoryId === category)
            .toSorted((one, other) => Number(other.stale) - Number(one.stale));
          return (
            <div className="flex flex-col gap-4">
              {isWeighing && isOpen && hasWeights ? <Weights periodId={period.id} goals={goals} /> : null}
              {shown.length === 0 ? (
                <Empty text={<Trans>Todavía no tienes objetivos aquí.</Trans>} />
              ) : (
                <div className="grid items-start gap-4 xl:grid-cols-2">
                  {shown.map((goal) => (
                    <GoalCard key={goal.id} goal={goal} />
                  ))}
                </div>
              )}
            </div>
          );
        }}
      </QueryBoundary>
    </div>
  );
}
