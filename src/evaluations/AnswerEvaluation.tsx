/** One evaluation, for its writer. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FrozenGoals } from '#src/goals/FrozenGoals.tsx';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import { evaluationParts } from './evaluationParts.tsx';
import { evaluationQueries } from './evaluations.queries.ts';
import { roleNames } from './evaluationWords.ts';
import { evaluationAnswers } from './evaluations.writes.ts';

/** Its machine runs while it is shown; the read of its form brings the goals. */
export function AnswerEvaluation(props: { owner: DraftOwner; id: string }): ReactElement {
  const known = useQuery({ ...evaluationQueries.one(props.id), enabled: false }).data;
  const goals = known?.goals ?? [];
  const parts = {
    ...evaluationParts,
    ...(known?.kind === 'self' ? { heading: roleNames.self } : {}),
    ...(goals.length === 0 ? {} : { aside: <FrozenGoals goals={goals} /> }),
  };
  return <AnswerForm what={evaluationAnswers} parts={parts} {...props} />;
}
