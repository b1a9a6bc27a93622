/** "Disponibles": the available coupons, filtered by search and provider. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { CouponCard, CouponSkeleton } from './CouponCard.tsx';
import { offered } from './couponRows.ts';
import { couponQueries } from './coupons.queries.ts';
import { TakeDialog } from './TakeDialog.tsx';

const grid = 'grid items-stretch gap-4 sm:grid-cols-2 xl:grid-cols-3 wide:gap-5';
/** Longest search, in characters. */
const maxWords = 100;

/** The filter of the list. */
export interface CouponsFilter {
  readonly words: string;
  readonly providerId: string | null;
}

interface OfferedProps {
  filter: CouponsFilter;
  onFilter: (filter: CouponsFilter) => void;
  onCode: (redemptionId: string) => void;
}

/** If providers cannot be loaded, only their chips are hidden. */
function Filters({ filter, onFilter }: Omit<OfferedProps, 'onCode'>): ReactElement {
  const { t } = useLingui();
  const { providerId, words } = filter;
  const providers = useQuery(couponQueries.providers());
  const shown = providers.data?.filter(({ id, coupons }) => coupons > 0 || id === providerId) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <div className="w-full sm:w-80">
        <TextField
          label={t`Buscar cupones`}
          hideLabel
          icon={Search}
          type="search"
          value={words}
          maxLength={maxWords}
          placeholder={t`Buscar cupones`}
          autoComplete="off"
          onChange={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
        />
      </div>
      {shown.length < 2 && providerId === null ? null : (
        <div
          role="group"
          aria-label={t`Proveedor`}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0"
        >
          <ToggleChip pressed={providerId === null} onPress={() => onFilter({ ...filter, providerId: null })}>
            <Trans>Todos</Trans>
          </ToggleChip>
          {shown.map(({ id, name }) => (
            <ToggleChip
              key={id}
              pressed={providerId === id}
              onPress={() => onFilter({ ...filter, providerId: providerId === id ? null : id })}
            >
              {name}
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}

/** The tab. */
export function OfferedCoupons({ filter, onFilter, onCode }: OfferedProps): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const taking = usePanel<Coupon>();
  const { providerId, words } = filter;
  const asked = useQuery({
    ...couponQueries.list(providerId),
    // The cached coupons of the provider, until the full list has loaded.
    placeholderData: () =>
      cache
        .getQueryData(couponQueries.list(null).queryKey)
        ?.filter(({ provider }) => provider.id === providerId),
  });
  const isNarrowed = providerId !== null || words.trim() !== '';
  const empty = isNarrowed ? (
    <Empty
      drawing="search"
      text={<Trans>Ningún cupón coincide con lo que buscas.</Trans>}
      action={
        <Button variant="secondary" onClick={() => onFilter({ words: '', providerId: null })}>
          <Trans>Ver todos</Trans>
        </Button>
      }
    />
  ) : (
    <Empty
      drawing="gift"
      text={<Trans>Por ahora no hay cupones. Cuando tu organización publique uno, lo verás aquí.</Trans>}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <Filters filter={filter} onFilter={onFilter} />
      <QueryBoundary
        query={asked}
        label={t`Cargando cupones`}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 6 }, (_, card) => (
              <CouponSkeleton key={card} />
            ))}
          </div>
        }
        what={<Trans>No pudimos cargar los cupones.</Trans>}
        whatOld={<Trans>No pudimos actualizar los cupones.</Trans>}
      >
        {(coupons) => {
          const shown = offered(coupons, words);
          return shown.length === 0 ? (
            empty
          ) : (
            <ul aria-label={t`Cupones`} className={grid}>
              {shown.map((coupon) => (
                <li key={coupon.id}>
                  <CouponCard coupon={coupon} onTake={taking.open} onCode={onCode} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
      {taking.about === null ? null : (
        <TakeDialog
          key={taking.opening}
          coupon={taking.about}
          open={taking.isOpen}
          onClose={taking.close}
          onTaken={({ id }: Redemption) => {
            taking.close();
            onCode(id);
          }}
        />
      )}
    </div>
  );
}
