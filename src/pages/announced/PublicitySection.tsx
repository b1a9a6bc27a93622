/** `/admin/announcements`: the announcements of the organisation. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Power, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { announcedQueries, announcedWrites, refreshPages, type AdminPublicity } from './announced.queries.ts';
import { DeletePublicity } from './DeletePublicity.tsx';
import { PublicityPanel } from './PublicityPanel.tsx';
import { usePublicityColumns } from './usePublicityColumns.tsx';

/** The section. */
export function PublicitySection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(announcedQueries.publicity());
  const panel = usePanel<AdminPublicity | null>();
  const toDelete = usePanel<AdminPublicity>();
  const turn = useSwitching(announcedQueries.publicity().queryKey, announcedWrites.activate, refreshPages);
  const columns = usePublicityColumns(turn);
  const add = (): void => panel.open(null);
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo anuncio</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[query]} what={t`No pudimos cargar los anuncios.`}>
        <DataTable
          label={t`Anuncios`}
          rows={query.data ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          memory="announcements"
          state={query.isPending ? 'loading' : 'ready'}
          onOpen={panel.open}
          actions={(row) => [
            [
              { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(row) },
              {
                id: 'switch',
                label: row.active ? t`Apagar` : t`Encender`,
                icon: Power,
                onSelect: () => turn({ id: row.id, active: !row.active }),
              },
            ],
            [
              {
                id: 'delete',
                label: t`Eliminar`,
                icon: Trash2,
                danger: true,
                onSelect: () => toDelete.open(row),
              },
            ],
          ]}
          empty={
            <Card>
              <Empty
                drawing="bell"
                text={
                  <Trans>Lo que anuncias se ve donde tu gente ya está mirando. Todavía no hay nada.</Trans>
                }
                action={
                  <Button variant="primary" onClick={add}>
                    <Trans>Crear el primer anuncio</Trans>
                  </Button>
                }
              />
            </Card>
          }
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <PublicityPanel
          key={panel.opening}
          publicity={panel.about}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      {toDelete.about === null ? null : (
        <DeletePublicity
          key={toDelete.opening}
          publicity={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
        />
      )}
    </>
  );
}
