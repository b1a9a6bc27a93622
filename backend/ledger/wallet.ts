/**
 * Payments from the caller's balance to give: a validation error in advance, or a conflict if the balance is too low by
 * then.
 */
import type { ActorContext } from '../http/context.ts';
import { domainError, type ValidationErrors } from '../http/domainError.ts';
import { accountsOf, InsufficientPoints, move, type Account, type Movement } from './ledger.ts';

/**
 * The caller's `give` account if it covers the price; otherwise adds an error at `field` with the balance and the
 * price. A price of 0 needs no account.
 */
export async function walletFor(
  { store, me, newId }: ActorContext,
  need: number,
  findings: ValidationErrors,
  field: string,
): Promise<Account | undefined> {
  if (need === 0) return undefined;
  if (!me.takesPoints) {
    findings.add(field, 'sender_without_points');
    return undefined;
  }
  const purse = (await accountsOf(store, [me.id], 'give', newId)).get(me.id);
  if (purse !== undefined && purse.balance >= need) return purse;
  findings.add(field, 'points_insufficient', { have: purse?.balance ?? 0, need });
  return undefined;
}

/** Moves points, all or none, and returns the transfers; throws a conflict if the balance is too low. */
export async function pay(
  { store, newId, at, language }: ActorContext,
  movements: readonly Movement[],
): ReturnType<typeof move> {
  try {
    return await move(store, movements, { newId, at });
  } catch (error) {
    if (error instanceof InsufficientPoints) throw domainError('conflict', language);
    throw error;
  }
}
