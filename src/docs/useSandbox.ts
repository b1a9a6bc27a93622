/** A sandbox for the lifetime of a page. */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { placeholders, type Names } from './calls.ts';
import { useDocsPlace } from './docs.context.ts';
import { createSandbox, type SandboxActor } from './sandbox.actors.ts';

/** Starts on mount, stops on unmount. */
export function useSandbox(): SandboxActor {
  const { ready } = useDocsPlace();
  const [actor] = useState(() => createSandbox(ready));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return actor;
}

/**
 * The values in the samples: the visitor's own, placeholders without a sandbox, null while that is unknown.
 */
export function useNames(actor: SandboxActor): Names | null {
  const { origin } = useDocsPlace();
  const sandbox = useSelector(actor, ({ context }) => context.sandbox);
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  if (sandbox !== null) return sandbox;
  return isBusy ? null : placeholders(origin);
}
