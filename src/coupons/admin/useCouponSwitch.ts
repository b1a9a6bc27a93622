/** Switches a coupon on or off with an optimistic update. A refusal reverts it and shows the reason. */
import { useQueryClient } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { refreshCoupons } from '#src/coupons/coupons.queries.ts';
import { couponAdminWrites, showKept, type AdminCoupon } from './couponsAdmin.queries.ts';

/** The state and callback of a row's switch. */
export interface CouponSwitch {
  readonly to: (change: Switching) => void;
  /** Whether the coupon is on, including a pending change. */
  readonly isOn: (coupon: Pick<AdminCoupon, 'id' | 'active'>) => boolean;
}

/** One change at a time. The answer updates the cached pages. */
export function useCouponSwitch(): CouponSwitch {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useWrite<Switching, AdminCoupon>(
    couponAdminWrites.activateCoupon,
    {
      refresh: refreshCoupons,
      onDone: (kept) => showKept(cache, kept),
    },
  );
  return {
    to: (change) =>
      mutate(change, {
        onError: (error) => toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message }),
      }),
    isOn: ({ id, active }) => (isPending && variables.id === id ? variables.active : active),
  };
}
