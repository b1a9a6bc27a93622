/** What stands above types: which ones each gathers. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { Look } from './Look.tsx';
import { whyFailed } from '#src/api/rowForm.ts';
import { typeQueries, typeWrites, type AdminSuperType } from './types.queries.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useSwitching } from './writes.ts';
import { useWrite } from './writes.ts';

/** Deleting one leaves its types as they are. */
export function SuperTypesTable({
  onOpen,
  onAdd,
}: {
  readonly onOpen: (superType: AdminSuperType) => void;
  readonly onAdd: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(typeQueries.superTypes());
  const types = useQuery(typeQueries.types());
  const toDelete = usePanel<AdminSuperType>();
  const turn = useSwitching(typeQueries.superTypes().queryKey, typeWrites.activateSuper);
  const name = toDelete.about?.name ?? '';
  const remove = useWrite(typeWrites.removeSuper, {
    onDone: () => {
      toDelete.close();
      toasts.raise({ severity: 'success', text: t`Eliminaste el supertipo ${name}.` });
    },
  });
  const gathered = ({ recognitionTypeIds }: AdminSuperType): string =>
    recognitionTypeIds.flatMap((id) => types.data?.find((type) => type.id === id)?.name ?? []).join(', ');
  return (
    <ListBoundary of={[query, types]} what={t`No pudimos cargar los supertipos.`}>
      <DataTable
        label={t`Supertipos`}
        rows={query.data ?? []}
        keyOf={({ id }) => id}
        nameOf={(row) => row.name}
        state={query.isPending ? 'loading' : 'ready'}
        onOpen={onOpen}
        columns={[
          {
            id: 'name',
            header: t`Supertipo`,
            cell: (row) => <Look icon={row.icon} color={null} name={row.name} detail={row.description} />,
          },
          {
            id: 'types',
            header: t`Tipos que reúne`,
            cell: (row) =>
              row.recognitionTypeIds.length === 0 ? (
                <span className="text-soft">
                  <Trans>Ninguno todavía</Trans>
                </span>
              ) : (
                gathered(row)
              ),
          },
          {
            id: 'active',
            header: t`Activo`,
            align: 'end',
            width: '5rem',
            cell: (row) => (
              <ActiveSwitch
                name={row.name}
                active={row.active}
                onChange={(active) => turn({ id: row.id, active })}
              />
            ),
          },
        ]}
        actions={(row) => [
          [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => onOpen(row) }],
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
              text={
                <Trans>
                  Un supertipo reúne tipos parecidos bajo un mismo título al reconocer. Con pocos tipos no
                  hace falta.
                </Trans>
              }
              action={
                <Button variant="secondary" onClick={onAdd}>
                  <Trans>Crear un supertipo</Trans>
                </Button>
              }
            />
          </Card>
        }
      />
      <ConfirmDialog
        open={toDelete.isOpen}
        onClose={() => {
          toDelete.close();
          remove.reset();
        }}
        title={t`¿Eliminar ${name}?`}
        confirmLabel={t`Eliminar`}
        busy={remove.isPending}
        failed={whyFailed(remove.error)}
        numbers={[
          {
            label: t`Tipos que quedan sin supertipo`,
            value: formatNumber(toDelete.about?.recognitionTypeIds.length ?? 0, language),
          },
        ]}
        onConfirm={() => {
          if (toDelete.about !== null) remove.mutate(toDelete.about.id);
        }}
      >
        <Trans>Los tipos y sus publicaciones se quedan como están.</Trans>
      </ConfirmDialog>
    </ListBoundary>
  );
}
