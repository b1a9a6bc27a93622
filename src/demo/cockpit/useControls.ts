/** What the cockpit steers with, fetched when it is first opened. */
import { useCallback, useEffect, useState } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';

/** The controls as they come. */
export interface ComingControls {
  /** Undefined until they are there. */
  readonly controls: DemoControls | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Asks once, and again after a failure. */
export function useControls({ controls: ask }: Pick<DemoKit, 'controls'>): ComingControls {
  const [controls, setControls] = useState<DemoControls | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    ask().then(setControls, (error: unknown) => {
      console.warn('The controls of the demo did not come.', error);
      setHasFailed(true);
    });
  }, [ask]);
  useEffect(load, [load]);
  return {
    controls,
    hasFailed,
    again: () => {
      setHasFailed(false);
      load();
    },
  };
}
