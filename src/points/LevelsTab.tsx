/** Levels: the reader's level, the distance to the next one, and the benefits of each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { LevelStep } from './LevelStep.tsx';
import { levelName } from './levelName.ts';
import { walletQueries, type LevelsSeen } from './wallet.queries.ts';

function Standing({ seen: { myLevel } }: { seen: LevelsSeen }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { earned, level, next } = myLevel;
  const have = pointsIn(earned, language);
  const from = level?.minPoints ?? 0;
  const nextName = next === null ? '' : levelName(next, language);
  const missing = next === null ? '' : pointsIn(Math.max(0, next.minPoints - earned), language);
  return (
    <Card as="section" tone="tint" aria-labelledby="level-standing" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand"
        >
          <TypeIcon type={level ?? { icon: 'sprout' }} size={24} fills />
        </span>
        <div className="min-w-0">
          <h2 id="level-standing" className="text-h4 font-bold text-balance">
            {level === null ? <Trans>Estás por empezar</Trans> : levelName(level, language)}
          </h2>
          <p className="text-small text-soft">
            <Trans>Has ganado {have}. Lo que canjeas no te baja de nivel.</Trans>
          </p>
        </div>
      </div>
      {next === null ? (
        <p className="font-semibold">
          <Trans>Llegaste al nivel más alto.</Trans>
        </p>
      ) : (
        <ProgressBar
          label={t`Hacia ${nextName}`}
          value={earned - from}
          max={next.minPoints - from}
          showValue={t`Te faltan ${missing}`}
        />
      )}
    </Card>
  );
}

/** All levels in order, as steps. */
export function LevelsTab(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(walletQueries.levels())}
      label={t`Cargando los niveles`}
      skeleton={
        <span className="flex flex-col gap-4">
          <Skeleton className="h-40 w-full rounded-card!" />
          <Skeleton className="h-64 w-full rounded-card!" />
        </span>
      }
      what={<Trans>No pudimos cargar los niveles.</Trans>}
      whatOld={<Trans>No pudimos actualizar los niveles.</Trans>}
    >
      {(seen) =>
        seen.levels.length === 0 ? (
          <Empty
            drawing="gift"
            text={
              <Trans>Tu organización todavía no tiene niveles. Lo que ganes contará cuando los tenga.</Trans>
            }
          />
        ) : (
          <div className="flex flex-col gap-6">
            <Standing seen={seen} />
            <ol aria-label={t`Todos los niveles`}>
              {seen.levels.map((level) => (
                <LevelStep
                  key={level.id}
                  level={level}
                  state={
                    level.id === seen.myLevel.level?.id
                      ? 'here'
                      : level.minPoints <= seen.myLevel.earned
                        ? 'passed'
                        : 'ahead'
                  }
                />
              ))}
            </ol>
          </div>
        )
      }
    </QueryBoundary>
  );
}
