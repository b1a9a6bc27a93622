/**
 * Stubs for parts of libraries that the demo bundles but never uses; tools/vite/standIns.ts inserts them by
 * importer. Active stubs throw, so that an actual use is noticed.
 */

const unused = (what: string) => (): never => {
  throw new Error(`${what} is left out of the demo: see tools/vite/standIns.ts`);
};

/** msw's cookie jar (tough-cookie): no answer of this backend sets a cookie. */
export class CookieJar {
  readonly getCookiesSync = (): readonly never[] => [];
  readonly setCookie = unused('tough-cookie');
}
export class MemoryCookieStore {
  idx: Readonly<Record<string, never>> = {};
}
export const Cookie = { fromJSON: (): null => null };

/** msw's interceptors without a service worker: the app calls `DemoKit.answer` itself in that case. */
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

/** msw's URL patterns (@msw/url), limited to the needs of the worker: `*` is supported only at the end. */
export function matchPattern(pattern: string, address: string | URL) {
  const isWhole = !pattern.endsWith('*');
  const [wanted, given] = [isWhole ? pattern : pattern.slice(0, -1), String(address)];
  return { matches: isWhole ? given === wanted : given.startsWith(wanted), params: {} };
}

/** Immutable updates of `@msw/data` (mutative): the store changes held rows in place. */
export const create = unused('mutative');
export const apply = unused('mutative');
/** Relations, sorting and updates of `@msw/data` (es-toolkit). */
export const get = unused('es-toolkit');
export const set = unused('es-toolkit');
export const unset = unused('es-toolkit');
export const isEqual = unused('es-toolkit');
/** Rows and conditions are always functions, never plain objects. */
export const isPlainObject = (): boolean => false;

/** graphql's validation of the SDL: every test and the server validate the same texts. */
export const assertValidSDL = (): void => undefined;
export const assertValidSDLExtension = (): void => undefined;
/** graphql's validation of the built schema. */
export const assertValidSchema = (): void => undefined;

/** graphql's messages about invalid documents: every document of the demo was validated at build time. */
export const print = (): string => '';
export { print as printForError };
export const suggestionList = (): readonly string[] => [];
export const didYouMean = (): string => '';

/** Parts of hono: the backend reads bodies itself, renders no HTML and is not mounted in another app. */
export const createMountedRequest = unused('hono/utils/mount');
export const parseBody = unused('hono/utils/body');
export const resolveCallback = unused('hono/utils/html');
export const HtmlEscapedCallbackPhase = { Stringify: 1 } as const;
