/** Runs one asynchronous action at a time: busy, done, or failed with a sentence. */
import { useState } from 'react';

/** The state for a button. */
export interface Acting {
  readonly isBusy: boolean;
  /** The sentence of the last failure; null without one. */
  readonly failed: string | null;
  /** Runs unless an action is in progress; `sentence` returns the message of a failure. */
  readonly act: (work: () => Promise<void>, sentence: (error: unknown) => string) => void;
  readonly forget: () => void;
}

/** Idle at first. */
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
