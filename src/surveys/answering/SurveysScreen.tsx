/** `/surveys`: the surveys of the person; with `?id=` one of them, to answer it (spec §2). */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useMe } from '#src/session/me.queries.ts';
import { Page } from '#src/ui/Page.tsx';
import { AnswerSurvey } from './AnswerSurvey.tsx';
import { SurveyList } from './SurveyList.tsx';

/** The screen of the route `/surveys`. */
export function SurveysScreen(): ReactElement | null {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const me = useMe();
  const id = search.get('id') ?? '';
  if (id !== '') return me === undefined ? null : <AnswerSurvey key={id} owner={me} id={id} />;
  return (
    <Page
      title={t`Encuestas`}
      lead={<Trans>Lo que te preguntan, quién lo verá y qué salió de ello.</Trans>}
      width="feed"
    >
      <SurveyList />
    </Page>
  );
}
