/** "Mis códigos": usable codes, and below the used and expired ones. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { CodeCard } from './CodeCard.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { CouponSkeleton } from './CouponCard.tsx';
import { codesOf, type TakenCoupon } from './couponRows.ts';
import { couponQueries } from './coupons.queries.ts';

const grid = 'grid gap-4 sm:grid-cols-2 wide:gap-5';

function Group({
  title,
  codes,
  onShow,
}: {
  title: ReactNode;
  codes: readonly TakenCoupon[];
  onShow: (redemptionId: string) => void;
}): ReactElement | null {
  return codes.length === 0 ? null : (
    <section className="flex flex-col gap-4">
      <h2 className="text-h5 font-semibold">{title}</h2>
      <ul className={grid}>
        {codes.map((coupon) => (
          <CodeCard key={coupon.id} coupon={coupon} onShow={() => onShow(coupon.redemption.id)} />
        ))}
      </ul>
    </section>
  );
}

/** `code` is the redemption id of the open code. */
export function MyCodes({
  userId,
  code,
  onCode,
  onAll,
}: {
  userId: string;
  code: string | null;
  onCode: (redemptionId: string | null) => void;
  /** Leads to the available coupons. */
  onAll: () => void;
}): ReactElement {
  const { t } = useLingui();
  const asked = useQuery(couponQueries.taken(userId));
  const known = asked.data === undefined ? undefined : codesOf(asked.data);
  return (
    <>
      <QueryBoundary
        query={asked}
        label={t`Cargando tus códigos`}
        skeleton={
          <div className={grid}>
            <CouponSkeleton />
            <CouponSkeleton />
          </div>
        }
        what={<Trans>No pudimos cargar tus códigos.</Trans>}
        whatOld={<Trans>No pudimos actualizar tus códigos.</Trans>}
      >
        {(coupons) => {
          const { usable, over } = codesOf(coupons);
          return coupons.length === 0 ? (
            <Empty
              drawing="gift"
              text={<Trans>Todavía no tomaste ningún cupón. Cuando tomes uno, su código queda aquí.</Trans>}
              action={
                <Button variant="secondary" onClick={onAll}>
                  <Trans>Ver cupones</Trans>
                </Button>
              }
            />
          ) : (
            <div className="flex flex-col gap-8">
              <Group
                title={<Plural value={usable.length} one="Listo para usar" other="Listos para usar" />}
                codes={usable}
                onShow={onCode}
              />
              <Group title={<Trans>Usados y vencidos</Trans>} codes={over} onShow={onCode} />
            </div>
          );
        }}
      </QueryBoundary>
      {asked.isError && known === undefined ? null : (
        <CodeDialog
          id={code}
          codes={known === undefined ? undefined : [...known.usable, ...known.over]}
          onClose={() => onCode(null)}
        />
      )}
    </>
  );
}
