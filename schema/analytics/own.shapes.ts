/** Own analytics: the rows that the organisation keeps, and the figures that they show. */
import * as z from 'zod/mini';
import { Count, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { figureKinds } from './analytics.rules.ts';
import { About, ChartPoint } from './analytics.shapes.ts';
import { readerGroups, ownDimensions, ownPeriods, ownPlots, ownProblems } from './own.rules.ts';

/** Length of an address elsewhere. */
const addressLength = 500;

/** A chart that the organisation put together, or keeps elsewhere. */
export const CustomAnalytic = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  kind: z.enum(figureKinds),
  by: z.enum(ownDimensions),
  plot: z.enum(ownPlots),
  period: z.enum(ownPeriods),
  departmentId: z.nullable(Id),
  countryId: z.nullable(Id),
  /** A category of recognition types. */
  categoryId: z.nullable(Id),
  /** A page elsewhere, opened beside the product. */
  embedUrl: z.nullable(z.string()),
  shownTo: z.enum(readerGroups),
  /** Employees see it. */
  isPublic: z.boolean(),
  /** Why nobody but administrators sees it, whatever its shownTo; null for all others. */
  problem: z.nullable(z.enum(ownProblems)),
  position: Count,
  createdAt: Instant,
});
export type CustomAnalytic = z.output<typeof CustomAnalytic>;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.string().check(z.trim(), z.maxLength(textLength.description));

/** What is measured and how it is shown. */
const figure = {
  kind: z.enum(figureKinds),
  by: z.enum(ownDimensions),
  plot: z.enum(ownPlots),
  period: z.enum(ownPeriods),
  departmentId: z.optional(z.nullable(Id)),
  countryId: z.optional(z.nullable(Id)),
  categoryId: z.optional(z.nullable(Id)),
} as const;

export const CustomAnalyticInput = z.object({
  /** Readers of both languages see it: neither title may be missing. */
  name: Name,
  nameEn: Name,
  description: z.optional(Words),
  descriptionEn: z.optional(z.nullable(Words)),
  ...figure,
  embedUrl: z.optional(
    z.nullable(z.url({ protocol: /^https$/, hostname: /./ }).check(z.maxLength(addressLength))),
  ),
  shownTo: z.enum(readerGroups),
});
export type CustomAnalyticInput = z.output<typeof CustomAnalyticInput>;

/** An own analytic that is not kept, as one of its readers would see it. */
export const CustomPreview = z.object({ ...figure, shownTo: z.enum(readerGroups) });

/** The figure of an own analytic. To others than administrators it opens into no lines and names nobody. */
export const CustomFigure = z.object({
  about: About,
  /** Of all days; null where it is withheld. */
  value: ChartPoint.shape.value,
  withheld: ChartPoint.shape.withheld,
  /** The reader's own part, a manager's of the people they lead; null for administrators, and where there is none. */
  own: ChartPoint.shape.value,
  series: z.array(z.omit(ChartPoint, { users: true })),
});
export type CustomFigure = z.output<typeof CustomFigure>;
