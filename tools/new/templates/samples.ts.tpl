/** Valid calls of {{domain}}. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  '{{domain}}.list': () => ({ search: '?page=1' }),
  '{{domain}}.create': () => ({ body: { name: 'Invierno' } }),
};

export const fieldSamples: FieldSamples = {
  'Query.{{domain}}': () => '(page: 1)',
  'Mutation.create{{One}}': () => '(input: { name: "Invierno" })',
};
