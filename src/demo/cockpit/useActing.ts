/** One thing at a time that takes a while and may fail: under way, done, or a sentence why not. */
import { useState } from 'react';

/** What a button needs of it. */
export interface Acting {
  readonly isBusy: boolean;
  /** The sentence of what failed last; null while nothing did. */
  readonly failed: string | null;
  /** Begins unless something is under way; `sentence` words a failure. */
  readonly act: (work: () => Promise<void>, sentence: (error: unknown) => string) => void;
  readonly forget: () => void;
}

/** Nothing under way at first. */
export function useActing(): Acting {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failed: string | null }>({
    isBusy: false,
    failed: null,
  });
  return {
    ...state,
    act: (work, sentence) => {
      if (state.isBusy) return;
      setState({ isBusy: true, failed: null });
      work().then(
        () => setState({ isBusy: false, failed: null }),
        (error: unknown) => {
          console.warn(error);
          setState({ isBusy: false, failed: sentence(error) });
        },
      );
    },
    forget: () => setState((now) => ({ ...now, failed: null })),
  };
}
