/** The only code that moves a submission from one state to another: places and counters move with it, once. */
import { openStates, placedStates, type BenefitSubmissionState } from '#schema/benefits/benefits.rules.ts';
import { medianOf, requestLimits } from '#schema/requests/requests.rules.ts';
import { countActs } from '../facts/takingPart.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { benefits, benefitSubmissions } from './benefits.tables.ts';

export type BenefitRow = Row<typeof benefits>;
export type SubmissionRow = Row<typeof benefitSubmissions>;

const isIn = (states: readonly BenefitSubmissionState[], state: BenefitSubmissionState | null): number =>
  state !== null && states.includes(state) ? 1 : 0;

/** The claim of a submission in a state: nobody has two open ones of a benefit. */
export const claimOf = (
  { id, benefitId, userId }: Pick<SubmissionRow, 'id' | 'benefitId' | 'userId'>,
  state: BenefitSubmissionState,
): string => (isIn(openStates, state) === 1 ? `${benefitId} ${userId}` : id);

/** States with a counter of their own. */
const counters: readonly BenefitSubmissionState[] = ['waiting', 'approved', 'delivered', 'refused'];

const counted = (state: BenefitSubmissionState | null, by: 1 | -1) =>
  state === null || !counters.includes(state) ? {} : { [state]: { inc: by } };

/** Moves places and counters for one submission, or only the counters if it `keeps` its place; false if it needs a place and none is left. */
export async function movePlace(
  store: Store,
  { id, stock }: Pick<BenefitRow, 'id' | 'stock'>,
  from: BenefitSubmissionState | null,
  to: BenefitSubmissionState | null,
  keeps = false,
): Promise<boolean> {
  const inc = keeps ? 0 : isIn(placedStates, to) - isIn(placedStates, from);
  const [moved] = await store.update(
    benefits,
    { id, ...(inc > 0 && stock !== null ? { taken: { lt: stock } } : {}) },
    { ...counted(from, -1), ...counted(to, 1), ...(inc === 0 ? {} : { taken: { inc } }) },
  );
  return moved !== undefined;
}

const hourMs = 3_600_000;

/** The middle of how long the last decisions took, in hours; null for too few. */
export function usualHoursOf(
  decided: readonly Pick<SubmissionRow, 'createdAt' | 'decidedAt'>[],
): number | null {
  const median = medianOf(
    decided.map(({ createdAt, decidedAt }) => Date.parse(decidedAt ?? createdAt) - Date.parse(createdAt)),
  );
  return median === null ? null : Math.max(0, Math.round(median / hourMs));
}

/** Notes the usual time of a benefit after a decision, so that no list reads the decisions of its benefits. */
async function noteUsual(store: Store, benefitId: string): Promise<void> {
  const { rows } = await store.list(benefitSubmissions, {
    columns: ['createdAt', 'decidedAt'],
    where: { benefitId, automatic: false, decidedAt: { ne: null } },
    order: [['decidedAt', 'desc']],
    limit: requestLimits.median.of,
  });
  await store.update(benefits, { id: benefitId }, { usualHours: usualHoursOf(rows) });
}

/** What became of a move: `elsewhere` if the submission is in another state meanwhile. */
export type Moved = 'moved' | 'full' | 'elsewhere';

/** Moves a submission; nothing is changed unless it is still in the state it was read in. */
export async function moveSubmission(
  context: Pick<JobContext, 'store' | 'newId' | 'at'>,
  benefit: Pick<BenefitRow, 'id' | 'stock'>,
  submission: SubmissionRow,
  to: BenefitSubmissionState,
  change: Partial<Pick<SubmissionRow, 'decidedAt' | 'deliveredAt'>>,
): Promise<Moved> {
  const { store } = context;
  const { id, state: from } = submission;
  const [moved] = await store.update(
    benefitSubmissions,
    { id, state: from },
    { state: to, claim: claimOf(submission, to), ...change },
  );
  if (moved === undefined) return 'elsewhere';
  if (moved.decidedAt !== submission.decidedAt && !moved.automatic) await noteUsual(store, benefit.id);
  if (to === 'delivered' && moved.deliveredAt !== null)
    await countActs(context, 'benefitsReceived', [{ id, personId: moved.userId, at: moved.deliveredAt }]);
  return (await movePlace(store, benefit, from, to)) ? 'moved' : 'full';
}
