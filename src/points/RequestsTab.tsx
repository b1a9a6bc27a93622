/**
 * Requests for points: the reader's own, and above them the pending requests of others for people who decide
 * (spec §3 "Point request").
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { withTexts } from '#src/lib/texts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { RequestItem } from './RequestItem.tsx';
import { RequestList } from './RequestList.tsx';
import { useDecides } from './useWaiting.ts';
import { WithdrawRequest } from './WithdrawRequest.tsx';

const AskPanel = lazy(() =>
  withTexts(() => import('./AskPanel.tsx')).then((file) => ({ default: file.AskPanel })),
);
const DecisionPanel = lazy(() =>
  withTexts(() => import('./DecisionPanel.tsx')).then((file) => ({ default: file.DecisionPanel })),
);

const heading = 'text-h5 font-semibold';

function ToDecide(): ReactElement {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(false);
  const panel = usePanel<{ request: PointRequest; verdict: 'approve' | 'reject' }>();
  return (
    <section aria-labelledby="requests-to-decide" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="requests-to-decide" className={heading}>
          <Trans>Por decidir</Trans>
        </h2>
        <ToggleChip pressed={isAll} onPress={() => setIsAll(!isAll)}>
          <Trans>También las decididas</Trans>
        </ToggleChip>
      </div>
      <RequestList
        key={String(isAll)}
        of={isAll ? 'all' : 'waiting'}
        label={t`Solicitudes por decidir`}
        empty={
          <p className="rounded-card border border-line bg-card px-4 py-5 text-soft">
            {isAll ? (
              <Trans>Todavía nadie ha pedido puntos.</Trans>
            ) : (
              <Trans>No hay solicitudes esperando tu decisión.</Trans>
            )}
          </p>
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
      {panel.about === null ? null : (
        <Suspense>
          <DecisionPanel key={panel.opening} {...panel.about} open={panel.isOpen} onClose={panel.close} />
        </Suspense>
      )}
    </section>
  );
}

/** Both lists, each with its query states. */
export function RequestsTab(): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const decides = useDecides();
  const asking = usePanel<null>();
  const withdrawal = usePanel<PointRequest>();
  const mayAsk = me?.takesPoints === true || decides;
  const ask = (
    <Button icon={HandCoins} onClick={() => asking.open(null)}>
      <Trans>Pedir puntos</Trans>
    </Button>
  );
  return (
    <div className="flex flex-col gap-8">
      {decides ? <ToDecide /> : null}
      <section aria-labelledby="requests-of-mine" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 id="requests-of-mine" className={heading}>
              <Trans>Mis solicitudes</Trans>
            </h2>
            <p className="text-small text-soft">
              <Trans>Cuando te falten puntos para agradecer, pídelos y di para qué.</Trans>
            </p>
          </div>
          {mayAsk ? ask : null}
        </div>
        <RequestList
          of="mine"
          label={t`Mis solicitudes`}
          empty={
            <Empty
              drawing="gift"
              text={<Trans>Todavía no has pedido puntos. Lo que pidas y su respuesta quedarán aquí.</Trans>}
              action={mayAsk ? ask : undefined}
            />
          }
        >
          {(request) => <RequestItem request={request} isOwn onWithdraw={() => withdrawal.open(request)} />}
        </RequestList>
      </section>
      {asking.opening === 0 ? null : (
        <Suspense>
          <AskPanel key={asking.opening} open={asking.isOpen} onClose={asking.close} />
        </Suspense>
      )}
      {withdrawal.about === null ? null : (
        <WithdrawRequest
          key={withdrawal.opening}
          request={withdrawal.about}
          open={withdrawal.isOpen}
          onClose={withdrawal.close}
        />
      )}
    </div>
  );
}
