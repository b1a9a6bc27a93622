/** The filters of the list of products: words, category, state and low stock. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PackageMinus } from 'lucide-react';
import type { ReactElement } from 'react';
import { SearchField } from '#src/admin/SearchField.tsx';
import { productIcon } from '#src/products/productIcons.ts';
import { useProductNames } from '#src/catalog/productNames.ts';
import { Select } from '#src/ui/Select.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { placeQueries } from './places.queries.ts';
import type { ProductScope } from './productScope.ts';

interface ProductFiltersProps {
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly scope: ProductScope;
  readonly onScope: (scope: ProductScope) => void;
}

const states = { '': null, on: true, off: false } as const;
type State = keyof typeof states;
const stateNames = ['', 'on', 'off'] as const;

/** If the categories fail to load, only their filter is hidden. The search still works. */
export function ProductFilters({ typed, onType, scope, onScope }: ProductFiltersProps): ReactElement {
  const { t } = useLingui();
  const names = useProductNames();
  const categories = useQuery(placeQueries.categories());
  const words: Readonly<Record<State, string>> = {
    '': t`Activos e inactivos`,
    on: t`Activos`,
    off: t`Inactivos`,
  };
  return (
    <>
      <SearchField label={t`Buscar productos`} value={typed} onChange={onType} />
      {categories.data === undefined && scope.categoryId === null ? null : (
        <div className="min-w-48 max-sm:w-full">
          <Select
            label={t`Categoría`}
            hideLabel
            value={scope.categoryId ?? ''}
            onChange={(id) => onScope({ ...scope, categoryId: id === '' ? null : id })}
            options={[
              { value: '', label: t`Todas las categorías` },
              ...(categories.data ?? []).map((one) => ({
                value: one.id,
                label: names.category(one),
                icon: productIcon(one.icon),
              })),
            ]}
          />
        </div>
      )}
      <div className="min-w-44 max-sm:w-full">
        <Select
          label={t`Activos o inactivos`}
          hideLabel
          value={stateNames.find((one) => states[one] === scope.active) ?? ''}
          onChange={(state) => onScope({ ...scope, active: states[state] })}
          options={stateNames.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <ToggleChip
        icon={PackageMinus}
        pressed={scope.few}
        onPress={() => onScope({ ...scope, few: !scope.few })}
      >
        <Trans>Quedan pocos</Trans>
      </ToggleChip>
    </>
  );
}
