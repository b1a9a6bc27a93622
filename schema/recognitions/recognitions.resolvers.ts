/** Fields to recognise people. */
import { resolvers } from '../kit/resolvers.ts';
import { recognitionEndpoints } from './recognitions.endpoints.ts';

export const recognitionResolvers = resolvers('recognitions', recognitionEndpoints, {
  Query: { postTypes: 'postTypes' },
  Mutation: { sendRecognition: 'send' },
});
