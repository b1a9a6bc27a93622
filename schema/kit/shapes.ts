/** Shapes that every domain uses: ids, instants, pages. */
import * as z from 'zod/mini';
import { maxPoints, pageSize } from '../limits.ts';
import type { AnySchema } from './endpoint.ts';

/** An id, opaque to callers. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64));
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** A day, YYYY-MM-DD. */
export const Day = z.iso.date();
/** An e-mail address as people write it; compared in lower case. */
export const Email = z.email().check(z.maxLength(254));
/** A count, never negative. */
export const Count = z.int().check(z.gte(0));
/** Points of one movement, 0 allowed. */
export const Amount = z.int().check(z.gte(0), z.lte(maxPoints));
/** Points of a movement that must move some. */
export const Points = z.int().check(z.gte(1), z.lte(maxPoints));
/** A colour, `#rrggbb`. */
export const Color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** Number of a page, from 1. */
export const PageNumber = z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1);
/** Rows of a page. */
export const PerPage = z._default(z.int().check(z.gte(1), z.lte(pageSize.max)), pageSize.default);

export const Pagination = z.object({ page: Count, perPage: Count, total: Count, totalPages: Count });

/** One page of something: `{ items, pagination }`. */
export const page = <S extends AnySchema>(item: S) =>
  z.object({ items: z.array(item), pagination: Pagination });

/** Done; nothing else to say. */
export const Done = z.object({ success: z.literal(true) });
