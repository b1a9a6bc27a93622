/** `/admin/product-categories`: the product categories and their order. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { AdminList, type DialogTie } from '#src/admin/AdminList.tsx';
import { isInUse, whyFailed } from '#src/api/rowForm.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { moved, movesOf, type Placed } from '#src/admin/order.ts';
import { productIcon } from '#src/products/productIcons.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { placeQueries, placeWrites, refreshCatalog, type AdminCategory } from './places.queries.ts';

/** A category with products can only be deactivated. */
function RemoveCategory({
  category: { id, name, products },
  onSwitchOff,
  open,
  onClose,
}: DialogTie & { readonly category: AdminCategory; readonly onSwitchOff: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const remove = useWrite(placeWrites.removeCategory, {
    refresh: refreshCatalog,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste la categoría ${name}.` });
    },
  });
  const isUsed = products > 0 || isInUse(remove.error);
  const switchOff = (): void => {
    onSwitchOff();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar la categoría ${name}?`}
      confirmLabel={isUsed ? t`Desactivar` : t`Eliminar`}
      tone={isUsed ? 'plain' : 'danger'}
      busy={remove.isPending}
      failed={isInUse(remove.error) ? null : whyFailed(remove.error)}
      numbers={[{ label: t`Productos`, value: formatNumber(products, language) }]}
      onConfirm={() => (isUsed ? switchOff() : remove.mutate(id))}
    >
      {isUsed ? (
        <Trans>
          Tiene productos, así que no se puede eliminar. Si la desactivas, sus productos dejan de verse.
        </Trans>
      ) : (
        <Trans>No tiene productos. No se puede deshacer.</Trans>
      )}
    </ConfirmDialog>
  );
}

export function CategoriesSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const query = useQuery(placeQueries.categories());
  const turn = useSwitching(placeQueries.categories().queryKey, placeWrites.activateCategory, refreshCatalog);
  const move = useWrite(
    async (places: readonly Placed[], key) => {
      for (const { id, position } of places)
        await placeWrites.updateCategory({ id, input: { position } }, `${key}-${id}`);
    },
    { refresh: refreshCatalog },
  );
  const rows = query.data ?? [];
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
        // Some moves may have been written before the failure.
        refreshCatalog(cache);
        toasts.raise({
          severity: 'error',
          text: `${t`No se guardó el nuevo orden.`} ${whyFailed(error) ?? ''}`,
        });
      },
    });
  };
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar las categorías.`}
      label={t`Categorías`}
      memory="product-categories"
      nameOf={({ name }) => name}
      columns={columns}
      turn={{ header: t`Activa`, to: turn }}
      menu={(row, { edit, remove }) => [
        [
          edit,
          ...(rows.indexOf(row) > 0
            ? [{ id: 'up', label: t`Subir`, icon: ArrowUp, onSelect: () => moveTo(row, -1) }]
            : []),
          ...(rows.indexOf(row) < rows.length - 1
            ? [{ id: 'down', label: t`Bajar`, icon: ArrowDown, onSelect: () => moveTo(row, 1) }]
            : []),
        ],
        remove,
      ]}
      add={<Trans>Nueva categoría</Trans>}
      none={{
        drawing: 'gift',
        text: <Trans>Las categorías ordenan lo que se puede canjear. Todavía no hay ninguna.</Trans>,
        add: <Trans>Crear la primera categoría</Trans>,
      }}
      panel={(category, tie) => (
        <CategoryPanel
          category={category}
          position={Math.max(-1, ...rows.map((one) => one.position)) + 1}
          {...tie}
        />
      )}
      remove={(category, tie) => (
        <RemoveCategory
          category={category}
          onSwitchOff={() => turn({ id: category.id, active: false })}
          {...tie}
        />
      )}
    />
  );
}
