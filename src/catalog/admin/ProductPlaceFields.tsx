/** The category, the catalog and the provider of a product. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWatch, type Control } from 'react-hook-form';
import { FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { productIcon } from '#src/products/productIcons.ts';
import { useProductNames } from '#src/catalog/productNames.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { ProductFields } from './productForm.ts';
import { catalogResource, categoryResource } from './places.queries.ts';
import { productProviders } from './products.queries.ts';

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

/** The rest of the form works while these lists load or if they fail. */
export function ProductPlaceFields({ control }: { readonly control: Control<ProductFields> }): ReactElement {
  const { t } = useLingui();
  const names = useProductNames();
  const categories = useQuery(categoryResource.list());
  const catalogs = useQuery(catalogResource.list());
  const providers = useQuery(productProviders());
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
      <FormSelect
        control={control}
        name="categoryId"
        label={t`Categoría`}
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
      />
      {catalogs.data.length === 0 ? null : (
        <FormSelect
          control={control}
          name="catalogId"
          label={t`Catálogo`}
          options={[
            { value: '', label: t`Todos los catálogos` },
            ...catalogs.data
              .filter((one) => isKept(one, chosenCatalog))
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <FormSelect
        control={control}
        name="providerId"
        label={t`Quién lo entrega`}
        options={[
          { value: '', label: t`Tu organización` },
          ...providers.data
            .filter((one) => isKept(one, chosenProvider))
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {chosenProvider === '' ? null : (
        <FormText
          control={control}
          name="externalId"
          label={t`Código del proveedor`}
          hint={t`Como lo llama el proveedor, para que sepa qué entregar.`}
          optional
          maxLength={64}
          spellCheck={false}
        />
      )}
    </>
  );
}
