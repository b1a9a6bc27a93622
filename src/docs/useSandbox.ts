/** A sandbox for as long as a page stands. */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { placeholders, type Names } from './calls.ts';
import { useDocsPlace } from './docs.context.ts';
import { createSandbox, type SandboxActor } from './sandbox.actors.ts';

/** Begins with the page and ends with it. */
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

/** What the samples name: the visitor's own, words to replace where there is no sandbox, null while that is not known. */
export function useNames(actor: SandboxActor): Names | null {
  const { origin } = useDocsPlace();
  const sandbox = useSelector(actor, ({ context }) => context.sandbox);
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  if (sandbox !== null) return sandbox;
  return isBusy ? null : placeholders(origin);
}
