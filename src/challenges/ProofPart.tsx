/** The proof that a challenge wants of the reader: handed in, withdrawn, and its decision. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { challengeLimits, type ChallengeProofState } from '#schema/challenges/challenges.rules.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { HandedIn } from '#src/files/HandedIn.tsx';
import { ProofPanel } from '#src/files/ProofPanel.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import type { OpenedChallenge } from './challenges.queries.ts';
import { handInProof, refreshChallenges, withdrawProof } from './challenges.writes.ts';

type Proof = NonNullable<OpenedChallenge['proofHandedIn']>;

function Given({ proof }: { readonly proof: Proof }): ReactElement {
  const { t } = useLingui();
  const withdrawing = useWrite(withdrawProof, { refresh: refreshChallenges });
  const { id, status, message, files, reason } = proof;
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
        reason={reason}
      />
      {withdrawing.isError ? <FieldError>{whyFailed(withdrawing.error)}</FieldError> : null}
      {status === 'submitted' ? (
        <Button
          variant="secondary"
          className="self-start"
          busy={withdrawing.isPending}
          onClick={() => withdrawing.mutate({ id })}
        >
          <Trans>Retirar el comprobante</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Nothing where no proof is wanted, and before the challenge begins. */
export function ProofPart({
  challenge: { id, proof, proofHandedIn, state, own },
}: {
  readonly challenge: OpenedChallenge;
}): ReactElement | null {
  const { t } = useLingui();
  if (!proof || own === null || state === 'coming') return null;
  const status = proofHandedIn?.status ?? null;
  const waitsOrCounts = status === 'submitted' || status === 'approved';
  // After the close, a proof only serves what was reached.
  const mayHandIn = !waitsOrCounts && (state !== 'closed' || own.completedAt !== null);
  if (proofHandedIn === null && !mayHandIn) return null;
  return (
    <section aria-label={t`Tu comprobante`} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">
        <Trans>Tu comprobante</Trans>
      </h3>
      {proofHandedIn === null ? null : <Given proof={proofHandedIn} />}
      {mayHandIn ? (
        <>
          <p className="text-small text-soft">
            <Trans>
              Este reto pide un comprobante: unas palabras, una foto o un archivo. Tus puntos llegan una sola
              vez, cuando se apruebe.
            </Trans>
          </p>
          <ProofPanel
            kind="task-attachment"
            most={challengeLimits.files}
            send={({ message, attachmentKeys: fileKeys }, key) => handInProof({ id, message, fileKeys }, key)}
            after={{
              refresh: refreshChallenges,
              onDone: () => toasts.raise({ severity: 'success', text: t`Entregaste tu comprobante.` }),
            }}
          />
        </>
      ) : null}
    </section>
  );
}
