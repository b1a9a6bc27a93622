/** People look at benefits, ask for them, follow what they asked for, and take it back; administrators deliver it. */
import type { offerEndpoints } from '#schema/benefits/offer.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { carryOut } from '../decisions/deciding.ts';
import { openDecision, withdrawDecision } from '../decisions/opening.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { nameOf } from '../people/users.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { checkedAnswers } from '../surveys/submitting.ts';
import {
  benefitBy,
  expectEligible,
  namesOf,
  reasonsFor,
  seenSubmission,
  shownBenefit,
} from './benefits.access.ts';
import { benefits, benefitSubmissions } from './benefits.tables.ts';
import { benefitDetail, benefitsOf, formIn } from './benefits.views.ts';
import { claimOf, movePlace, moveSubmission, type BenefitRow, type SubmissionRow } from './places.ts';
import { submissionDetail, submissionsOf } from './submissions.views.ts';

type Calls = 'list' | 'benefit' | 'submit' | 'mine' | 'submission' | 'withdraw' | 'deliver';

/** Raises 409 with every reason for which the caller cannot ask today. */
async function expectMayAsk(context: Context, benefit: BenefitRow, today: string): Promise<void> {
  const { rows: asked } = await context.store.list(benefitSubmissions, {
    where: { userId: context.me.id, benefitId: benefit.id },
  });
  expectEligible(context, reasonsFor(context, benefit, asked, { today, names: await namesOf(context) }));
}

/** Archived benefits that the reader may see. */
async function archivedFor({ store, me }: Context): Promise<readonly string[] | null> {
  if (may(me.userType, 'benefits.manage')) return null;
  const asked = await store.tally(benefitSubmissions, { where: { userId: me.id }, by: ['benefitId'] });
  return asked.map(({ benefitId }) => benefitId);
}

export const askingService: Pick<Service<typeof offerEndpoints>, Calls> = {
  async list(context, { query: { category, archived = false } }) {
    const ids = archived ? await archivedFor(context) : null;
    const { rows } = await context.store.list(benefits, {
      where: {
        archived,
        ...(archived ? {} : { active: true }),
        ...(ids === null ? {} : { id: { in: ids } }),
        ...(category === undefined ? {} : { category }),
      },
      order: [
        ['category', 'asc'],
        ['name', 'asc'],
      ],
    });
    return benefitsOf(context, rows);
  },

  async benefit(context, { params: { id } }) {
    return benefitDetail(context, await shownBenefit(context, id));
  },

  async submit(context, { params: { id: benefitId }, body: { answers: given, note } }) {
    const { store, me, at, newId } = context;
    const benefit = await benefitBy(context, benefitId);
    const today = await todayOf(context);
    await expectMayAsk(context, benefit, today);
    const { questions } = await formIn(context, benefit);
    const answers = checkedAnswers(context, questions, given);
    const { automatic, name, approverIds, rule, clockHours } = benefit;
    const state = automatic ? 'approved' : 'waiting';
    const id = newId();
    if (!(await movePlace(store, benefit, null, state))) refuse(context, 'benefit_none_left');
    const [row] = await store.insert(
      benefitSubmissions,
      [
        {
          id,
          benefitId,
          userId: me.id,
          departmentId: me.departmentId,
          fold: fold(`${name} ${nameOf(me)}`),
          state,
          claim: claimOf({ id, benefitId, userId: me.id }, state),
          askedOn: today,
          note,
          questions,
          answers,
          automatic,
          decidedAt: automatic ? at : null,
          deliveredAt: null,
          createdAt: at,
        },
      ],
      { skipExisting: true },
    );
    if (row === undefined) refuse(context, 'benefit_asked');
    if (!automatic)
      await openDecision(context, {
        subject: 'benefit',
        subjectId: id,
        title: name,
        user: me,
        approverIds,
        rule,
        clockHours,
      });
    return submissionDetail(context, id);
  },

  async mine(context, { query: { page, status } }) {
    const { items, pagination } = await pageFrom(
      context.store,
      benefitSubmissions,
      {
        where: { userId: context.me.id, ...(status === undefined ? {} : { state: status }) },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await submissionsOf(context, items), pagination };
  },

  submission: (context, { params: { id } }) => submissionDetail(context, id),

  async withdraw(context, { params: { id } }) {
    const { submission, decision } = await seenSubmission(context, id);
    if (submission.userId !== context.me.id) throw domainError('not_found', context.language);
    // What was approved at once has no decision to take back.
    if (decision === null) refuse(context, 'request_over');
    await withdrawDecision(context, 'benefit', id);
    return submissionDetail(context, id);
  },

  async deliver(context, { params: { id } }) {
    const { submission, decision } = await seenSubmission(context, id);
    if (submission.userId === context.me.id) throw domainError('forbidden', context.language);
    if (submission.state !== 'approved') refuse(context, 'benefit_not_approved');
    if (decision === null) await deliverAutomatic(context, submission);
    else await carryOut(context, decision);
    return submissionDetail(context, id);
  },
};

/** Delivers what was approved at once, and tells the person. */
async function deliverAutomatic(context: Context, submission: SubmissionRow): Promise<void> {
  const { me, at } = context;
  const benefit = await benefitBy(context, submission.benefitId);
  const moved = await moveSubmission(context, benefit, submission, 'delivered', { deliveredAt: at });
  if (moved !== 'moved') refuse(context, 'benefit_not_approved');
  await leaveNotices(context, {
    to: [submission.userId],
    kind: 'benefit_decided',
    actorId: me.id,
    postId: null,
    sourceId: submission.id,
  });
}
