/** `/admin/coupons`: the coupons of the organisation, how many are left, taken and used. */
import { useDebounced } from '#src/lib/useDebounced.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Select } from '#src/ui/Select.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { couponAdminQueries, type AdminCoupon } from './couponsAdmin.queries.ts';
import { DeleteCoupon } from './DeleteCoupon.tsx';
import { useCouponColumns } from './useCouponColumns.tsx';
import { useCouponSwitch } from './useCouponSwitch.ts';

/** Stands for every provider in the filter. */
const everybody = 'all';

/** Without a provider there is nobody to have coupons. */
const NoProvider = (): ReactElement => (
  <Empty
    drawing="gift"
    text={<Trans>Los cupones son de un proveedor: crea primero el tuyo y quién confirma sus canjes.</Trans>}
    action={
      <Link href="/admin/providers" asChild>
        <LinkButton variant="primary">
          <Trans>Ir a proveedores</Trans>
        </LinkButton>
      </Link>
    }
  />
);

/** The section. */
export function CouponsSection(): ReactElement {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [providerId, setProvider] = useState<string | null>(null);
  const filter = { keywords: useDebounced(query).trim(), providerId };
  const asked = useInfiniteQuery({
    ...couponAdminQueries.coupons(filter),
    placeholderData: keepPreviousData,
  });
  const providers = useQuery(couponAdminQueries.providers());
  const panel = usePanel<AdminCoupon | null>();
  const toDelete = usePanel<AdminCoupon>();
  const turn = useCouponSwitch();
  const columns = useCouponColumns(turn);
  const rows = asked.data?.pages.flatMap(({ items }) => items) ?? [];
  const isNarrowed = filter.keywords !== '' || providerId !== null;
  const hasNoProvider = providers.data?.length === 0;
  const add = (): void => panel.open(null);
  const clear = (): void => {
    setQuery('');
    setProvider(null);
  };
  const empty = isNarrowed ? (
    <NothingFound onClear={clear} />
  ) : hasNoProvider ? (
    <NoProvider />
  ) : (
    <Empty
      drawing="gift"
      text={<Trans>Los cupones son descuentos de tus proveedores. Todavía no hay ninguno.</Trans>}
      action={
        <Button variant="primary" disabled={providers.data === undefined} onClick={add}>
          <Trans>Crear el primer cupón</Trans>
        </Button>
      }
    />
  );
  return (
    <>
      <SectionActions>
        <Button
          variant="primary"
          icon={Plus}
          disabled={providers.data === undefined || hasNoProvider}
          onClick={add}
        >
          <Trans>Nuevo cupón</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[asked, providers]} what={t`No pudimos cargar los cupones.`}>
        <DataTable
          label={t`Cupones`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          memory="coupons"
          state={asked.isPending || asked.isPlaceholderData ? 'loading' : 'ready'}
          onOpen={panel.open}
          toolbar={
            <>
              <SearchField label={t`Buscar cupones`} value={query} onChange={setQuery} />
              {(providers.data?.length ?? 0) < 2 ? null : (
                <div className="w-full sm:w-56">
                  <Select
                    label={t`Proveedor`}
                    hideLabel
                    value={providerId ?? everybody}
                    onChange={(next) => setProvider(next === everybody ? null : next)}
                    options={[
                      { value: everybody, label: t`Todos los proveedores` },
                      ...(providers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
                    ]}
                  />
                </div>
              )}
            </>
          }
          actions={(row) => [
            [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(row) }],
            [
              {
                id: 'delete',
                label: t`Eliminar`,
                icon: Trash2,
                danger: true,
                onSelect: () => toDelete.open(row),
              },
            ],
          ]}
          empty={<Card>{empty}</Card>}
          footer={<MoreRows of={asked} />}
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <CouponPanel
          key={panel.opening}
          coupon={panel.about}
          providers={providers.data ?? []}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      {toDelete.about === null ? null : (
        <DeleteCoupon
          key={toDelete.opening}
          coupon={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
          onSwitchOff={({ id }) => turn.to({ id, active: false })}
        />
      )}
    </>
  );
}
