/** The query of the feed, apart from its rows, so that the screen of the feed loads no others. */
import * as z from 'zod/mini';
import { After, Id, PageNumber } from '../kit/shapes.ts';

/** Filter of the feed; the contract proposes the filters, `filed` is ours. */
export const PostFilter = z.object({
  page: PageNumber,
  after: After,
  postType: z.optional(Id),
  departmentId: z.optional(Id),
  /** Id of a value of the organisation (ours). */
  valueId: z.optional(Id),
  /** Only filed posts: the caller's own, or all for administrators (ours). */
  filed: z.optional(z.boolean()),
  /** Only polls, without any other filter (ours). */
  polls: z.optional(z.boolean()),
});
