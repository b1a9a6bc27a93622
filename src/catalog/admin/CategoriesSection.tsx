/** `/admin/product-categories`: the product categories and their order. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList, type DialogTie } from '#src/admin/AdminList.tsx';
import { useOrderColumn } from '#src/admin/useOrderColumn.tsx';
import { isInUse, whyFailed } from '#src/api/whyFailed.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { OwnIcon } from '#src/ui/OwnIcon.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { productIcon } from '#src/products/productIcons.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { categoryResource, refreshCatalog, type AdminCategory } from './places.queries.ts';

/** A category with products can only be deactivated. */
function RemoveCategory({
  category: { id, name, products },
  onSwitchOff,
  open,
  onClose,
}: DialogTie & { readonly category: AdminCategory; readonly onSwitchOff: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const remove = useWrite(categoryResource.remove, {
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
      onConfirm={() => (isUsed ? switchOff() : remove.mutate({ id }))}
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
  const query = useQuery(categoryResource.list());
  const turn = useSwitching(categoryResource);
  const rows = query.data ?? [];
  const { said, order } = useOrderColumn<AdminCategory>(categoryResource, rows, ({ name }) => name);
  const columns: readonly Column<AdminCategory>[] = [
    {
      id: 'name',
      header: t`Categoría`,
      cell: ({ name: label, icon, iconUrl }) => (
        <span className="inline-flex items-center gap-2.5">
          <OwnIcon url={iconUrl} drawing={productIcon(icon)} className="shrink-0 text-link" />
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
    order,
  ];
  return (
    <>
      <output className="sr-only">{said}</output>
      <AdminList
        of={[query]}
        rows={query.data}
        failed={t`No pudimos cargar las categorías.`}
        label={t`Categorías`}
        memory="product-categories"
        nameOf={({ name }) => name}
        columns={columns}
        turn={{ header: t`Activa`, to: turn }}
        add={<Trans>Nueva categoría</Trans>}
        none={{
          drawing: 'gift',
          text: <Trans>Las categorías ordenan lo que se puede canjear. Todavía no hay ninguna.</Trans>,
          add: <Trans>Crear la primera categoría</Trans>,
        }}
        panel={(category, tie) => <CategoryPanel category={category} {...tie} />}
        remove={(category, tie) => (
          <RemoveCategory
            category={category}
            onSwitchOff={() => turn({ id: category.id, active: false })}
            {...tie}
          />
        )}
      />
    </>
  );
}
