/** `/admin/points-requests`: requests for points with their purpose. Open requests come first, then decided ones. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { formatTotal } from '#src/lib/totals.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { DecisionPanel } from '#src/points/DecisionPanel.tsx';
import { RequestItem } from '#src/points/RequestItem.tsx';
import { RequestList } from '#src/points/RequestList.tsx';
import { useWaiting } from '#src/points/useWaiting.ts';
import { pointAdminQueries } from './pointsAdmin.queries.ts';

const views = ['all', 'waiting', 'decided'] as const;
type View = (typeof views)[number];

/** The points left for approvals. Hidden while unknown: the answer itself reports too few points. */
function Left(): ReactElement | null {
  const language = useLanguage();
  const { data } = useQuery(pointAdminQueries.rules());
  if (data === undefined) return null;
  const left = pointsIn(data.pointsToDistribute, language);
  return (
    <p className="text-small text-soft tabular-nums">
      <Trans>Quedan {left} por repartir.</Trans>
    </p>
  );
}

const heading = 'text-h6 font-semibold';

/** The filter is stored in the URL. */
export function RequestsSection(): ReactElement {
  const { t } = useLingui();
  const pending = useWaiting();
  const waiting = formatTotal(pending, useLanguage());
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'all';
  const panel = usePanel<{ request: PointRequest; verdict: 'approve' | 'reject' }>();
  const words: Readonly<Record<View, string>> = {
    all: t`Todas`,
    waiting: pending === 0 ? t`Por decidir` : t`Por decidir: ${waiting}`,
    decided: t`Decididas`,
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="group" aria-label={t`Qué solicitudes`} className="flex flex-wrap gap-2">
          {views.map((one) => (
            <ToggleChip
              key={one}
              pressed={view === one}
              onPress={() => setSearch(one === 'all' ? '' : { view: one }, samePlace())}
            >
              {words[one]}
            </ToggleChip>
          ))}
        </div>
        <Left />
      </div>
      {view === 'decided' ? null : (
        <section aria-labelledby="requests-waiting" className="flex max-w-prose72 flex-col gap-3">
          <h2 id="requests-waiting" className={heading}>
            <Trans>Por decidir</Trans>
          </h2>
          <RequestList
            of="waiting"
            label={t`Solicitudes por decidir`}
            empty={
              <Card>
                <Empty drawing="gift" text={<Trans>No hay solicitudes esperando tu decisión.</Trans>} />
              </Card>
            }
          >
            {(request) => (
              <RequestItem
                request={request}
                isOwn={false}
                onApprove={() => panel.open({ request, verdict: 'approve' })}
                onReject={() => panel.open({ request, verdict: 'reject' })}
              />
            )}
          </RequestList>
        </section>
      )}
      {view === 'waiting' ? null : (
        <section aria-labelledby="requests-decided" className="flex max-w-prose72 flex-col gap-3">
          <h2 id="requests-decided" className={heading}>
            <Trans>Decididas</Trans>
          </h2>
          <RequestList
            of="decided"
            label={t`Solicitudes decididas`}
            empty={
              <Card>
                <Empty
                  drawing="message"
                  text={
                    <Trans>Todavía no se decidió sobre ninguna. Aquí quedará quién respondió y qué.</Trans>
                  }
                />
              </Card>
            }
          >
            {(request) => <RequestItem request={request} isOwn={false} />}
          </RequestList>
        </section>
      )}
      {panel.about === null ? null : (
        <DecisionPanel key={panel.opening} {...panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
    </>
  );
}
