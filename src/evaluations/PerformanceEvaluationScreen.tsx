/**
 * `/performance_evaluation`: what the person writes, what is written about them, and their team; with `?write=` one
 * evaluation to write, with `?read=` one that was written, with `?person=` a result or, in the tab of the team, a record (spec §2, module `evaluations`).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { isFirstLoad } from '#src/lib/firstLoad.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Page } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AnswerEvaluation } from './AnswerEvaluation.tsx';
import { evaluationQueries } from './evaluations.queries.ts';
import { pendingEvaluationsQuery } from './pending.queries.ts';
import { ExternalTool } from './ExternalTool.tsx';
import { useOwnTasks } from './useOwnTasks.ts';
import { OwnTab } from './OwnTab.tsx';
import { RecordPage } from './RecordPage.tsx';
import { ResultPage } from './ResultPage.tsx';
import { TeamTab } from './TeamTab.tsx';
import { WriteTab } from './WriteTab.tsx';
import { WrittenPage } from './WrittenPage.tsx';

function Lists(): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  const pending = useQuery(pendingEvaluationsQuery());
  const team = useQuery(evaluationQueries.team());
  const { proposals, confirmations } = useOwnTasks();
  const completed = useQuery({ ...evaluationQueries.completed(), enabled: tab === null });
  const own = useQuery({ ...evaluationQueries.own(), enabled: tab === 'me' });
  const above = tab === 'team' ? [team] : tab === 'me' ? [own] : [pending, completed];
  const tasks = proposals.length + Number(confirmations.length > 0);
  const waiting = pending.data === undefined ? undefined : pending.data.length + tasks;
  // A failed read is no proof that the person leads nobody.
  const leads = tab === 'team' || team.isError || (team.data ?? []).length > 0;
  return (
    <>
      <Tabs
        label={t`Evaluación de desempeño`}
        selected={tab ?? 'write'}
        onSelect={(id) => setTab(id === 'write' ? null : id)}
        tabs={[
          { id: 'write', label: t`Por escribir`, count: waiting, content: <WriteTab /> },
          { id: 'me', label: t`Sobre mí`, content: <OwnTab /> },
          ...(leads ? [{ id: 'team', label: t`Mi equipo`, content: <TeamTab /> }] : []),
        ]}
      />
      <div hidden={isFirstLoad(...above)}>
        <ExternalTool />
      </div>
    </>
  );
}

/** The screen of the route `/performance_evaluation`. */
export function PerformanceEvaluationScreen(): ReactElement | null {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const me = useMe();
  const write = search.get('write') ?? '';
  if (write !== '') return me === undefined ? null : <AnswerEvaluation key={write} owner={me} id={write} />;
  const written = search.get('read') ?? '';
  if (written !== '') return <WrittenPage key={written} id={written} />;
  const person = search.get('person') ?? '';
  if (person !== '')
    return search.get('tab') === 'team' ? (
      <RecordPage key={person} id={person} />
    ) : (
      <ResultPage key={person} id={person} />
    );
  return (
    <Page
      title={t`Evaluación de desempeño`}
      lead={<Trans>Una conversación sobre tu trabajo: qué va bien, qué sigue y qué necesitas.</Trans>}
    >
      <Lists />
    </Page>
  );
}
