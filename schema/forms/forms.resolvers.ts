/** GraphQL fields of forms. */
import { resolvers } from '../kit/resolvers.ts';
import { formEndpoints } from './forms.endpoints.ts';

export const formResolvers = resolvers('forms', formEndpoints, {
  Query: {
    hostedForm: 'hosted',
    form: 'form',
    formThemes: 'themes',
    formQuestions: 'questions',
    forms: 'list',
  },
  Mutation: { createForm: 'create', updateForm: 'update', removeForm: 'remove' },
});
