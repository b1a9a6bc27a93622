/** Paying out of the caller's purse, for everything a person gives: said beforehand when it cannot be, and refused whole when it no longer can. */
import type { ActorContext } from '../http/context.ts';
import { domainError, type ValidationErrors } from '../http/domainError.ts';
import { accountsOf, InsufficientPoints, move, type Account, type Movement } from './ledger.ts';

/** The caller's purse to give when it holds the price; otherwise the finding at `field` says what it holds and what is needed. A price of 0 needs no purse. */
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

/** Moves points, all or none, and answers the transfers; a purse that does not hold them (any more) is a conflict. */
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
