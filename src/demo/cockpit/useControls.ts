/** The controls of the cockpit, fetched when it first opens. */
import { useCallback, useEffect, useState } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';

/** The controls while they load. */
export interface ComingControls {
  /** Undefined until loaded. */
  readonly controls: DemoControls | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Fetches once, and again after a failure. */
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
