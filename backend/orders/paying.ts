/** Payments and refunds for purchases and coupons, between the balance to redeem and the `store` account. */
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { accountOf, accountsOf, InsufficientPoints, move } from '../ledger/ledger.ts';

type Draw = Pick<Context, 'store' | 'newId' | 'at'>;

/** The person whose points move, and the order or redemption. */
export interface Bill {
  readonly userId: string;
  readonly sourceId: string;
  readonly kind: 'purchase' | 'coupon';
}

async function endsOf({ store, newId }: Draw, { userId }: Bill) {
  const purse = (await accountsOf(store, [userId], 'redeem', newId)).get(userId);
  if (purse === undefined) throw new Error(`${userId} has no purse to redeem`);
  return { purse, till: await accountOf(store, 'store', newId) };
}

/**
 * Pays each price (at least 1) with its own transfer and returns the ids; all or none, 409 if the balance is too low.
 */
export async function payStore(
  context: Draw & Pick<Context, 'language'>,
  bill: Bill,
  prices: readonly number[],
): Promise<readonly string[]> {
  const { purse, till } = await endsOf(context, bill);
  const { kind, sourceId } = bill;
  const movements = prices.map((points) => ({ from: purse, to: till, points, kind, postId: null, sourceId }));
  try {
    return (await move(context.store, movements, context)).map(({ id }) => id);
  } catch (error) {
    if (error instanceof InsufficientPoints) throw domainError('conflict', context.language);
    throw error;
  }
}

/** Refunds these transfers, each with a transfer that names the reversed one. */
export async function refundStore(
  context: Draw,
  bill: Bill,
  paid: readonly { readonly transferId: string; readonly points: number }[],
): Promise<void> {
  const { purse, till } = await endsOf(context, bill);
  const { kind, sourceId } = bill;
  await move(
    context.store,
    paid.map(({ transferId, points }) => ({
      from: till,
      to: purse,
      points,
      kind,
      postId: null,
      sourceId,
      reverses: transferId,
    })),
    context,
  );
}
