/** Stores a checkout across a reload: the intent of the purchase, the step, and the input. */
import * as z from 'zod/mini';
import { nothingStored, type StoredCheckout } from '#machines/checkout.setup.ts';
import { pageStorage } from '#src/lib/storages.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

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

// Fallback for this page if storage is full or denied.
const memory = new Map<string, string>();

const placeOf = ({ id, orgId }: DraftOwner): string => `checkout:${orgId}:${id}`;

/** The stored checkout of this tab; the empty one if it can no longer be parsed. Never raises. */
export function readCheckout(owner: DraftOwner): StoredCheckout {
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

/** Stores the checkout for this tab. Never raises. */
export function keepCheckout(owner: DraftOwner, kept: StoredCheckout): void {
  const place = placeOf(owner);
  const text = JSON.stringify(kept);
  memory.set(place, text);
  try {
    pageStorage().setItem(place, text);
    memory.delete(place);
  } catch {
    // The memory fallback holds it.
  }
}
