/** Drafts of points to give. A draft is stored on this device until the points were given. */
import * as z from 'zod/mini';
import { purses } from '#schema/points/points.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import type { Me } from '#src/session/me.queries.ts';

/** The same amount for several people. */
export const ExtraDraft = z.object({
  people: z.array(PublicUser),
  amount: z.nullable(z.int()),
  reason: z.string(),
  purse: z.enum(purses),
});
export type ExtraDraft = z.output<typeof ExtraDraft>;

/** The lines of a transfer. */
export const TransferDraft = z.array(
  z.object({
    key: z.string(),
    people: z.array(PublicUser),
    amount: z.nullable(z.int()),
    reason: z.string(),
    purse: z.enum(purses),
  }),
);

/** The storage key of a user's draft of a kind. */
export const givePlace = (kind: 'extra' | 'transfer', { orgId, id }: Pick<Me, 'orgId' | 'id'>): string =>
  `draft:points-${kind}:${orgId}:${id}`;

/** The stored draft; null if there is none or it is invalid. Never throws. */
export function readGive<S extends z.ZodMiniType>(schema: S, place: string): z.output<S> | null {
  const text = readText(place);
  if (text === null) return null;
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Stores a draft; null removes it. Never throws. */
export const keepGive = (place: string, draft: unknown): void =>
  keepText(place, draft === null ? null : JSON.stringify(draft));
