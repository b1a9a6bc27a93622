/** The cache of an administrator outside a page: reads what a panel is opened with. */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { personOf } from '#tests/contract/calls.ts';
import type { TestDeployment } from '../support/deployment.ts';
import { aPage } from '../support/page.ts';

const Asked = z.object({ query: z.string(), variables: z.optional(z.record(z.string(), z.unknown())) });

/** Signs the administrator in, in a page whose network is the deployment. */
export async function adminCache(deployment: TestDeployment): Promise<QueryClient> {
  const as = personOf('admin');
  tokenStore.write(await deployment.tokenOf(as));
  aPage(async (request) => {
    const { query, variables } = z.parse(Asked, await request.json());
    return Response.json(
      await deployment.ask(query, { as, ...(variables === undefined ? {} : { variables }) }),
    );
  });
  return createQueryClient();
}
