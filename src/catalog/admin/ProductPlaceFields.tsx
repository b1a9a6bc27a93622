/** Where a product stands and whom it comes from: its category, its catalog, its provider. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { productIcon } from '#src/products/productIcons.ts';
import { useProductNames } from '#src/catalog/productNames.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { ProductFields } from './productForm.ts';
import { placeQueries } from './places.queries.ts';
import { productQueries } from './products.queries.ts';

function NoCategory(): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-warning-tint px-3 py-2.5 text-small">
      <span className="flex-1">
        <Trans>Un producto necesita una categoría y todavía no hay ninguna.</Trans>
      </span>
      <Link href="/admin/product-categories" asChild>
        <LinkButton size="small">
          <Trans>Crear una categoría</Trans>
        </LinkButton>
      </Link>
    </div>
  );
}

/** The rest of the form can be written while these lists come, or cannot. */
export function ProductPlaceFields({ control }: { readonly control: Control<ProductFields> }): ReactElement {
  const { t } = useLingui();
  const names = useProductNames();
  const categories = useQuery(placeQueries.categories());
  const catalogs = useQuery(placeQueries.catalogs());
  const providers = useQuery(productQueries.providers());
  const [chosen, chosenCatalog, chosenProvider] = useWatch({
    control,
    name: ['categoryId', 'catalogId', 'providerId'],
  });
  const lists = [categories, catalogs, providers];
  if (categories.data === undefined || catalogs.data === undefined || providers.data === undefined)
    return lists.some(({ isError }) => isError) ? (
      <Failed
        what={<Trans>No pudimos cargar las categorías, los catálogos y los proveedores.</Trans>}
        detail={<Trans>Lo que escribiste sigue aquí.</Trans>}
        busy={lists.some(({ isFetching }) => isFetching)}
        onRetry={() => lists.filter(({ isError }) => isError).forEach((one) => void one.refetch())}
      />
    ) : (
      <Loading label={t`Cargando las categorías`}>
        <Skeleton className="h-17 w-full rounded-control" />
        <Skeleton className="mt-5 h-17 w-full rounded-control" />
      </Loading>
    );
  const off = t`Desactivada`;
  const isKept = (one: { readonly id: string; readonly active: boolean }, id: string): boolean =>
    one.active || one.id === id;
  return (
    <>
      {categories.data.length === 0 ? <NoCategory /> : null}
      <Controller
        control={control}
        name="categoryId"
        render={({ field, fieldState }) => (
          <Select
            label={t`Categoría`}
            value={field.value === '' ? null : field.value}
            onChange={field.onChange}
            placeholder={t`Elige una categoría`}
            disabled={categories.data.length === 0}
            options={categories.data
              .filter((one) => isKept(one, chosen))
              .map((one) => ({
                value: one.id,
                label: names.category(one),
                icon: productIcon(one.icon),
                ...(one.active ? {} : { detail: off }),
              }))}
            error={fieldState.error?.message}
          />
        )}
      />
      {catalogs.data.length === 0 ? null : (
        <Controller
          control={control}
          name="catalogId"
          render={({ field, fieldState }) => (
            <Select
              label={t`Catálogo`}
              value={field.value}
              onChange={field.onChange}
              options={[
                { value: '', label: t`Todos los catálogos` },
                ...catalogs.data
                  .filter((one) => isKept(one, chosenCatalog))
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="providerId"
        render={({ field, fieldState }) => (
          <Select
            label={t`Quién lo entrega`}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: '', label: t`Tu organización` },
              ...providers.data
                .filter((one) => isKept(one, chosenProvider))
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            error={fieldState.error?.message}
          />
        )}
      />
      {chosenProvider === '' ? null : (
        <Controller
          control={control}
          name="externalId"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t`Código del proveedor`}
              hint={t`Como lo llama el proveedor, para que sepa qué entregar.`}
              optional
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
