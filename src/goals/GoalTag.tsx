/** The one chip of a goal: how it ended, that it is silent, or how it goes. Nothing before its first check-in. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { stateOf } from '#schema/goals/goals.rules.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { ShownGoal } from './goals.queries.ts';
import { progressText, stateWords, statusNames } from './goalWords.ts';

export function GoalTag({
  goal,
}: {
  readonly goal: Pick<ShownGoal, 'status' | 'stale' | 'confidence' | 'progress'>;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { status, progress } = goal;
  const reached = progressText(progress, language);
  const state = stateOf(goal);
  if (status !== 'open')
    return (
      <StatusTag severity={status === 'done' ? 'success' : 'info'}>
        {status === 'ended' && reached !== null ? t`Cerrado en ${reached}` : t(statusNames[status])}
      </StatusTag>
    );
  return state === null ? null : (
    <StatusTag severity={stateWords[state].severity}>{t(stateWords[state].name)}</StatusTag>
  );
}
