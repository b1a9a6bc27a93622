/** A question for a link that lives as long as its page. */
import { useEffect, useState } from 'react';
import { createRecovery, type RecoveryActor } from './recovery.actors.ts';

/** Started with the page, stopped with it. */
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
