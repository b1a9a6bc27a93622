/** Reads bodies up to a size, so that nobody fills the memory. */
import { readUpTo } from '#backend/http/incoming.ts';
import { uploadBytes } from '#schema/limits.parts.ts';
import { rowAt } from './requestLog.ts';

/** Bytes of a JSON body, and of any other. */
export const maxBytes = { json: 1_048_576, upload: uploadBytes } as const;

/** Whether files come with a call: its row says so, whatever the body calls itself. */
export const carriesFiles = (request: Request): boolean =>
  (rowAt(request.method, new URL(request.url).pathname)?.encoding ?? 'json') !== 'json';

/** The body's bytes; undefined when there are more than its kind may have. */
export const readBody = (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readUpTo(request, carriesFiles(request) ? maxBytes.upload : maxBytes.json);
