/** The colleagues closest to the person. Of no module: Home shows faces beside what a switched-off module leaves. */
import { queryOptions } from '@tanstack/react-query';
import type { Colleague } from '#schema/recognitions/writing.endpoints.ts';
import { request } from '#src/api/client.ts';
import { orNothing } from '#src/api/orNothing.ts';
import { listStaleMs, recognitionsKey } from './postTypes.queries.ts';
import { ColleaguesDocument } from '#src/gql/graphql.ts';

/** The first one first; `suggested` joins them with a search. A server without the call answers nothing. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: [...recognitionsKey, 'colleagues'],
    queryFn: async ({ signal }): Promise<readonly Colleague[]> =>
      (await orNothing(request(ColleaguesDocument, {}, { signal, together: true })))?.colleagues ?? [],
    staleTime: listStaleMs,
  });
