/** Submissions as their readers see them, in a constant number of reads for a page. */
import type { BenefitSubmission, BenefitSubmissionDetail } from '#schema/benefits/benefits.shapes.ts';
import { may } from '#schema/permissions.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import { decisionsOf, timelineOf } from '../decisions/decisions.views.ts';
import { withIconUrl } from '../files/ownIcon.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { benefitBy, seenSubmission } from './benefits.access.ts';
import { benefits } from './benefits.tables.ts';
import type { SubmissionRow } from './places.ts';

/** Submissions for the caller, in their order. */
export async function submissionsOf(
  context: Context,
  rows: readonly SubmissionRow[],
): Promise<BenefitSubmission[]> {
  if (rows.length === 0) return [];
  const { store, me } = context;
  const { rows: asked } = await store.list(benefits, {
    where: { id: { in: [...new Set(rows.map(({ benefitId }) => benefitId))] } },
  });
  const offered = new Map(
    await Promise.all(asked.map(async (row) => [row.id, await withIconUrl(row, context)] as const)),
  );
  const { rows: decided } = await store.list(decisions, {
    where: { subject: 'benefit', subjectId: { in: rows.map(({ id }) => id) } },
  });
  const shown = new Map((await decisionsOf(context, decided)).map((one) => [one.subjectId, one]));
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ id, benefitId, userId, state, createdAt, decidedAt, deliveredAt }) => {
    const benefit = offered.get(benefitId);
    const decision = shown.get(id);
    if (benefit === undefined) return [];
    return [
      {
        id,
        benefitId,
        name: benefit.name,
        nameEn: benefit.nameEn,
        iconUrl: benefit.iconUrl,
        user: people.get(userId) ?? null,
        state,
        late: decision?.late ?? false,
        holders: decision?.holders ?? [],
        reason: decision?.reason ?? null,
        createdAt,
        decidedAt,
        deliveredAt,
        decisionId: decision?.id ?? null,
        mayDecide: decision?.mayDecide ?? false,
        mayWithdraw: state === 'waiting' && userId === me.id,
        mayDeliver: state === 'approved' && userId !== me.id && may(me.userType, 'benefits.manage'),
      },
    ];
  });
}

/** The timeline of what was approved without a decision. */
function automaticSteps(
  { id, createdAt, decidedAt, deliveredAt }: SubmissionRow,
  user: PublicUser | null,
): BenefitSubmissionDetail['steps'] {
  const step = (kind: 'handed_in' | 'approved' | 'carried_out', who: PublicUser | null, at: string | null) =>
    at === null
      ? []
      : [{ id: `${id}.${kind}`, kind, who, other: null, until: null, reason: null, at } as const];
  return [
    ...step('handed_in', user, createdAt),
    ...step('approved', null, decidedAt),
    ...step('carried_out', null, deliveredAt),
  ];
}

/** The whole of a submission as it is now. Raises 404. */
export async function submissionDetail(context: Context, id: string): Promise<BenefitSubmissionDetail> {
  const { submission, decision } = await seenSubmission(context, id);
  const [line] = await submissionsOf(context, [submission]);
  if (line === undefined) throw new Error(`submission ${id} is not shown`);
  const { delivery, deliveryEn } = await benefitBy(context, submission.benefitId);
  const [shown = null] = decision === null ? [] : await decisionsOf(context, [decision]);
  return {
    ...line,
    note: submission.note,
    questions: [...submission.questions],
    answers: [...submission.answers],
    delivery,
    deliveryEn,
    decision: shown,
    steps: decision === null ? automaticSteps(submission, line.user) : await timelineOf(context, decision.id),
  };
}
