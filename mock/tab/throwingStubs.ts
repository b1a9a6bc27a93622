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

/** graphql's validation of the SDL: every test and the server validate the same texts. */
export const assertValidSDL = (): void => undefined;
export const assertValidSDLExtension = (): void => undefined;
/** graphql's validation of the built schema. */
export const assertValidSchema = (): void => undefined;
