/** The filters of the catalog: search, order and price in one row, category chips below. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, Coins, Search } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { textLength } from '#schema/limits.parts.ts';
import { isNarrowed } from '#src/api/searchOf.ts';
import { catalogQueries } from './catalog.queries.ts';
import { catalogSearch, type ProductsFilter } from './catalogSearch.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { OwnIcon } from '#src/ui/OwnIcon.tsx';
import { productIcon } from '#src/products/productIcons.ts';
import { useProductNames } from './productNames.ts';

/** Debounce of the search, in ms. */
const pauseMs = 300;

export interface CatalogFiltersProps {
  value: ProductsFilter;
  /** `isTyped`: an intermediate state of a search, which replaces the history entry. */
  onChange: (value: ProductsFilter, isTyped?: boolean) => void;
}

function SearchWords({
  value,
  onChange,
}: {
  value: string;
  onChange: (words: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The value changed from outside: back, or "see everything".
    if (value !== typed.trim()) setTyped(value);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => onChange(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words, value, onChange]);
  return (
    <TextField
      label={t`Buscar en el catálogo`}
      hideLabel
      icon={Search}
      type="search"
      value={typed}
      maxLength={textLength.keywords}
      placeholder={t`Buscar en el catálogo`}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChange(words);
      }}
    />
  );
}

function Categories({ value, onChange }: CatalogFiltersProps): ReactElement {
  const { t } = useLingui();
  const names = useProductNames();
  const reach = useMe()?.pointsToRedeem ?? 0;
  const categories = useQuery(catalogQueries.categories());
  const chosen = value.categoryIds ?? [];
  const inReach = value.maxPoints === reach && value.minPoints === undefined;
  const turn = (id: string): string[] =>
    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  const shown = categories.data?.filter(
    ({ id, active, products }) => active && (products > 0 || chosen.includes(id)),
  );
  return (
    <div
      role="group"
      aria-label={t`Filtrar productos`}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0"
    >
      <ToggleChip
        pressed={!isNarrowed(value)}
        onPress={() => onChange(value.order === undefined ? {} : { order: value.order })}
      >
        <Trans>Todo</Trans>
      </ToggleChip>
      {reach > 0 ? (
        <ToggleChip
          icon={Coins}
          pressed={inReach}
          onPress={() => onChange({ ...value, minPoints: undefined, maxPoints: inReach ? undefined : reach })}
        >
          <Trans>Me alcanza</Trans>
        </ToggleChip>
      ) : null}
      <ToggleChip
        icon={Building2}
        pressed={value.justCorporative === true}
        onPress={() =>
          onChange({ ...value, justCorporative: value.justCorporative === true ? undefined : true })
        }
      >
        <Trans>De la empresa</Trans>
      </ToggleChip>
      {categories.isPending ? (
        <>
          <Skeleton className="h-10 w-32 shrink-0 animate-late" />
          <Skeleton className="h-10 w-28 shrink-0 animate-late" />
          <Skeleton className="h-10 w-36 shrink-0 animate-late" />
        </>
      ) : null}
      {shown?.map((one) => (
        <ToggleChip
          key={one.id}
          picture={<OwnIcon url={one.iconUrl} drawing={productIcon(one.icon)} size={16} />}
          pressed={chosen.includes(one.id)}
          onPress={() => onChange({ ...value, categoryIds: turn(one.id) })}
        >
          {names.category(one)}
        </ToggleChip>
      ))}
    </div>
  );
}

/** If categories cannot be loaded, only their chips are hidden. */
export function CatalogFilters({ value, onChange }: CatalogFiltersProps): ReactElement {
  const { t } = useLingui();
  const { keywords = '', order = catalogSearch.defaults.order } = value;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-56 flex-1">
          <SearchWords value={keywords} onChange={(words) => onChange({ ...value, keywords: words }, true)} />
        </div>
        <div className="min-w-44 max-sm:flex-1">
          <Select
            label={t`Ordenar`}
            hideLabel
            value={order}
            onChange={(next) => onChange({ ...value, order: next })}
            options={[
              { value: 'newest', label: t`Lo más nuevo` },
              { value: 'points_asc', label: t`Menos puntos` },
              { value: 'points_desc', label: t`Más puntos` },
            ]}
          />
        </div>
        <PriceFilter value={value} onChange={onChange} />
      </div>
      <Categories value={value} onChange={onChange} />
    </div>
  );
}
