/** `/admin/values`: the values of the organisation and their order. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ValueEnd } from './ValueEnd.tsx';
import { ValueList } from './ValueList.tsx';
import { ValuePanel } from './ValuePanel.tsx';
import { valueResource, type AdminValue } from './values.queries.ts';

export function ValuesSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(valueResource.list());
  const panel = usePanel<AdminValue | null>();
  const toDelete = usePanel<AdminValue>();
  const turn = useSwitching(valueResource);
  const add = (): void => panel.open(null);
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo valor</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[query]} what={t`No pudimos cargar los valores.`}>
        {query.data === undefined ? (
          <Loading>
            <span className="flex flex-col gap-3">
              {[0, 1, 2, 3].map((line) => (
                <Skeleton key={line} className="h-20 w-full rounded-card" />
              ))}
            </span>
          </Loading>
        ) : query.data.length === 0 ? (
          <Card>
            <Empty
              text={
                <Trans>
                  Con valores, cada reconocimiento muestra lo que tu organización quiere ver. Todavía no hay
                  ninguno.
                </Trans>
              }
              action={
                <Button variant="primary" onClick={add}>
                  <Trans>Crear el primer valor</Trans>
                </Button>
              }
            />
          </Card>
        ) : (
          <ValueList
            values={query.data}
            onEdit={panel.open}
            onTurn={(value, active) => turn({ id: value.id, active })}
            onRemove={toDelete.open}
          />
        )}
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <ValuePanel key={panel.opening} value={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
      {toDelete.about === null ? null : (
        <ValueEnd
          key={toDelete.opening}
          value={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
          onSwitchOff={(value) => turn({ id: value.id, active: false })}
        />
      )}
    </>
  );
}
