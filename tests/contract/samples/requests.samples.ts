/** Valid calls of requests. */
import { requestKinds, requests } from '#backend/requests/requests.tables.ts';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Calls } from './known.ts';

/** A kind, and a request of the employee that waits. */
export const known = async (store: Store) => {
  const employee = await firstId(store, users, { where: { email: { has: 'employee@' } } });
  const {
    rows: [kind],
  } = await store.list(requestKinds, { where: { takesFiles: true, rule: 'any' }, limit: 1 });
  return {
    requestKindId: kind?.id ?? noId,
    // Its only question, which is optional.
    requestQuestion: await firstId(store, surveyQuestions, { where: { ownerId: kind?.formId ?? noId } }),
    requestId: await firstId(store, requests, { where: { userId: employee, state: 'waiting' } }),
  };
};
type RequestsKnown = Awaited<ReturnType<typeof known>>;

const form = { surveyId: undefined, formId: undefined, approverIds: undefined };

export const calls: Calls<RequestsKnown> = {
  'requests.list': () => ({ query: { status: undefined } }),
  'requests.create': () => ({ body: { ...form, title: 'Uniforme' } }),
  'requests.update': ({ requestKindId: id }) => ({ params: { id }, body: { ...form } }),
  'requests.kind': 'requestKindId',
  'requests.submit': ({ requestKindId: id, requestQuestion: questionId }) => ({
    params: { id },
    body: { answers: [{ questionId, text: 'Para el trabajo en casa' }], files: undefined },
  }),
  'requests.comment': ({ requestId: id }) => ({
    params: { id },
    body: { text: 'Gracias', files: undefined },
  }),
  'requests.mine': () => ({ query: { status: undefined } }),
  'requests.request': 'requestId',
  'requests.withdraw': 'requestId',
  'requests.requests': () => ({
    query: { kindId: undefined, status: undefined, late: undefined, from: undefined, to: undefined },
  }),
};
