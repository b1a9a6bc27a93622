/**
 * Every fault of a call: each row of the catalogue as our backend and foreign servers send it, with the expected
 * result.
 */
import { errorOf, codeOf, type Reason } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { everyTold, type Told } from './told.ts';

/**
 * Where the fault happens: `behind` the facade in place of the backend, or `before` the facade in place of the whole
 * server.
 */
export type Place = 'behind' | 'before';

/** One fault with the expected result. */
export interface Strike {
  readonly name: string;
  readonly told: Told;
  readonly place: Place;
  /** Answers in place of the server; throws as a failed fetch does. */
  readonly answer: (language: Language) => Response;
  readonly message: Readonly<Record<Language, string>>;
  /** The text that a form shows in Spanish: a reason without a field of the form is more precise than the sentence. */
  readonly shown: string;
  /** Whether the answer is the server's fault: the message of a write then begins with the name of the write. */
  readonly isServersFault: boolean;
  /** Whether the client repeats the call. */
  readonly repeats: boolean;
  /** Seconds that the server asks to wait. */
  readonly wait: number;
  /** Another user signs in meanwhile, and the newly stored token must stay. */
  readonly signsIn: boolean;
}

const reason: Reason = { field: 'nothing_of_this_form', code: 'said', message: 'Nada de este formulario.' };

/** The body that our backend sends. The message is in the language of the request; only the code matters. */
const bodyOf = ({ code, status }: Told, language: Language, more: object): object => ({
  ...errorOf(code, language, status).facts(),
  ...(code === 'invalid' ? { reasons: [reason] } : {}),
  ...more,
});

const refused = (status: number, body: object, wait?: number): Response =>
  Response.json(body, { status, headers: wait === undefined ? {} : { 'retry-after': String(wait) } });
const page = (status: number, wait?: number): Response =>
  new Response('<h1>A proxy speaks</h1>', {
    status,
    headers: { 'content-type': 'text/html', ...(wait === undefined ? {} : { 'retry-after': String(wait) }) },
  });

const silence = (name: 'network' | 'timeout') => (): never => {
  throw name === 'network'
    ? new TypeError('Failed to fetch')
    : new DOMException('The operation timed out.', 'TimeoutError');
};

type More = Partial<Pick<Strike, 'message' | 'repeats' | 'wait' | 'signsIn'>>;
const strike = (
  told: Told,
  place: Place,
  how: string,
  answer: Strike['answer'],
  more: More = {},
): Strike => ({
  name: `${told.code} ${told.status} ${how}, ${place} the facade`,
  told,
  place,
  answer,
  message: { es: told.es, en: told.en },
  shown: told.code === 'invalid' ? reason.message : told.es,
  isServersFault: ['internal', 'unavailable', 'other', 'unknown'].includes(told.code),
  repeats: told.repeats,
  wait: 0,
  signsIn: false,
  ...more,
});

/** Faults with a status only: code and sentence come from the catalogue. Statuses of our own codes mean nothing there. */
function bare(told: Told): readonly Strike[] {
  if (told.status === 200)
    return (['behind', 'before'] as const).map((place) => strike(told, place, 'as a page', () => page(200)));
  if (codeOf(told.status) !== told.code) return [];
  return (['behind', 'before'] as const).map((place) =>
    strike(told, place, 'as a bare status', () => page(told.status)),
  );
}

/** Errors of our backend, with `retryable` true, false and missing. */
function spoken(told: Told): readonly Strike[] {
  // Our backend never sends an error with status 200.
  const { status } = told.status === 200 ? { status: 500 } : told;
  const said = { ...told, status };
  const withFlag = (how: string, more: object, result: More = {}): Strike =>
    strike(told, 'behind', how, (language) => refused(status, bodyOf(said, language, more)), result);
  return [
    withFlag('retryable', { retryable: true }),
    withFlag('not retryable', { retryable: false }, { repeats: false }),
    withFlag('without a word on repeats', {}),
  ];
}

const one = (code: Told['code'], status: number): Told => {
  const found = everyTold.find((told) => told.code === code && told.status === status);
  if (found === undefined) throw new Error(`${code} ${status} stands in no line`);
  return found;
};

const waiting = (told: Told, wait: number): readonly Strike[] => [
  strike(told, 'behind', `and Retry-After ${wait}`, () => refused(told.status, {}, wait), { wait }),
  strike(told, 'before', `and Retry-After ${wait}`, () => page(told.status, wait), { wait }),
];

const foreign = (status: number): Told => ({
  ...one('other', 418),
  status,
  es: `Error ${status}`,
  en: `Error ${status}`,
});

const words = 'El proveedor no contesta.';

/** All faults, in the order of the catalogue. */
export const strikes: readonly Strike[] = [
  ...everyTold.flatMap((told) =>
    told.code === 'network' || told.code === 'timeout'
      ? (['behind', 'before'] as const).map((place) =>
          strike(told, place, 'by silence', silence(told.code === 'network' ? 'network' : 'timeout')),
        )
      : [...spoken(told), ...bare(told)],
  ),
  ...waiting(one('too_many', 429), 7),
  ...waiting(one('unavailable', 503), 7),
  ...waiting(one('unavailable', 503), 3600),
  ...waiting(one('too_many', 429), 0.5),
  strike(one('other', 418), 'behind', 'with words of its own', () => refused(418, { error: words })),
  // Statuses that only our own backend explains: a foreign server means something else by them.
  ...[400, 409, 413, 422].flatMap((status) =>
    (['behind', 'before'] as const).map((place) =>
      strike(foreign(status), place, 'with words of its own', () => refused(status, { message: words })),
    ),
  ),
  ...(['behind', 'before'] as const).map((place) =>
    strike(one('unauthorized', 401), place, 'after another session', () => page(401), { signsIn: true }),
  ),
];
