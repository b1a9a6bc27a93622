/** What a challenge can cost at most, beside the budget. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { maxPoints } from '#schema/limits.ts';
import { formatNumber, points as pointsOf } from '#src/lib/numbers.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import { challengeResource } from './challengesAdmin.queries.ts';

export function CostCard({
  points,
  audience,
}: {
  readonly points: number | null;
  readonly audience: {
    readonly departmentIds: string[];
    readonly groupIds: string[];
    readonly userIds: string[];
  };
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const each = Math.min(Number(useDebounced(String(points ?? 0))), maxPoints);
  const query = useQuery({
    ...challengeResource.cost({ points: each, ...audience }),
    enabled: !Number.isNaN(each),
  });
  const cost = query.data;
  return (
    <Card className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Lo que puede costar</Trans>
      </CardTitle>
      {cost === undefined ? (
        query.isError ? (
          <Failed
            what={t`No pudimos calcular el costo.`}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading>
            <Skeleton className="h-32 w-full" />
          </Loading>
        )
      ) : (
        <>
          <DescriptionList
            items={[
              { term: t`Personas que pueden participar`, value: formatNumber(cost.people, language) },
              { term: t`Si todas lo logran`, value: pointsOf(cost.cost, language) },
              { term: t`Presupuesto de hoy`, value: pointsOf(cost.budget, language) },
            ]}
          />
          {cost.cost > cost.budget ? (
            <WarningLine>
              <Trans>
                Hoy no alcanzaría para todas. Los premios que falten esperan al presupuesto y se pagan una
                sola vez.
              </Trans>
            </WarningLine>
          ) : null}
        </>
      )}
    </Card>
  );
}
