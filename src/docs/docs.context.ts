/** Where the documentation stands, for whatever in it makes an address. */
import { createContext, use } from 'react';

/** What differs from host to host. */
export interface DocsPlace {
  /** Of this page; samples name it where there is no sandbox. */
  readonly origin: string;
  /** Address of the app, null on a host that shows nothing but the documentation. */
  readonly app: string | null;
}

/** Given by `DocsApp`. */
export const DocsContext = createContext<DocsPlace>({ origin: 'https://api.example.com', app: null });

/** The place of this documentation. */
export const useDocsPlace = (): DocsPlace => use(DocsContext);
