/** GraphQL fields of points. */
import { resolvers } from '../kit/resolvers.ts';
import { pointEndpoints } from './points.endpoints.ts';

export const pointResolvers = resolvers('points', pointEndpoints, {
  Query: {
    statement: 'history',
    accountSummary: 'summary',
    pointRequests: 'requests',
    levels: 'levels',
    myLevel: 'myLevel',
    pointSettings: 'pointSettings',
    pointOutputs: 'outputs',
    departmentUse: 'departmentUse',
  },
  Mutation: {
    createPointRequest: 'createRequest',
    approvePointRequest: 'approveRequest',
    rejectPointRequest: 'rejectRequest',
    withdrawPointRequest: 'withdrawRequest',
    createLevel: 'createLevel',
    updateLevel: 'updateLevel',
    deleteLevel: 'deleteLevel',
    updatePointSettings: 'updatePointSettings',
    setPointsToDistribute: 'setToDistribute',
    setBasePoints: 'setBase',
    grantExtraPoints: 'grantExtra',
    transferPoints: 'transfer',
  },
});
