/**
 * Reads a response of `/graphql`: data plus field errors with the catalogue's messages, or one error for the whole
 * response (spec §8).
 */
import { ApiError, errorOf, isRecord, readFacts } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';

/** A readable response. */
export interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly FieldError[];
}

/** Status and headers of a response. */
interface Head {
  readonly status: number;
  readonly headers: Headers;
}

/** An error and its top-level field; `field` is undefined if the error affects the whole operation. */
export interface FieldError {
  readonly field: string | undefined;
  readonly error: ApiError;
}

/** Seconds of the Retry-After header, given in seconds or as a date; undefined without the header. */
function waitOf({ headers }: Head): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

/** Reads one error of a response; `name` is the operation. Without facts of its own, the error is that of the status. */
export function fieldError(said: unknown, head: Head, name: string, language: Language): FieldError {
  const error = isRecord(said) ? said : {};
  const facts = isRecord(error['extensions']) ? error['extensions'] : {};
  const path = Array.isArray(error['path']) ? error['path'] : [];
  const told = typeof facts['status'] === 'number' ? facts['status'] : head.status;
  const operation = typeof facts['operation'] === 'string' ? facts['operation'] : name;
  // An error without its own status inside a successful response is unknown to the catalogue.
  const unnamed = told >= 200 && told < 400;
  const read = readFacts(told, { message: error['message'], ...facts }, language, waitOf(head));
  const known = unnamed && read.code === 'other' ? { ...errorOf('unknown', language, told).facts() } : read;
  return { field: typeof path[0] === 'string' ? path[0] : undefined, error: new ApiError(known, operation) };
}

/** Whether a response says that it is JSON. */
export const isJson = (answer: Response): boolean =>
  /[/+]json\b/i.test(answer.headers.get('content-type') ?? '');

/**
 * Reads the text of a response. Throws `ApiError` if the text is no GraphQL response, for example an HTML page, a
 * truncated body or an empty body.
 */
export function readAnswer(answer: Response, text: string, name: string, language: Language): Answer {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    said = undefined;
  }
  const body = isRecord(said) ? said : undefined;
  const errors = Array.isArray(body?.['errors'])
    ? body['errors'].map((one) => fieldError(one, answer, name, language))
    : [];
  const data = isRecord(body?.['data']) ? body['data'] : null;
  if (errors.length > 0) return { data, errors };
  if (!answer.ok) throw new ApiError(readFacts(answer.status, body, language, waitOf(answer)), name);
  if (data !== null) return { data, errors };
  // Truncated JSON means a broken connection; any other text does not come from our server.
  const cut = said === undefined && isJson(answer);
  throw new ApiError(errorOf(cut ? 'network' : 'unknown', language, cut ? 0 : answer.status).facts(), name);
}
