/** Valid calls of forms. */
import { forms } from '#backend/forms/forms.tables.ts';
import { programs } from '#backend/programs/programs.tables.ts';
import { requestKinds } from '#backend/requests/requests.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { noId, type Calls } from './known.ts';

/** A form that no program and no request asks. */
export const known = async (store: Store) => {
  const { rows: inPrograms } = await store.list(programs, { limit: 100 });
  const { rows: inRequests } = await store.list(requestKinds, { limit: 100 });
  const asked = new Set([...inPrograms, ...inRequests].map(({ formId }) => formId));
  const { rows: all } = await store.list(forms, { limit: 100 });
  return { formId: all.find(({ id }) => !asked.has(id))?.id ?? noId };
};
/** The result of `known`; samples of other domains may use it. */
export type FormsKnown = Awaited<ReturnType<typeof known>>;

const questions = [
  { kind: 'single' as const, question: '¿Sigues?', options: [{ text: 'Sí' }, { text: 'No' }] },
];
const body = { themeId: 'sea', sections: [], questions };

export const calls: Calls<FormsKnown> = {
  'forms.hosted': 'formId',
  'forms.form': 'formId',
  'forms.create': () => ({ body }),
  'forms.update': ({ formId: id }) => ({ params: { id }, body }),
  'forms.remove': 'formId',
};
