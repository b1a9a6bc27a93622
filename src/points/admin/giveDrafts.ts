/** Points that somebody is about to give: kept on this device until they were given, over reload, back and sign-in. */
import * as z from 'zod/mini';
import { purses } from '#schema/points/points.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import type { Me } from '#src/session/me.queries.ts';

/** The same for several people. */
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

/** Where a person's draft of a kind is kept. */
export const givePlace = (kind: 'extra' | 'transfer', { orgId, id }: Pick<Me, 'orgId' | 'id'>): string =>
  `draft:points-${kind}:${orgId}:${id}`;

/** What was kept; null where nothing is, or where it can no longer be read. Never raises. */
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

/** Keeps a draft; null forgets it. Never raises. */
export const keepGive = (place: string, draft: unknown): void =>
  keepText(place, draft === null ? null : JSON.stringify(draft));
