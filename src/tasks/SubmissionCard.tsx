/** One submission, with its decision. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { HandedIn } from '#src/files/HandedIn.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { Decision } from './Decision.tsx';
import { JustApproved } from './JustApproved.tsx';
import type { ShownSubmission } from './tasks.queries.ts';
import { useTaskWords } from './taskWords.ts';

export function SubmissionCard({
  submission,
  mayDecide,
  isCurrent,
  isReturning,
}: {
  readonly submission: ShownSubmission;
  readonly mayDecide: boolean;
  /** Its reason is shown above the form. */
  readonly isCurrent: boolean;
  /** Opens with the field of the reason. */
  readonly isReturning: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const { id, user, mine, message, files, status, reason, decider, decidedAt, createdAt } = submission;
  const day = createdVariant(createdAt);
  const name = user === null ? t`Alguien que ya no está` : nameOf(user);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <HandedIn
        title={mine ? t`Tu entrega del ${day}` : t`${name}, el ${day}`}
        state={words.state(status)}
        message={message}
        files={files}
        reason={isCurrent ? null : reason}
      />
      {decider === null || decidedAt === null || decider.id === user?.id ? null : (
        <p className="text-small text-soft">
          {t`Decidió ${nameOf(decider)} el ${createdVariant(decidedAt)}.`}
        </p>
      )}
      {!mine && mayDecide ? (
        <>
          <JustApproved only={id} />
          <Decision submission={submission} isReturning={isReturning} />
        </>
      ) : null}
    </li>
  );
}
