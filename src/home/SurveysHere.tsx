/** The surveys that wait for the person, on Home. Asked for only if one may wait. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { PendingForms } from './PendingForms.tsx';

/** The number of surveys and polls that wait; undefined while it is unknown, and without notifications. */
export function useSurveyCount(): number | undefined {
  const hasPolls = useModule('surveys');
  const hasSurveys = useModule('evaluations') || hasPolls;
  const hasCounts = useModule('notifications');
  const { data } = useQuery({ ...countsQuery(), enabled: hasCounts });
  if (!hasSurveys) return 0;
  return hasCounts ? data?.pendingSurveys : undefined;
}

/** Nothing if none waits. */
export const SurveysHere = ({ className }: { className?: string }): ReactElement | null =>
  useSurveyCount() === 0 ? null : <PendingForms className={className} />;
