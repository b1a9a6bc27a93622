/** Switching a coupon on or off from its row: seen at once, taken back with its reason where the server refuses. */
import { useQueryClient } from '@tanstack/react-query';
import { whyFailed } from '#src/api/rowForm.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { refreshCoupons } from '#src/coupons/coupons.queries.ts';
import { couponAdminWrites, showKept, type AdminCoupon } from './couponsAdmin.queries.ts';

/** What a row's switch needs. */
export interface CouponSwitch {
  readonly to: (change: Switching) => void;
  /** Whether it is on, or on its way to be. */
  readonly isOn: (coupon: Pick<AdminCoupon, 'id' | 'active'>) => boolean;
}

/** One at a time; pages of a list are changed with the answer. */
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
