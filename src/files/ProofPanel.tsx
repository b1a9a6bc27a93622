/** Handing something in: a message and files go once, and what becomes of them is shown until they are approved. */
import { useEffect, useState, type ReactElement } from 'react';
import { createProof, type Proving } from './proof/proof.actors.ts';
import { ProofForm } from './proof/ProofForm.tsx';

/** Its machine runs while it is shown; what was sent goes on without it. Another thing needs another `key`. */
export function ProofPanel({ of: proving }: { readonly of: Proving }): ReactElement {
  const [actor] = useState(() => createProof(proving));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return (
    <ProofForm
      actor={actor}
      kind={proving.kind}
      most={proving.most}
      mayWithdraw={proving.withdraw !== null}
    />
  );
}
