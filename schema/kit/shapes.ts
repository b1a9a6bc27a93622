/** Shapes that every domain uses: ids, instants, pages. */
import * as z from 'zod/mini';
import { maxPoints, pageSize } from '../limits.ts';
import { textLength } from '../limits.parts.ts';
import type { AnySchema } from './endpoint.ts';
import { isAddress, plainAddress } from './names.ts';
import type { GeneralCode } from '../reasons.general.ts';

/** An id, opaque to callers. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64));
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** A day, YYYY-MM-DD. */
export const Day = z.iso.date();
/** An e-mail address as typed; comparisons use lower case. */
export const Email = z.email({ pattern: /^[^@]+@[^@]+$/, abort: true }).check(
  z.overwrite(plainAddress),
  z.maxLength(254),
  z.refine((text) => text.length > 254 || isAddress(text), {
    params: { code: 'email' satisfies GeneralCode },
  }),
);
/** A count, never negative. */
export const Count = z.int().check(z.gte(0));
/** Points of one movement; 0 is allowed. */
export const Amount = z.int().check(z.gte(0), z.lte(maxPoints));
/** Points of a movement that must not be empty. */
export const Points = z.int().check(z.gte(1), z.lte(maxPoints));
export const Color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** Search words of a list. */
export const Keywords = z.optional(z.string().check(z.trim(), z.maxLength(textLength.keywords)));

/** Page number, from 1. */
export const PageNumber = z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1);
/** Rows per page. */
export const PerPage = z._default(z.int().check(z.gte(1), z.lte(pageSize.max)), pageSize.default);

/** Counting stops at `countLimits`: a larger total means "more". `totalPages` is beyond `page` while more rows follow. */
export const Pagination = z.object({ page: Count, perPage: Count, total: Count, totalPages: Count });

/** One page of a list: `{ items, pagination }`. */
export const page = <S extends AnySchema>(item: S) =>
  z.object({ items: z.array(item), pagination: Pagination });

/** In a query: the `next` of an answer, instead of a page number. The list goes on after the last row of that answer. */
export const After = z.optional(z.string().check(z.minLength(1), z.maxLength(2_000)));
/** In an answer: where the list goes on; null at its end. */
export const Next = z.nullable(z.string());

/** A page of a list that grows at its top, where numbered pages overlap: `{ items, pagination, next }`. */
export const growingPage = <S extends AnySchema>(item: S) => z.object({ ...page(item).shape, next: Next });

/** Reply of a call without a result. */
export const Done = z.object({ success: z.literal(true) });
