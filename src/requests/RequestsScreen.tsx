/** `/requests`: what one can ask for, one's own, and what waits for one's decision; with `?id=` or `?ask=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { requestStandings } from '#schema/requests/requests.rules.ts';
import { StateChips } from '#src/admin/StateChips.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { decisionQueries } from '#src/decisions/decisions.queries.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { KindCard } from './KindCard.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestPages } from './RequestPages.tsx';
import { RequestRow } from './RequestRow.tsx';
import { mineSearch, requestQueries } from './requests.queries.ts';
import { useStandingWords } from './requestWords.tsx';
import { ToDecide } from './ToDecide.tsx';

/** The kinds as cards. */
function Kinds(): ReactElement {
  return (
    <RequestPages
      query={useInfiniteQuery(requestQueries.kinds())}
      failed={<Trans>No pudimos cargar las solicitudes.</Trans>}
      none={<Trans>Todavía no hay nada que pedir aquí. Tu administración puede agregarlo.</Trans>}
    >
      {(kinds) => (
        <div className="grid gap-4 wide:grid-cols-2">
          {kinds.map((kind) => (
            <KindCard key={kind.id} kind={kind} />
          ))}
        </div>
      )}
    </RequestPages>
  );
}

function Mine(): ReactElement {
  const { t } = useLingui();
  const words = useStandingWords();
  const list = useListFilter(mineSearch);
  const { status } = list.filter;
  return (
    <div className="flex flex-col gap-4">
      <StateChips
        label={t`Qué solicitudes`}
        all={<Trans>Todas</Trans>}
        of={requestStandings}
        nameOf={(state) => words[state].name}
        value={status}
        onChoose={(next) => list.onFilter({ status: next })}
      />
      <RequestPages
        query={useInfiniteQuery(requestQueries.mine(list.filter))}
        failed={<Trans>No pudimos cargar tus solicitudes.</Trans>}
        none={
          status === undefined ? (
            <Trans>Todavía no pediste nada.</Trans>
          ) : (
            <Trans>No tienes solicitudes así.</Trans>
          )
        }
      >
        {(requests) => (
          <ul className="flex flex-col gap-3">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestRow request={request} />
              </li>
            ))}
          </ul>
        )}
      </RequestPages>
    </div>
  );
}

/** Requests for points keep their place in the wallet. */
const Points = (): ReactElement => (
  <Card className="flex flex-col items-start gap-4">
    <p>
      <Trans>Los puntos para dar se piden en tu billetera, y allí ves quién responde.</Trans>
    </p>
    <Link href="/wallet?tab=requests" asChild>
      <LinkButton>
        <Trans>Ir a mi billetera</Trans>
      </LinkButton>
    </Link>
  </Card>
);

function Lists(): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  const hasPoints = useModule('recognitions');
  const waiting = useInfiniteQuery(decisionQueries.list(false)).data?.pages[0]?.pagination.total ?? 0;
  return (
    <Page title={t`Solicitudes`} lead={<Trans>Pide lo que necesitas y ve siempre quién lo tiene.</Trans>}>
      <Tabs
        label={t`Solicitudes`}
        selected={tab ?? 'ask'}
        onSelect={(next) => setTab(next === 'ask' ? null : next)}
        tabs={[
          { id: 'ask', label: t`Pedir`, content: <Kinds /> },
          { id: 'mine', label: t`Las mías`, content: <Mine /> },
          {
            id: 'decide',
            label: t`Por decidir`,
            count: waiting === 0 ? undefined : waiting,
            content: <ToDecide />,
          },
          ...(hasPoints ? [{ id: 'points', label: t`Puntos`, content: <Points /> }] : []),
        ]}
      />
    </Page>
  );
}

/** The screen of the route `/requests`. */
export function RequestsScreen(): ReactElement | null {
  const [search] = useSearchParams();
  const me = useMe();
  const [id, ask] = [search.get('id') ?? '', search.get('ask') ?? ''];
  if (id !== '') return <RequestPage key={id} id={id} />;
  if (ask !== '') return me === undefined ? null : <AnswerRequest key={ask} owner={me} id={ask} />;
  return <Lists />;
}
