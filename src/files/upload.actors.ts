/** The upload machine connected to the API. */
import { fromPromise, type ActorRefFrom } from 'xstate';
import { uploadMachine, type UploadEvent } from '#machines/upload.machine.ts';
import type { Telling } from '#machines/actorHelpers.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import { request } from '#src/api/client.ts';
import { upload } from '#src/api/upload.ts';
import { PlaceForFileDocument } from '#src/gql/graphql.ts';

/** The machine of a file of one of the nine kinds. */
export const uploadWith = (kind: FileKind, file: File) =>
  uploadMachine.provide({
    actors: {
      presign: fromPromise(async ({ signal }) => {
        const input = { fileName: file.name, contentType: file.type, size: file.size };
        const variables = { type: kind, input };
        return (await request(PlaceForFileDocument, variables, { signal })).uploadAddress;
      }),
      put: fromPromise<void, Telling<UploadEvent> & { readonly url: string }>(async ({ input, signal }) => {
        const say = (event: UploadEvent): void => {
          if (!signal.aborted) input.tell(event);
        };
        await upload(input.url, file, {
          signal,
          onProgress: (sent, total) => say({ type: 'bytes.left', sent, total }),
        }).then(
          () => say({ type: 'bytes.arrived' }),
          (error: unknown) => say({ type: 'bytes.lost', error }),
        );
      }),
    },
  });

/** A running upload. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>;
