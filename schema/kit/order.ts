/** Lists that administrators arrange: one call writes the whole order. */
import * as z from 'zod/mini';
import { Id } from './shapes.ts';

/** Most rows of such a list. */
const maxOrdered = 1_000;

/** Body and reply: the ids of all rows in their order. 409 with the stored order if it names not each row once. */
export const RowOrder = z.object({ ids: z.array(Id).check(z.maxLength(maxOrdered)) });
