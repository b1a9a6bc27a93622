/** Where forms come from. A hosted form stays behind this port, so that no code of anybody else runs in a page. */
import type { Form } from '#schema/forms/forms.endpoints.ts';
import type { Store } from '../store/port.ts';
import { formsOf } from './forms.views.ts';

/** Answers forms by their name at the provider. */
export interface FormProvider {
  /** Undefined if the provider does not know the form. */
  form(store: Store, id: string): Promise<Form | undefined>;
}

/** The product's own forms. */
export const internalForms: FormProvider = {
  form: async (store, id) => (await formsOf(store, { id }))[0],
};
