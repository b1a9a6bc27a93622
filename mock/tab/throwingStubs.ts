/**
 * Stands in for parts of libraries that the demo carries and never uses; tools/vite/standIns.ts puts it there, by
 * importer. Whatever would do something in place of them raises, so that a part which is used after all is noticed.
 */

const unused = (what: string) => (): never => {
  throw new Error(`${what} is left out of the demo: see tools/vite/standIns.ts`);
};

/** msw's cookie jar (tough-cookie): no answer of ours sets a cookie. */
export class CookieJar {
  readonly getCookiesSync = (): readonly never[] => [];
  readonly setCookie = unused('tough-cookie');
}
/** Holds nothing. */
export class MemoryCookieStore {
  idx: Readonly<Record<string, never>> = {};
}
/** Never made. */
export const Cookie = { fromJSON: (): null => null };

/** msw's ways without a service worker: the app then asks `DemoKit.answer` itself. */
class Idle {
  readonly predicate = (): boolean => false;
  readonly apply = (): void => undefined;
  readonly dispose = (): void => undefined;
  readonly on = (): this => this;
  readonly removeListener = (): this => this;
}
export {
  Idle as FetchInterceptor,
  Idle as WebSocketClientConnection,
  Idle as WebSocketInterceptor,
  Idle as WebSocketServerConnection,
  Idle as XMLHttpRequestInterceptor,
};

/** msw's patterns of addresses (@msw/url), as far as the worker needs them: a `*` may only be the end. */
export function matchPattern(pattern: string, address: string | URL) {
  const isWhole = !pattern.endsWith('*');
  const [wanted, given] = [isWhole ? pattern : pattern.slice(0, -1), String(address)];
  return { matches: isWhole ? given === wanted : given.startsWith(wanted), params: {} };
}

/** Immutable updates of `@msw/data` (mutative): the store changes held rows itself. */
export const create = unused('mutative');
export const apply = unused('mutative');
/** Relations, sorting and changes of `@msw/data` (es-toolkit). */
export const get = unused('es-toolkit');
export const set = unused('es-toolkit');
export const unset = unused('es-toolkit');
export const isEqual = unused('es-toolkit');
/** Every row is handed over by a function, and every condition is one. */
export const isPlainObject = (): boolean => false;

/** graphql's check of the SDL: the same texts are checked by every test and by the server. */
export const assertValidSDL = (): void => undefined;
export const assertValidSDLExtension = (): void => undefined;
/** graphql's check of the schema that was built from it. */
export const assertValidSchema = (): void => undefined;

/** graphql's words about wrong documents: every document of the demo was checked when it was built. */
export const print = (): string => '';
export { print as printForError };
export const suggestionList = (): readonly string[] => [];
export const didYouMean = (): string => '';

/** Parts of hono: the backend reads bodies itself, answers no pages and stands alone. */
export const createMountedRequest = unused('hono/utils/mount');
export const parseBody = unused('hono/utils/body');
export const resolveCallback = unused('hono/utils/html');
export const HtmlEscapedCallbackPhase = { Stringify: 1 } as const;
