/** Saving a form: sent once, the server's reasons beside their fields, the rest as one sentence. */
import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useWrite } from './useWrite.ts';

/** How it is saved, and what follows. */
export interface SavingOptions<F, R> {
  readonly write: (fields: F, key: string) => Promise<R>;
  /** Puts reasons beside fields and answers what belongs to none. */
  readonly refusal: (error: Error) => string | null;
  readonly onSaved: (result: R, sent: F) => void;
  readonly refresh?: ((cache: QueryClient) => void) | undefined;
}

/** What a form needs to know of its saving. */
export interface Saving<F> {
  readonly save: (fields: F) => void;
  readonly isPending: boolean;
  /** Why it was not saved; null too where fields say it. */
  readonly failed: string | null;
}

/** One saving at a time; a new attempt takes the old sentence away. */
export function useSaving<F, R>({ write, refusal, onSaved, refresh }: SavingOptions<F, R>): Saving<F> {
  const [failed, setFailed] = useState<string | null>(null);
  const { mutate, isPending } = useWrite<F, R>(write, { onDone: onSaved, refresh });
  return {
    save: (fields) => {
      if (isPending) return;
      setFailed(null);
      mutate(fields, { onError: (error) => setFailed(refusal(error)) });
    },
    isPending,
    failed,
  };
}
