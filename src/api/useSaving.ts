/** Saves a form: sent once, with the server's reasons at their fields and all other errors as one message. */
import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useWrite } from './useWrite.ts';

/** The write and its follow-ups. */
export interface SavingOptions<F, R> {
  readonly write: (fields: F, key: string) => Promise<R>;
  /** Shows reasons at fields and returns the message for the rest. */
  readonly refusal: (error: Error) => string | null;
  readonly onSaved: (result: R, sent: F) => void;
  readonly refresh?: ((cache: QueryClient) => void) | undefined;
}

/** The state of a save for the form. */
export interface Saving<F> {
  readonly save: (fields: F) => void;
  readonly isPending: boolean;
  /** The error message; null if the fields show it. */
  readonly failed: string | null;
}

/** One save at a time; a new attempt clears the old message. */
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
