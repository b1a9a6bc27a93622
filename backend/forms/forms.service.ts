/** Forms, their themes and the question bank. */
import type { formEndpoints } from '#schema/forms/forms.endpoints.ts';
import type { Service } from '../http/context.ts';

const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet');
};

export const formService: Service<typeof formEndpoints> = {
  hosted: notBuilt,
  form: notBuilt,
  themes: notBuilt,
  create: notBuilt,
  questions: notBuilt,
  list: notBuilt,
  update: notBuilt,
  remove: notBuilt,
};
