/** `/surveys`: the surveys of the person; with `?id=` one of them to answer, with `?results=` those of a team (spec §2). */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useMe } from '#src/session/me.queries.ts';
import { Page } from '#src/ui/Page.tsx';
import { ResultsPlace } from '#src/surveys/results/ResultsPlace.tsx';
import { AnswerSurvey } from './AnswerSurvey.tsx';
import { SurveyList, type OtherPending } from './SurveyList.tsx';

/** The screen of the route `/surveys`. */
export function SurveysScreen({
  others,
}: {
  /** Shown with the pending surveys. */
  others?: OtherPending | undefined;
}): ReactElement | null {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  const me = useMe();
  const id = search.get('id') ?? '';
  if (id !== '') return me === undefined ? null : <AnswerSurvey key={id} owner={me} id={id} />;
  const results = search.get('results') ?? '';
  if (results !== '')
    return (
      <Page title={t`Resultados de mi equipo`}>
        <ResultsPlace key={results} id={results} onClose={() => go({ tab: 'team' })} />
      </Page>
    );
  return (
    <Page title={t`Encuestas`} lead={<Trans>Lo que te preguntan, quién lo verá y qué salió de ello.</Trans>}>
      <SurveyList others={others} />
    </Page>
  );
}
