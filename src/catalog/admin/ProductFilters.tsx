/** The filters of the list of products: words, category, state and low stock. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PackageMinus } from 'lucide-react';
import type { ReactElement } from 'react';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import { productIcon } from '#src/products/productIcons.ts';
import { useProductNames } from '#src/catalog/productNames.ts';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { categoryResource } from './places.queries.ts';
import { fewPieces, type ProductFilter } from './productSearch.ts';

type ProductFiltersProps = Pick<ListFilter<ProductFilter>, 'filter' | 'typed' | 'onType' | 'onFilter'>;

/** If the categories fail to load, only their filter is hidden. The search still works. */
export function ProductFilters({ filter, typed, onType, onFilter }: ProductFiltersProps): ReactElement {
  const { t } = useLingui();
  const names = useProductNames();
  const categories = useQuery(categoryResource.list());
  return (
    <>
      <SearchField label={t`Buscar productos`} value={typed} onChange={onType} />
      {categories.data === undefined && filter.categoryId === undefined ? null : (
        <FilterSelect
          label={t`Categoría`}
          all={t`Todas las categorías`}
          value={filter.categoryId}
          onChange={(categoryId) => onFilter({ categoryId })}
          options={(categories.data ?? []).map((one) => ({
            value: one.id,
            label: names.category(one),
            icon: productIcon(one.icon),
          }))}
        />
      )}
      <FilterSelect
        label={t`Activos o inactivos`}
        all={t`Activos e inactivos`}
        value={filter.active === undefined ? undefined : filter.active ? 'on' : 'off'}
        onChange={(state) => onFilter({ active: state === undefined ? undefined : state === 'on' })}
        options={[
          { value: 'on', label: t`Activos` },
          { value: 'off', label: t`Inactivos` },
        ]}
      />
      <ToggleChip
        icon={PackageMinus}
        pressed={filter.stockBelow !== undefined}
        onPress={() => onFilter({ stockBelow: filter.stockBelow === undefined ? fewPieces : undefined })}
      >
        <Trans>Quedan pocos</Trans>
      </ToggleChip>
    </>
  );
}
