/** The request for a link, for the lifetime of its page. */
import { useEffect, useState } from 'react';
import { createRecovery, type RecoveryActor } from './recovery.actors.ts';

/** Starts on mount, stops on unmount. */
export function useRecovery(): RecoveryActor {
  const [actor] = useState(createRecovery);
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return actor;
}
