/** What Home needs of the shell: its feed has a chunk and texts of its own, which no domain fetches itself. */
import { createContext, type ReactNode } from 'react';

/** Given by the shell; stories give their own. */
export interface HomeFacts {
  /** The feed; drawn only where recognitions are on, and fetched when it is drawn. */
  readonly feed: ReactNode;
  /** Asks for the modules again, where they could not be loaded. */
  readonly onRetry: () => void;
  /** The modules are on their way. */
  readonly areModulesLoading: boolean;
}

/** Without a shell Home has no feed. */
export const HomeContext = createContext<HomeFacts>({
  feed: null,
  onRetry: () => undefined,
  areModulesLoading: false,
});
