/** The own picture of a type, tag, level, value or category, shown instead of its drawing (`icon`). */
import * as z from 'zod/mini';
import type { FileRule } from '../kit/files.ts';

/** What may be uploaded as the picture of a badge, type, level, value or category. */
export const iconImage = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 2_000_000,
} as const satisfies FileRule;

/** In a write: key of the caller's finished upload of the kind `corp-benef-image`; null takes the picture away. */
export const IconKey = z.optional(z.nullable(z.string().check(z.minLength(3), z.maxLength(100))));

/** In an answer: the address of the picture; null where the drawing is shown. */
export const IconUrl = z.nullable(z.string());

/** In an answer from which the thing can be changed: also the key, on which a change is based. */
export const ownIcon = { iconKey: z.nullable(z.string()), iconUrl: IconUrl } as const;
