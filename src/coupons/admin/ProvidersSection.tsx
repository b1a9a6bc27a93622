/** `/admin/providers`: the providers of products and coupons, and the users who confirm redemptions. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { countryIn } from '#src/catalog/admin/countries.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { TextLink } from '#src/ui/LinkButton.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { providerResource, type AdminProvider } from './couponsAdmin.queries.ts';
import { ProviderPanel } from './ProviderPanel.tsx';

export function ProvidersSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const asked = useQuery(providerResource.list());
  const turn = useSwitching(providerResource);
  const columns: readonly Column<AdminProvider>[] = [
    { id: 'name', header: t`Proveedor`, cell: ({ name }) => name },
    {
      id: 'contact',
      header: t`Contacto`,
      cell: ({ contactEmail }) =>
        contactEmail === null ? '–' : <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>,
    },
    {
      id: 'country',
      header: t`País`,
      cell: ({ country }) => countryIn(country, language) ?? t`Cualquier país`,
    },
    {
      id: 'staff',
      header: t`Confirman canjes`,
      cell: ({ staff }) =>
        staff.length === 0 ? (
          <span className="text-soft">
            <Trans>Nadie todavía</Trans>
          </span>
        ) : staff.length <= 2 ? (
          staff.map(nameOf).join(', ')
        ) : (
          <Plural value={staff.length} one="# persona" other="# personas" />
        ),
    },
    {
      id: 'coupons',
      header: t`Cupones`,
      align: 'end',
      cell: ({ coupons }) => formatNumber(coupons, language),
    },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={asked.data}
      failed={t`No pudimos cargar los proveedores.`}
      label={t`Proveedores`}
      memory="providers"
      nameOf={({ name }) => name}
      columns={columns}
      search={{
        label: t`Buscar proveedores`,
        textOf: ({ name, contactEmail, staff }) => [name, contactEmail ?? '', ...staff.map(nameOf)].join(' '),
      }}

      turn={{ header: t`Activo`, to: turn }}

      add={<Trans>Nuevo proveedor</Trans>}
      none={{
        drawing: 'people',
        text: (
          <Trans>
            De un proveedor son los productos y los cupones que no entrega tu organización. Todavía no hay
            ninguno.
          </Trans>
        ),
        add: <Trans>Crear el primer proveedor</Trans>,
      }}
      panel={(provider, tie) => <ProviderPanel provider={provider} {...tie} />}
    />
  );
}
