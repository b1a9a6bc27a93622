/** Calls about saved views of the charts; each is its owner's alone. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Day, Done, Id, Instant } from '../kit/shapes.ts';
import { viewPeriods, viewLimits } from './views.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(viewLimits.name));

const filter = {
  /** The part of the screen. */
  section: z.string().check(z.regex(/^[a-z]+$/i), z.maxLength(viewLimits.section)),
  /** Moves along with today; null for exactly the days of the view. */
  period: z.nullable(z.enum(viewPeriods)),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  departmentId: z.nullable(Id),
  countryId: z.nullable(Id),
  /** A category of recognition types. */
  categoryId: z.nullable(Id),
  isCompared: z.boolean(),
} as const;

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  ...filter,
  /** Its numbers of each month are mailed to its owner. */
  isMailed: z.boolean(),
  createdAt: Instant,
});
export type SavedView = z.output<typeof SavedView>;

export const SavedViewInput = z.object({ name: Name, ...filter });
export type SavedViewInput = z.output<typeof SavedViewInput>;

const see = { can: 'analytics.see', module: 'analytics', origin: 'ours' } as const;

export const viewEndpoints = endpoints({
  /** By name. */
  savedViews: { route: 'GET /analytics/views', reply: z.array(SavedView), ...see },
  /** Another view of the same name, and one more than `viewLimits.most`, are 409. */
  createView: { route: 'POST /analytics/views', body: SavedViewInput, reply: SavedView, ...see },
  /** Only administrators have a view mailed (403). */
  updateView: {
    route: 'PATCH /analytics/views/{id}',
    body: edit(z.object({ name: z.optional(Name), isMailed: z.optional(z.boolean()) })),
    reply: SavedView,
    ...see,
  },
  removeView: { route: 'DELETE /analytics/views/{id}', reply: Done, ...see },
  /** One click in a mail program stops the mail of this view, and nothing else (RFC 8058). */
  stopView: {
    route: 'POST /analytics/views/stop/{key}',
    // No screen: Mail programs call it.
    reply: Done,
    can: 'public',
    origin: 'ours',
  },
});
