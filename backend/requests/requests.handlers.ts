/** Requests follow their decision, and go with their person. */
import { requestStandingOf } from '#schema/requests/requests.rules.ts';
import { reason } from '#schema/reasons.ts';
import { decisionMoved } from '../decisions/decisions.events.ts';
import { formRemoving } from '../forms/forms.events.ts';
import { domainError } from '../http/domainError.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { requestComments, requestKinds, requests } from './requests.tables.ts';

/** The state of a request is that of its decision. */
export const requestsSettled = on(decisionMoved, 'requests', async ({ store }, decision) => {
  if (decision.subject !== 'request') return;
  await store.update(
    requests,
    { id: decision.subjectId },
    { state: requestStandingOf(decision), decidedAt: decision.decidedAt },
  );
});

/** Raises 409 for a form that a kind asks: its requests would have answers without questions. */
export const askedFormsStay = on(formRemoving, 'requests', async ({ store, language }, { id }) => {
  const { rows } = await store.list(requestKinds, { where: { formId: id } });
  const kinds = rows.map(({ title }) => title).join(', ');
  if (rows.length > 0) throw domainError('in_use', language, [reason('', 'form_asked', language, { kinds })]);
});

/** Requests and comments go with their files; a kind that named only this person asks the manager. */
export const requestsGone = onPersonRemoved(
  'requests',
  { removes: [requests, requestComments], changes: [requestKinds] },
  async ({ store }, { user: { id: gone } }) => {
    const { rows } = await store.list(requestKinds);
    for (const { id, approverIds } of rows)
      if (approverIds.includes(gone))
        await store.update(
          requestKinds,
          { id },
          { approverIds: approverIds.filter((approver) => approver !== gone) },
        );
  },
);
