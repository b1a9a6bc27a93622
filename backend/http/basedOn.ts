/** The check of an edit that says what it is based on. */
import { isSameValue } from '#schema/kit/edit.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { domainError } from './domainError.ts';

/** A body made by `edit`. */
interface Edit {
  readonly basedOn?: Readonly<Record<string, unknown>> | undefined;
}

/** The stored value of each field that the body can change. */
type Stored<B> = { readonly [K in Exclude<keyof B, 'id' | 'basedOn'>]-?: unknown };

/**
 * Throws 409 with both values of each changed field whose stored value is neither the one the caller saw nor the new
 * one. Belongs before `applyPatch`, in the same transaction.
 */
export function expectBase<B extends Edit>(
  { language }: { readonly language: Language },
  body: B,
  stored: Stored<B>,
): void {
  const now: Readonly<Record<string, unknown>> = { ...stored };
  const given = new Map<string, unknown>(Object.entries(body));
  const reasons = Object.entries(body.basedOn ?? {}).flatMap(([field, basedOn]) =>
    given.get(field) === undefined ||
    isSameValue(now[field], basedOn) ||
    isSameValue(now[field], given.get(field))
      ? []
      : [{ ...reason(field, 'changed_meanwhile', language), basedOn, stored: now[field] ?? null }],
  );
  if (reasons.length > 0) throw domainError('conflict', language, reasons);
}
