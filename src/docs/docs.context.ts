/** The place of the documentation, for components that build addresses. */
import { createContext, use } from 'react';

/** Values that depend on the host. */
export interface DocsPlace {
  /** Origin of this page; the samples use it without a sandbox. */
  readonly origin: string;
  /** Address of the app, null on a host that serves only the documentation. */
  readonly app: string | null;
  /** Settles once calls of this page can be answered: the demo's backend needs time to start. */
  readonly ready: Promise<unknown>;
}

/** Provided by `DocsApp`. */
export const DocsContext = createContext<DocsPlace>({
  origin: 'https://api.example.com',
  app: null,
  ready: Promise.resolve(),
});

/** The place of this documentation. */
export const useDocsPlace = (): DocsPlace => use(DocsContext);
