/**
 * The facts that Home needs from the shell: the feed has its own chunk and texts, which only the shell loads.
 */
import { createContext, type ReactNode } from 'react';

/** Provided by the shell; stories provide their own. */
export interface HomeFacts {
  /** The feed; drawn and fetched only if recognitions are on. */
  readonly feed: ReactNode;
  /** Reads the modules again after an error. */
  readonly onRetry: () => void;
  /** True while the modules are loading. */
  readonly areModulesLoading: boolean;
}

/** Default without a shell: no feed. */
export const HomeContext = createContext<HomeFacts>({
  feed: null,
  onRetry: () => undefined,
  areModulesLoading: false,
});
