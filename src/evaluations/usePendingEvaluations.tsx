/** The evaluations that wait for the person, as links beside the feed. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useModule } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { PendingLink } from '#src/surveys/answering/PendingSurveys.tsx';
import { useEvaluationFacts } from './useEvaluationFacts.ts';
import { writingAddress } from './evaluationAddress.ts';
import { pendingEvaluationsQuery, type Evaluation } from './pending.queries.ts';
import { roleNames } from './evaluationWords.ts';

function Pending({ evaluation }: { evaluation: Evaluation }): ReactElement {
  const { t } = useLingui();
  const { closing, minutes } = useEvaluationFacts(evaluation);
  const { id, kind, evaluated } = evaluation;
  const name = nameOf(evaluated);
  return (
    <PendingLink
      href={writingAddress(id)}
      title={kind === 'self' ? t(roleNames.self) : t`Evaluación de ${name}`}
      detail={`${closing} · ${minutes}`}
    />
  );
}

/** None while the module is off; undefined until they are known. */
export function usePendingEvaluations(): readonly ReactElement[] | undefined {
  const isOn = useModule('evaluations');
  const { data } = useQuery({ ...pendingEvaluationsQuery(), enabled: isOn });
  return isOn ? data?.map((evaluation) => <Pending key={evaluation.id} evaluation={evaluation} />) : [];
}
