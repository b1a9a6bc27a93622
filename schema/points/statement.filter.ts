/** The query of a statement, apart from its row, so that the wallet loads no other rows. */
import * as z from 'zod/mini';
import { Day } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { movementKinds, purses } from './points.rules.ts';

/** Filter of a statement; days are in the organisation's time zone, both inclusive. */
export const StatementFilter = z.object({
  purse: wired(z.optional(z.enum(purses)), 'wallet'),
  kind: z.optional(z.enum(movementKinds)),
  startDate: z.optional(Day),
  endDate: z.optional(Day),
});
