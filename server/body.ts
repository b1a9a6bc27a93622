/** Reads bodies up to a max size, to protect the memory. */
import { readUpTo } from '#backend/calls/incoming.ts';
import { uploadBytes } from '#schema/limits.parts.ts';
import { rowAt } from './requestLog.ts';

/** Max bytes of a JSON body, and of any other body. */
export const maxBytes = { json: 1_048_576, upload: uploadBytes } as const;

/** Whether a call carries files. Its contract row decides, not the content type of the request. */
export const carriesFiles = (request: Request): boolean =>
  (rowAt(request.method, new URL(request.url).pathname)?.encoding ?? 'json') !== 'json';

/** The body's bytes; undefined if the body exceeds the max of its kind. */
export const readBody = (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readUpTo(request, carriesFiles(request) ? maxBytes.upload : maxBytes.json);
