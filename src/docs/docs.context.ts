/** Where the documentation stands, for whatever in it makes an address. */
import { createContext, use } from 'react';

/** What differs from host to host. */
export interface DocsPlace {
  /** Of this page; samples name it where there is no sandbox. */
  readonly origin: string;
  /** Address of the app, null on a host that shows nothing but the documentation. */
  readonly app: string | null;
  /** Settles once calls of this page can be answered: the demo's backend takes a moment to begin. */
  readonly ready: Promise<unknown>;
}

/** Given by `DocsApp`. */
export const DocsContext = createContext<DocsPlace>({
  origin: 'https://api.example.com',
  app: null,
  ready: Promise.resolve(),
});

/** The place of this documentation. */
export const useDocsPlace = (): DocsPlace => use(DocsContext);
