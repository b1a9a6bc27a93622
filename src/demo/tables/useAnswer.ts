/** The answer to a question about the tables, while it comes and when it fails. */
import { useEffect, useState } from 'react';

export interface Answer<A> {
  /** The last answer, also while a newer one is under way; undefined before the first. */
  readonly value: A | undefined;
  readonly isUnderWay: boolean;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Asks whenever `ask` is another function. */
export function useAnswer<A>(ask: () => Promise<A>): Answer<A> {
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState<{
    readonly to?: () => Promise<A>;
    readonly turn?: number;
    readonly value?: A;
    readonly hasFailed: boolean;
  }>({ hasFailed: false });
  useEffect(() => {
    let isOver = false;
    ask().then(
      (value) => {
        if (!isOver) setTold({ to: ask, turn, value, hasFailed: false });
      },
      (error: unknown) => {
        console.warn('The tables could not be read.', error);
        if (!isOver) setTold({ to: ask, turn, hasFailed: true });
      },
    );
    return () => {
      isOver = true;
    };
  }, [ask, turn]);
  const isUnderWay = told.to !== ask || told.turn !== turn;
  return {
    value: told.value,
    isUnderWay,
    hasFailed: told.hasFailed && !isUnderWay,
    again: () => setTurn((now) => now + 1),
  };
}
