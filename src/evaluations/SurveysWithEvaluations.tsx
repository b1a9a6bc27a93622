/** `/surveys` with the evaluations that wait for the person among the pending surveys (spec §2). */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useModule } from '#src/organization/organization.context.ts';
import { SurveysScreen } from '#src/surveys/answering/SurveysScreen.tsx';
import { EvaluationCards } from './EvaluationCard.tsx';
import { pendingEvaluationsQuery } from './pending.queries.ts';

function Both(): ReactElement {
  const { t } = useLingui();
  const { data } = useQuery(pendingEvaluationsQuery());
  const evaluations = data ?? [];
  return (
    <SurveysScreen
      others={{
        count: data?.length,
        cards:
          evaluations.length === 0 ? null : (
            <EvaluationCards evaluations={evaluations} label={t`Evaluaciones por escribir`} />
          ),
      }}
    />
  );
}

/** The screen of the route `/surveys`. */
export const SurveysWithEvaluations = (): ReactElement =>
  useModule('evaluations') ? <Both /> : <SurveysScreen />;
