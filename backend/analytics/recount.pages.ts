/** How a recount reads and writes page by page, so that other calls are answered between two pages. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { SumChanges, type SumChange } from '../facts/changes.ts';
import { changeSums } from '../facts/fold.ts';
import type { Days } from '../facts/periods.ts';
import { partsOf } from '../kit/inParts.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Store } from '../store/port.ts';

/** Number of facts or rows in a page: some milliseconds of work. */
const pageSize = 400;
type Turn = Pick<JobContext, 'store' | 'newId' | 'at'>;

/** How a recount reads and writes, so that other calls are answered between two pages. */
export interface Recounting {
  /** Reads a snapshot, which blocks no writer. */
  readonly look: <A>(work: (store: Store) => Promise<A>) => Promise<A>;
  /** Runs a transaction. */
  readonly mend: <A>(work: (turn: Turn) => Promise<A>) => Promise<A>;
  /** Lets other calls be answered between two pages of one snapshot. */
  readonly pause: () => Promise<void>;
}

/** The condition for the days of a range. */
export const within = ({ startDate, endDate }: Days) =>
  ({ gte: startDate, lt: dayAfter(endDate, 1) }) as const;

/** A page, from the cursor of the one before. */
export const pageFrom = (after: string | undefined) =>
  ({ limit: pageSize, ...(after === undefined ? {} : { after }) }) as const;

type Step = (after: string | undefined) => Promise<string | undefined>;

/** Runs a step for each page; the step returns the cursor of the next page. */
export async function pageByPage(step: Step): Promise<void> {
  let after: string | undefined;
  do after = await step(after);
  while (after !== undefined);
}

/**
 * The changes that make stored sums right, from the pages of one snapshot: what is written between two pages is in none of
 * them. Folding changes both sides of a comparison alike, so the changes remain valid while facts are folded.
 */
export const differencesIn = (
  { look, pause }: Recounting,
  compare: (into: SumChanges, store: Store, pages: (step: Step) => Promise<void>) => Promise<void>,
): Promise<readonly SumChange[]> =>
  look(async (store) => {
    const difference = new SumChanges();
    await compare(difference, store, (step) =>
      pageByPage(async (after) => {
        const next = await step(after);
        await pause();
        return next;
      }),
    );
    return difference.list();
  });

/** Adds the changes to the stored sums, in parts; returns how many differed. */
export async function correct({ mend }: Recounting, changes: readonly SumChange[]): Promise<number> {
  for (const some of partsOf(changes)) await mend(({ store }) => changeSums(store, some));
  return changes.length;
}

/** The negative of a stored sum. */
export const less = (sum: SumChange): SumChange => ({ ...sum, count: -sum.count, amount: -sum.amount });
