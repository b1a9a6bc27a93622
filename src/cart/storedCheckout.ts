/** What a checkout keeps through a reload: the intent of the purchase, where it stood, and what was typed (design §7). */
import * as z from 'zod/mini';
import { nothingStored, type StoredCheckout } from '#machines/checkout.setup.ts';
import { pageStorage } from '#src/lib/storages.ts';

/** Whose checkout. */
export interface CheckoutOwner {
  readonly id: string;
  readonly orgId: string;
}

const Kept = z.object({
  intent: z.nullable(z.string()),
  step: z.enum(['cart', 'checkout', 'sent']),
  total: z.nullable(z.number()),
  delivery: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    notes: z.string(),
  }),
  answers: z.record(z.string(), z.record(z.string(), z.string())),
});

// Where storage is full or denied the page itself still remembers.
const memory = new Map<string, string>();

const placeOf = ({ id, orgId }: CheckoutOwner): string => `checkout:${orgId}:${id}`;

/** What this tab kept; nothing where it can no longer be read. Never raises. */
export function readCheckout(owner: CheckoutOwner): StoredCheckout {
  const place = placeOf(owner);
  try {
    const text = pageStorage().getItem(place) ?? memory.get(place);
    if (text === undefined) return nothingStored;
    const kept = z.safeParse(Kept, JSON.parse(text));
    return kept.success ? kept.data : nothingStored;
  } catch {
    return nothingStored;
  }
}

/** Keeps it for this tab. Never raises. */
export function keepCheckout(owner: CheckoutOwner, kept: StoredCheckout): void {
  const place = placeOf(owner);
  const text = JSON.stringify(kept);
  memory.set(place, text);
  try {
    pageStorage().setItem(place, text);
    memory.delete(place);
  } catch {
    // It is in memory.
  }
}
