/** Right calls of organization. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'organization.settings': () => ({}),
  'organization.links': () => ({}),
  'organization.branding': () => ({}),
  'organization.services': () => ({}),
  'organization.podiumSettings': () => ({}),
  'organization.updatePodiumSettings': () => ({ body: { places: 5 } }),
};

export const fieldSamples: FieldSamples = {
  'Query.settings': () => '',
  'Query.orgLinks': () => '',
  'Query.branding': () => '',
  'Query.modules': () => '',
  'Query.podiumSettings': () => '',
  'Mutation.updatePodiumSettings': () => '(input: { places: 5 })',
};
