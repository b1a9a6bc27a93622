/** What the signed-in person has scheduled; a server without the list answers nothing. */
import { queryOptions } from '@tanstack/react-query';
import type { ScheduledRecognition } from '#schema/recognitions/writing.endpoints.ts';
import { request } from '#src/api/client.ts';
import { orNothing } from '#src/api/orNothing.ts';
import { recognitionsKey } from '#src/feed/postTypes.queries.ts';
import { ScheduledRecognitionsDocument, UndoRecognitionDocument } from '#src/gql/graphql.ts';

export const scheduledQuery = () =>
  queryOptions({
    queryKey: [...recognitionsKey, 'scheduled'],
    queryFn: async ({ signal }): Promise<readonly ScheduledRecognition[]> =>
      (await orNothing(request(ScheduledRecognitionsDocument, {}, { signal })))?.scheduledRecognitions ?? [],
    staleTime: 0,
  });

/** Takes a scheduled recognition back; refused with 409 once it is published. */
export const cancelScheduled = (id: string, key: string) => request(UndoRecognitionDocument, { id }, { key });
