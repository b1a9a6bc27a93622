/** Submissions follow their decision and go with their person; forms that benefits ask stay. */
import { submissionStateOf } from '#schema/benefits/benefits.rules.ts';
import { reason } from '#schema/reasons.ts';
import { decisionMoved } from '../decisions/decisions.events.ts';
import { formRemoving } from '../forms/forms.events.ts';
import { domainError } from '../http/domainError.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { benefitBy } from './benefits.access.ts';
import {
  benefits,
  benefitSubmissions,
  coverageBatches,
  coveragePeople,
  coverages,
} from './benefits.tables.ts';
import { movePlace, moveSubmission } from './places.ts';

/**
 * The state of a submission is that of its decision. Raises 409 if a refusal is taken back, and no place is left or the
 * person has asked anew.
 */
export const benefitsSettled = on(decisionMoved, 'benefits', async (context, decision) => {
  const { store } = context;
  if (decision.subject !== 'benefit') return;
  const {
    rows: [submission],
  } = await store.list(benefitSubmissions, { where: { id: decision.subjectId } });
  if (submission === undefined) return;
  const benefit = await benefitBy(context, submission.benefitId);
  const to = submissionStateOf(decision);
  if (submission.state === 'refused') {
    const [since] = await store.tally(benefitSubmissions, {
      where: {
        userId: submission.userId,
        benefitId: submission.benefitId,
        createdAt: { gte: submission.createdAt },
        id: { ne: submission.id },
        state: { in: ['waiting', 'approved', 'delivered'] },
      },
    });
    if ((since?.count ?? 0) > 0) refuse(context, 'benefit_asked_anew');
  }
  const moved = await moveSubmission(context, benefit, submission, to, {
    decidedAt: decision.decidedAt,
    deliveredAt: decision.carriedOutAt,
  });
  if (moved === 'full') refuse(context, 'benefit_none_left');
});

/** Raises 409 for a form that a benefit asks: its submissions would have answers without questions. */
export const benefitFormsStay = on(formRemoving, 'benefits', async ({ store, language }, { id }) => {
  const { rows } = await store.list(benefits, { columns: ['name'], where: { formId: id } });
  const names = rows.map(({ name }) => name).join(', ');
  if (rows.length > 0)
    throw domainError('in_use', language, [reason('', 'benefit_form_asked', language, { names })]);
});

/** Submissions and coverages of the person go; places of what waited, or was not delivered, are free again. */
export const benefitsLeft = onPersonRemoved(
  'benefits',
  {
    changes: [benefits, benefitSubmissions, coveragePeople, coverageBatches],
    keeps: [{ tables: [coverages], because: 'a coverage belongs to the organisation' }],
  },
  async ({ store }, { user: { id: userId } }) => {
    const { rows: asked } = await store.list(benefitSubmissions, { where: { userId } });
    // What was delivered keeps its place: the thing is gone.
    for (const { benefitId, state } of asked)
      await movePlace(store, { id: benefitId, stock: null }, state, null, state === 'delivered');
    await store.remove(benefitSubmissions, { userId });
    const { rows: held } = await store.list(coveragePeople, { columns: ['coverageId'], where: { userId } });
    for (const { coverageId: id } of held) await store.update(coverages, { id }, { people: { inc: -1 } });
    await store.remove(coveragePeople, { userId });
    await store.update(coveragePeople, { assignedBy: userId }, { assignedBy: null });
    await store.update(coverageBatches, { createdBy: userId }, { createdBy: null });
    const { rows: offered } = await store.list(benefits, { columns: ['approverIds'] });
    for (const { id, approverIds } of offered)
      if (approverIds.includes(userId))
        await store.update(benefits, { id }, { approverIds: approverIds.filter((one) => one !== userId) });
    const { rows: open } = await store.list(coverageBatches, {
      columns: ['audience'],
      where: { open: true },
    });
    for (const { id, audience } of open)
      if (audience.userIds.includes(userId))
        await store.update(
          coverageBatches,
          { id },
          { audience: { ...audience, userIds: audience.userIds.filter((one) => one !== userId) } },
        );
  },
);
