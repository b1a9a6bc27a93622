/**
 * `/cupons`: members take coupons and see their codes; external people confirm the redemptions of their
 * provider (spec §2, §7 "Coupons").
 */
import { lazy, Suspense, type ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { MemberCoupons } from './MemberCoupons.tsx';

const RedeemPart = lazy(() => import('./RedeemStep.tsx').then((file) => ({ default: file.RedeemStep })));

/** The screen of the route `/cupons`. */
export function CouponsScreen(): ReactElement | null {
  const me = useMe();
  if (me === undefined) return null;
  return me.permissions.includes('store.use') ? (
    <MemberCoupons userId={me.id} />
  ) : (
    <Suspense>
      <RedeemPart />
    </Suspense>
  );
}
