/** Idempotent writes: a write with a key runs once, and its first answer is kept for 24 h and repeated. */
import { idempotencyMs } from '#schema/limits.parts.ts';
import type { Store } from '../store/port.ts';
import type { CallFacts } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import { idempotencyKeys } from '../http/idempotency.tables.ts';
import { domainError } from '../http/domainError.ts';

/** The key of a write that may be a repeat. */
export interface Repeat {
  readonly key: string;
  readonly fingerprint: string;
  /** The id of the person, or of the key of the public API. */
  readonly userId: string;
}

/** SHA-256 (hex) of the parts that make two requests equal: the call, its path with ids, its query and its body. */
export const fingerprintOf = (operation: string, { pathname, search }: URL, text: string): Promise<string> =>
  digestOf(`${operation}\n${pathname}${search}\n${text}`);

/**
 * The stored answer of a repeated request. Throws 409 if the data differ under the same key, or if the answer was
 * secret.
 */
export async function remembered(
  store: Store,
  { key, fingerprint, userId }: Repeat,
  { language, now }: CallFacts,
): Promise<{ status: number; body: unknown } | undefined> {
  const {
    rows: [known],
  } = await store.list(idempotencyKeys, { where: { userId, key } });
  if (known === undefined || Date.parse(known.createdAt) + idempotencyMs <= now) return undefined;
  if (known.fingerprint !== fingerprint) throw domainError('key_reused', language);
  if (known.answer === null) throw domainError('already_answered', language);
  const body: unknown = JSON.parse(known.answer);
  return { status: known.status, body };
}

/** Stores a first answer and deletes answers older than 24 h. */
export async function remember(
  store: Store,
  { key, fingerprint, userId }: Repeat,
  { status, body }: { readonly status: number; readonly body: unknown },
  isSecret: boolean,
  { at, now, newId }: CallFacts,
): Promise<void> {
  await store.remove(idempotencyKeys, { createdAt: { lte: new Date(now - idempotencyMs).toISOString() } });
  const answer = isSecret ? null : JSON.stringify(body);
  await store.insert(idempotencyKeys, [
    { id: newId(), userId, key, fingerprint, status, answer, createdAt: at },
  ]);
}
