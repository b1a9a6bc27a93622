/** Handing in a custom or generic program: its form, or a message with files, and the decision. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { SubmissionState } from '#schema/programs/programs.rules.ts';
import { HandedIn } from '#src/files/HandedIn.tsx';
import { ProofPanel } from '#src/files/ProofPanel.tsx';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { takesPart } from './learning/learnedLesson.ts';
import { programFormAddress } from './programAddress.ts';
import { programProof } from './programProof.ts';
import type { OpenedProgram } from './programs.queries.ts';

type Submission = NonNullable<OpenedProgram['submission']>;

function Given({
  submission,
  saysReason,
}: {
  readonly submission: Submission;
  /** The form of a message says it itself. */
  readonly saysReason: boolean;
}): ReactElement {
  const { t } = useLingui();
  const { status, message, files, reason, questions, answers } = submission;
  const words: Readonly<Record<SubmissionState, string>> = {
    submitted: t`Espera la decisión`,
    accepted: t`Aceptada`,
    sent_back: t`Devuelta`,
    withdrawn: t`Retirada`,
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-4">
      <HandedIn
        title={t`Lo que entregaste`}
        state={words[status]}
        message={message}
        files={files}
        reason={saysReason && status === 'sent_back' ? reason : null}
      />
      <GivenAnswers questions={questions} answers={answers} />
    </div>
  );
}

/** Nothing for a course. */
export function HandIn({
  program,
  owner,
}: {
  readonly program: OpenedProgram;
  readonly owner: DraftOwner;
}): ReactElement | null {
  const cache = useQueryClient();
  const { type, own, submission, takes, id } = program;
  if (type === 'course' || (submission === null && !takesPart(program))) return null;
  const isOver = own?.standing === 'submitted' || own?.standing === 'finished';
  const mayHandIn = takesPart(program) && takes && !isOver;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle tabIndex={-1} data-next>
        <Trans>Tu entrega</Trans>
      </CardTitle>
      {submission === null ? null : (
        <Given submission={submission} saysReason={type === 'custom' || !mayHandIn} />
      )}
      {type === 'generic' && mayHandIn ? <ProofPanel of={programProof(cache, { owner, program })} /> : null}
      {type === 'custom' && mayHandIn ? (
        <Link href={programFormAddress(id)} asChild>
          <LinkButton variant="primary" className="self-start">
            {submission === null ? (
              <Trans>Responder el formulario</Trans>
            ) : (
              <Trans>Corregir y entregar de nuevo</Trans>
            )}
          </LinkButton>
        </Link>
      ) : null}
    </Card>
  );
}
