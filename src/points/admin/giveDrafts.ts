/** Drafts of points to give. A draft is stored on this device until the points were given. */
import * as z from 'zod/mini';
import { purses } from '#schema/points/points.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
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
