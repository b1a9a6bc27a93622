/** Orders and coupons on the wire, as far as tests read them. */

/** A delivery address. */
export const delivery = {
  name: 'Ana Ruiz',
  phone: '555 123 4567',
  address: 'Calle 1',
  city: 'Puebla',
  notes: '',
};

/** As on the wire. */
export interface Item {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly points: number;
  readonly quantity: number;
  readonly status: string;
  readonly note: string;
  readonly tracking_code: string | null;
}
/** As on the wire. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total_points: number;
  readonly refunded_points: number;
  readonly may_cancel: boolean;
  readonly items: readonly Item[];
  readonly user: { readonly email: string };
  readonly delivery: typeof delivery | null;
  readonly events: readonly {
    readonly item_id: string | null;
    readonly status: string;
    readonly note: string;
    readonly by: { readonly email: string } | null;
    readonly refunded: number;
  }[];
}

/** As on the wire. */
export interface Redemption {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly balance: number | null;
  readonly expires_at: string | null;
}
/** As on the wire. */
export interface Coupon {
  readonly id: string;
  readonly missing: readonly { readonly code: string; readonly changes_at: string | null }[];
  readonly redemption: Redemption | null;
}
