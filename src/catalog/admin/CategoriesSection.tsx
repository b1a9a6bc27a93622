/** `/admin/product-categories`: how the catalogue is ordered. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { isInUse, whyFailed } from '#src/api/rowForm.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { moved, movesOf, type Placed } from '#src/admin/order.ts';
import { productIcon } from '#src/products/productIcons.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { placeQueries, placeWrites, refreshCatalog, type AdminCategory } from './places.queries.ts';

/** The section. */
export function CategoriesSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const query = useQuery(placeQueries.categories());
  const panel = usePanel<AdminCategory | null>();
  const toDelete = usePanel<AdminCategory>();
  const turn = useSwitching(placeQueries.categories().queryKey, placeWrites.activateCategory, refreshCatalog);
  const move = useWrite(
    async (places: readonly Placed[], key) => {
      for (const { id, position } of places)
        await placeWrites.updateCategory({ id, input: { position } }, `${key}-${id}`);
    },
    { refresh: refreshCatalog },
  );
  const name = toDelete.about?.name ?? '';
  const remove = useWrite(placeWrites.removeCategory, {
    refresh: refreshCatalog,
    onDone: () => {
      toDelete.close();
      toasts.raise({ severity: 'success', text: t`Eliminaste la categoría ${name}.` });
    },
  });
  const rows = query.data ?? [];
  const add = (): void => panel.open(null);
  const isUsed = (toDelete.about?.products ?? 0) > 0 || isInUse(remove.error);
  const columns: readonly Column<AdminCategory>[] = [
    {
      id: 'name',
      header: t`Categoría`,
      cell: ({ name: label, icon }) => (
        <span className="inline-flex items-center gap-2.5">
          <Icon of={productIcon(icon)} className="shrink-0 text-link" />
          {label}
        </span>
      ),
    },
    { id: 'nameEn', header: t`En inglés`, cell: ({ nameEn }) => nameEn ?? '–' },
    {
      id: 'whose',
      header: t`De quién`,
      cell: ({ justCorporative }) => (justCorporative ? t`De la empresa` : t`De proveedores y propios`),
    },
    {
      id: 'products',
      header: t`Productos`,
      align: 'end',
      cell: ({ products }) => formatNumber(products, language),
    },
    {
      id: 'active',
      header: t`Activa`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: ({ id, name: label, active }) => (
        <ActiveSwitch name={label} active={active} onChange={(next) => turn({ id, active: next })} />
      ),
    },
  ];
  const moveTo = (row: AdminCategory, by: -1 | 1): void => {
    if (move.isPending) return;
    const from = rows.indexOf(row);
    move.mutate(movesOf(moved(rows, from, from + by)), {
      onSuccess: () => {
        const { name: label } = row;
        const place = from + by + 1;
        toasts.raise({ severity: 'success', text: t`${label}: puesto ${place} de ${rows.length}.` });
      },
      onError: (error) => {
        // Some of it may have been written.
        refreshCatalog(cache);
        toasts.raise({
          severity: 'error',
          text: `${t`No se guardó el nuevo orden.`} ${whyFailed(error) ?? ''}`,
        });
      },
    });
  };
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nueva categoría</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[query]} what={t`No pudimos cargar las categorías.`}>
        <DataTable
          label={t`Categorías`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name: label }) => label}
          memory="product-categories"
          state={query.isPending ? 'loading' : 'ready'}
          onOpen={panel.open}
          actions={(row) => [
            [
              { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(row) },
              ...(rows.indexOf(row) > 0
                ? [{ id: 'up', label: t`Subir`, icon: ArrowUp, onSelect: () => moveTo(row, -1) }]
                : []),
              ...(rows.indexOf(row) < rows.length - 1
                ? [{ id: 'down', label: t`Bajar`, icon: ArrowDown, onSelect: () => moveTo(row, 1) }]
                : []),
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
                drawing="gift"
                text={<Trans>Las categorías ordenan lo que se puede canjear. Todavía no hay ninguna.</Trans>}
                action={
                  <Button variant="primary" onClick={add}>
                    <Trans>Crear la primera categoría</Trans>
                  </Button>
                }
              />
            </Card>
          }
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <CategoryPanel
          key={panel.opening}
          category={panel.about}
          position={Math.max(-1, ...rows.map((one) => one.position)) + 1}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      <ConfirmDialog
        open={toDelete.isOpen}
        onClose={() => {
          toDelete.close();
          remove.reset();
        }}
        title={t`¿Eliminar la categoría ${name}?`}
        confirmLabel={isUsed ? t`Desactivar` : t`Eliminar`}
        tone={isUsed ? 'plain' : 'danger'}
        busy={remove.isPending}
        failed={isInUse(remove.error) ? null : whyFailed(remove.error)}
        numbers={[{ label: t`Productos`, value: formatNumber(toDelete.about?.products ?? 0, language) }]}
        onConfirm={() => {
          if (toDelete.about === null) return;
          if (isUsed) {
            turn({ id: toDelete.about.id, active: false });
            toDelete.close();
          } else remove.mutate(toDelete.about.id);
        }}
      >
        {isUsed ? (
          <Trans>
            Tiene productos, así que no se puede eliminar. Si la desactivas, sus productos dejan de verse.
          </Trans>
        ) : (
          <Trans>No tiene productos. No se puede deshacer.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
