/** Fields about points. */
import { resolvers } from '../kit/resolvers.ts';
import { pointEndpoints } from './points.endpoints.ts';

export const pointResolvers = resolvers('points', pointEndpoints, { Query: { statement: 'history' } });
