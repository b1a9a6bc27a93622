/** `/admin/analytics`: the organisation's own analytics in their order, and who sees them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { OrderedList } from '#src/admin/OrderedList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useRowOrder } from '#src/admin/useRowOrder.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { ownResource, type OwnAnalytic } from './own.queries.ts';
import { OwnPanel } from './OwnPanel.tsx';
import { OwnRow } from './OwnRow.tsx';

export function OwnAdminSection(): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const me = useMe();
  const query = useQuery(ownResource.list());
  const panel = usePanel<OwnAnalytic | null>();
  const toDelete = usePanel<OwnAnalytic>();
  const move = useRowOrder<OwnAnalytic>(ownResource);
  const show = useWrite(ownResource.update, {
    refresh: ownResource.refresh,
    onDone: () => toasts.raise({ severity: 'success', text: t`Guardaste quién lo ve.` }),
  });
  const add = (): void => panel.open(null);
  const removed = toDelete.about === null ? '' : say(toDelete.about.name, toDelete.about.nameEn);
  const failed = whyFailed(show.error);
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo gráfico</Trans>
        </Button>
      </SectionActions>
      {failed === null ? null : <p role="alert">{failed}</p>}
      <ListBoundary of={[query]} what={t`No pudimos cargar los gráficos propios.`}>
        {query.data === undefined ? (
          <Loading>
            <span className="flex flex-col gap-3">
              {[0, 1, 2].map((line) => (
                <Skeleton key={line} className="h-24 w-full rounded-card" />
              ))}
            </span>
          </Loading>
        ) : query.data.length === 0 ? (
          <Card>
            <Empty
              text={<Trans>Un gráfico propio muestra la cifra que a tu organización le importa.</Trans>}
              action={
                <Button variant="primary" onClick={add}>
                  <Trans>Crear el primero</Trans>
                </Button>
              }
            />
          </Card>
        ) : (
          <OrderedList
            rows={query.data}
            keyOf={({ id }) => id}
            nameOf={({ name, nameEn }) => say(name, nameEn)}
            onMove={move}
          >
            {(row, movers) => (
              <OwnRow
                row={row}
                movers={movers}
                onEdit={() => panel.open(row)}
                onShow={(shownTo) => show.mutate({ id: row.id, input: { shownTo } })}
                onRemove={() => toDelete.open(row)}
              />
            )}
          </OrderedList>
        )}
      </ListBoundary>
      {panel.opening === 0 || me === undefined ? null : (
        <OwnPanel
          key={panel.opening}
          row={panel.about}
          owner={me}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      {toDelete.about === null ? null : (
        <RemoveQuestion
          key={toDelete.opening}
          id={toDelete.about.id}
          open={toDelete.isOpen}
          onClose={toDelete.close}
          title={t`¿Eliminar ${removed}?`}
          of={ownResource}
          done={t`Eliminaste ${removed}.`}
        >
          <Trans>Deja de verse para todas las personas. Las cifras que muestra no cambian.</Trans>
        </RemoveQuestion>
      )}
    </>
  );
}
