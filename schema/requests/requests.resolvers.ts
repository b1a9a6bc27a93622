/** Fields about requests. */
import { resolvers } from '../kit/resolvers.ts';
import { requestEndpoints } from './requests.endpoints.ts';

export const requestResolvers = resolvers('requests', requestEndpoints, {
  Query: {
    requestKinds: 'list',
    requestKind: 'kind',
    orgRequestKinds: 'all',
    myRequests: 'mine',
    request: 'request',
    orgRequests: 'requests',
  },
  Mutation: {
    createRequestKind: 'create',
    updateRequestKind: 'update',
    withdrawRequestSubmission: 'withdraw',
  },
});
