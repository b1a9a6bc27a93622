/** The surveys and evaluations that wait for the person; a separate chunk with its texts. */
import type { ReactElement } from 'react';
import { usePendingEvaluations } from '#src/evaluations/usePendingEvaluations.tsx';
import { PendingSurveys } from '#src/surveys/answering/PendingSurveys.tsx';

/** Nothing until both are known. */
export function PendingForms({ className }: { className?: string | undefined }): ReactElement | null {
  const others = usePendingEvaluations();
  return others === undefined ? null : <PendingSurveys className={className} others={others} />;
}
