/** How far the result of a person is: shared, read, acknowledged. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { dayLabel } from './cycleWords.ts';
import type { TeamEvaluation } from './evaluations.queries.ts';
import { useEvaluationWords } from './evaluationWords.ts';

/** Nothing before a day of sharing is known. */
export function SharedState({
  person: { shareOn, sharedAt, readAt, acknowledgedAt },
}: {
  person: Pick<TeamEvaluation, 'shareOn' | 'sharedAt' | 'readAt' | 'acknowledgedAt'>;
}): ReactElement | null {
  const { dayOf } = useEvaluationWords();
  if (acknowledgedAt !== null)
    return (
      <span>
        <StatusTag severity="success">
          <Trans>Dijo que lo leyó el {dayOf(acknowledgedAt)}</Trans>
        </StatusTag>
      </span>
    );
  if (readAt !== null)
    return (
      <span>
        <StatusTag severity="info">
          <Trans>Lo abrió el {dayOf(readAt)}</Trans>
        </StatusTag>
      </span>
    );
  if (sharedAt !== null)
    return (
      <span>
        <StatusTag severity="info">
          <Trans>Compartido el {dayOf(sharedAt)}</Trans>
        </StatusTag>
      </span>
    );
  return shareOn === null ? null : (
    <span className="text-small text-soft">
      <Trans>Se comparte el {dayLabel(shareOn)}</Trans>
    </span>
  );
}
