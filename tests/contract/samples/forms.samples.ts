/** Valid calls of forms. */
import { forms } from '#backend/forms/forms.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** A form. */
export const known = async (store: Store) => ({ formId: await firstId(store, forms) });
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
