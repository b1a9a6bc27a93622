/** `/admin/providers`: whose products and coupons there are, and who confirms their redemptions. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { countryIn } from '#src/catalog/admin/countries.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { matches } from '#src/lib/text.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import {
  couponAdminQueries,
  couponAdminWrites,
  refreshProviders,
  type AdminProvider,
} from './couponsAdmin.queries.ts';
import { ProviderPanel } from './ProviderPanel.tsx';

/** The section. */
export function ProvidersSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const asked = useQuery(couponAdminQueries.providers());
  const [query, setQuery] = useState('');
  const panel = usePanel<AdminProvider | null>();
  const turn = useSwitching(
    couponAdminQueries.providers().queryKey,
    couponAdminWrites.activateProvider,
    refreshProviders,
  );
  const all = asked.data ?? [];
  const rows = all.filter(({ name, contactEmail, staff }) =>
    matches([name, contactEmail ?? '', ...staff.map(nameOf)].join(' '), query),
  );
  const add = (): void => panel.open(null);
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
    {
      id: 'active',
      header: t`Activo`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: ({ id, name, active }) => (
        <ActiveSwitch name={name} active={active} onChange={(next) => turn({ id, active: next })} />
      ),
    },
  ];
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo proveedor</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[asked]} what={t`No pudimos cargar los proveedores.`}>
        <DataTable
          label={t`Proveedores`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          memory="providers"
          state={asked.isPending ? 'loading' : 'ready'}
          onOpen={panel.open}
          toolbar={
            all.length === 0 ? undefined : (
              <SearchField label={t`Buscar proveedores`} value={query} onChange={setQuery} />
            )
          }
          actions={(row) => [
            [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(row) }],
          ]}
          empty={
            <Card>
              {all.length > 0 ? (
                <NothingFound onClear={() => setQuery('')} />
              ) : (
                <Empty
                  drawing="people"
                  text={
                    <Trans>
                      De un proveedor son los productos y los cupones que no entrega tu organización. Todavía
                      no hay ninguno.
                    </Trans>
                  }
                  action={
                    <Button variant="primary" onClick={add}>
                      <Trans>Crear el primer proveedor</Trans>
                    </Button>
                  }
                />
              )}
            </Card>
          }
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <ProviderPanel key={panel.opening} provider={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
    </>
  );
}
