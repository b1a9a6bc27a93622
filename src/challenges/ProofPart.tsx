/** The proof that a challenge wants of the reader: handed in, withdrawn, and its decision. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ChallengeProofState } from '#schema/challenges/challenges.rules.ts';
import { HandedIn } from '#src/files/HandedIn.tsx';
import { ProofPanel } from '#src/files/ProofPanel.tsx';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { challengeProof } from './challengeProof.ts';
import type { OpenedChallenge } from './challenges.queries.ts';

type Proof = NonNullable<OpenedChallenge['proofHandedIn']>;

function Given({
  proof: { status, message, files, reason },
  mayHandIn,
}: {
  readonly proof: Proof;
  /** The form says the reason. */
  readonly mayHandIn: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words: Readonly<Record<ChallengeProofState, string>> = {
    submitted: t`Espera la decisión`,
    approved: t`Aprobado`,
    sent_back: t`Devuelto`,
    withdrawn: t`Retirado`,
  };
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-4">
      <HandedIn
        title={t`Lo que entregaste`}
        state={words[status]}
        message={message}
        files={files}
        reason={mayHandIn ? null : reason}
      />
    </div>
  );
}

/**
 * Nothing where no proof is wanted, and before the challenge begins. The form comes with the reached target; of a team that
 * is known only at the close.
 */
export function ProofPart({
  challenge,
  owner,
}: {
  readonly challenge: OpenedChallenge;
  readonly owner: DraftOwner;
}): ReactElement | null {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { proof, proofHandedIn, state, own, way } = challenge;
  if (!proof || own === null || state === 'coming') return null;
  // After the close, a proof only serves what was reached.
  const isEarly = way === 'team' || proofHandedIn !== null;
  const mayHandIn = own.completedAt !== null || (isEarly && state !== 'closed');
  if (proofHandedIn === null && !mayHandIn && state === 'closed') return null;
  return (
    <section aria-label={t`Tu comprobante`} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">
        <Trans>Tu comprobante</Trans>
      </h3>
      {proofHandedIn !== null ? (
        <Given proof={proofHandedIn} mayHandIn={mayHandIn} />
      ) : !mayHandIn ? (
        <p className="text-small text-soft">
          <Trans>Cuando llegues a la meta, aquí entregas tu comprobante.</Trans>
        </p>
      ) : (
        <p className="text-small text-soft">
          <Trans>
            Este reto pide un comprobante: unas palabras, una foto o un archivo. Tus puntos llegan una sola
            vez, cuando se apruebe.
          </Trans>
        </p>
      )}
      {mayHandIn ? <ProofPanel of={challengeProof(cache, { owner, challenge })} /> : null}
    </section>
  );
}
