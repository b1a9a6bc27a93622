/** `/admin/coupons`: the coupons of the organisation with their remaining, taken and used counts. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { AdminList } from '#src/admin/AdminList.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { couponResource, couponSearch, providerResource } from './couponsAdmin.queries.ts';
import { DeleteCoupon } from './DeleteCoupon.tsx';
import { useCouponColumns } from './useCouponColumns.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';

/** A coupon needs a provider, so the list is empty without one. */
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

export function CouponsSection(): ReactElement {
  const { t } = useLingui();
  const { filter, typed, onType, onFilter, clear, isNarrowed } = useListFilter(couponSearch);
  const asked = useInfiniteQuery({
    ...couponResource.list(filter),
    placeholderData: keepPreviousData,
  });
  const providers = useQuery(providerResource.list());
  const turn = useSwitching(couponResource);
  const columns = useCouponColumns();
  const hasNoProvider = providers.data?.length === 0;
  return (
    <AdminList
      of={[asked, providers]}
      rows={asked.data?.pages.flatMap(({ items }) => items)}
      failed={t`No pudimos cargar los cupones.`}
      label={t`Cupones`}
      memory="coupons"
      nameOf={({ title }) => title}
      columns={columns}
      turn={{ header: t`Activo`, to: turn }}
      filters={{
        tools: (
          <>
            <SearchField label={t`Buscar cupones`} value={typed} onChange={onType} />
            {(providers.data?.length ?? 0) < 2 ? null : (
              <FilterSelect
                label={t`Proveedor`}
                all={t`Todos los proveedores`}
                value={filter.providerId}
                onChange={(providerId) => onFilter({ providerId })}
                options={(providers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </>
        ),
        isNarrowed,
        onClear: clear,
      }}
      add={<Trans>Nuevo cupón</Trans>}
      isAddDisabled={providers.data === undefined || hasNoProvider}
      none={
        hasNoProvider ? (
          <NoProvider />
        ) : (
          {
            drawing: 'gift',
            text: <Trans>Los cupones son descuentos de tus proveedores. Todavía no hay ninguno.</Trans>,
            add: <Trans>Crear el primer cupón</Trans>,
          }
        )
      }
      panel={(coupon, tie) => <CouponPanel coupon={coupon} providers={providers.data ?? []} {...tie} />}
      remove={(coupon, tie) => (
        <DeleteCoupon coupon={coupon} onSwitchOff={({ id }) => turn({ id, active: false })} {...tie} />
      )}
      footer={<MoreRows of={asked} />}
    />
  );
}
