/** The catalog of a country to redeem from, if the organisation lets people choose (`choose_catalog`). */
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Catalog } from '#schema/catalog/catalog.shapes.ts';
import { request } from '#src/api/client.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { ChooseCatalogDocument } from '#src/gql/graphql.ts';
import { localeOf } from '#src/lib/dates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Select } from '#src/ui/Select.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { catalogQueries } from './catalog.queries.ts';

/** Draws nothing without a choice. A change needs no confirmation and shows its effect. */
export function CatalogPicker(): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const mayChoose = useModule('choose_catalog');
  const { data: catalogs = [] } = useQuery({ ...catalogQueries.catalogs(), enabled: mayChoose });
  const { mutate, isPending, variables } = useWrite<string, readonly Catalog[]>(
    async (catalogId, key) => (await request(ChooseCatalogDocument, { catalogId }, { key })).chooseCatalog,
    {
      onDone: (all) => cache.setQueryData(catalogQueries.catalogs().queryKey, all),
      refresh: () => {
        void cache.invalidateQueries({ queryKey: catalogQueries.all() });
        // Products in the cart may belong to the other country.
        void cache.invalidateQueries({ queryKey: ['cart'] });
      },
    },
  );
  const active = catalogs.filter((one) => one.active);
  if (!mayChoose || active.length < 2) return null;
  const mine = active.find((one) => one.isMine);
  const countries = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const choose = (id: string): void => {
    if (id === mine?.id || isPending) return;
    const name = active.find((one) => one.id === id)?.name ?? '';
    mutate(id, {
      onSuccess: () =>
        toasts.raise({
          severity: 'success',
          text: t`Ahora canjeas del catálogo ${name}. Lo que tengas en el carrito de otro catálogo no se podrá canjear.`,
        }),
      onError: (error) =>
        toasts.raise({
          severity: 'error',
          text: `${t`No se cambió el catálogo.`} ${whyFailed(error) ?? ''}`,
        }),
    });
  };
  return (
    <div className="w-36 sm:w-60">
      <Select
        label={t`Catálogo`}
        hideLabel
        value={(isPending ? variables : mine?.id) ?? null}
        onChange={choose}
        placeholder={t`Elige tu catálogo`}
        options={active.map(({ id, name, country }) => ({
          value: id,
          label: name,
          icon: Globe,
          ...(country === null ? {} : { detail: countries.of(country) ?? country }),
        }))}
      />
    </div>
  );
}
