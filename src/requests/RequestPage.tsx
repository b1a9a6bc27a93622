/** One request: who has it now, what was asked, the decision, and what happened so far. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Deciding } from '#src/decisions/Deciding.tsx';
import { Holders, Timeline } from '#src/decisions/Timeline.tsx';
import { Withdraw } from '#src/decisions/Withdraw.tsx';
import { AnswerList } from '#src/forms/ResponseList.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { useMe } from '#src/session/me.queries.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Comments } from './Comments.tsx';
import { HeldFiles } from './HeldFiles.tsx';
import { requestQueries, type OpenedRequest } from './requests.queries.ts';
import { withdrawRequest } from './requests.writes.ts';
import { StandingTag } from './requestWords.tsx';

/** What the person asked, in the questions as they were asked. */
function Asked({
  request: { questions, answers, files },
}: {
  readonly request: OpenedRequest;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={t`Lo que pide`} className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Lo que pide</Trans>
      </CardTitle>
      <AnswerList questions={questions} answers={answers} />
      <HeldFiles files={files} />
    </Card>
  );
}

function Opened({ request }: { readonly request: OpenedRequest }): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const { user, createdAt, decision, state, steps, mayWithdraw, id } = request;
  const isOwn = user?.id === me?.id;
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" aria-label={t`Cómo está`} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-soft wrap-anywhere">
            {user === null || isOwn ? (
              <Trans>Enviada el {createdVariant(createdAt)}</Trans>
            ) : (
              <Trans>
                De {nameOf(user)}, {createdVariant(createdAt)}
              </Trans>
            )}
          </p>
          <StandingTag of={state} />
        </div>
        <Holders of={decision} />
        {decision.reason === null ? null : (
          <p className="rounded-control bg-subtle p-3 whitespace-pre-line wrap-anywhere">
            <strong>
              <Trans>Motivo:</Trans>
            </strong>{' '}
            {decision.reason}
          </p>
        )}
        {mayWithdraw ? (
          <Withdraw
            id={id}
            write={withdrawRequest}
            label={<Trans>Retirar la solicitud</Trans>}
            question={t`¿Retirar tu solicitud?`}
            confirmLabel={t`Retirar`}
            done={t`Retiraste tu solicitud.`}
          >
            <Trans>Nadie decide sobre ella. Queda en tu lista, y puedes enviar otra cuando quieras.</Trans>
          </Withdraw>
        ) : null}
      </Card>
      {isOwn ? null : (
        <Deciding of={decision} query={requestQueries.one(id)} decisionIn={(read) => read.decision} />
      )}
      <Asked request={request} />
      <Card as="section" aria-label={t`Historia`} className="flex flex-col gap-4">
        <CardTitle>
          <Trans>Historia</Trans>
        </CardTitle>
        <Timeline steps={steps} subject="request" />
      </Card>
      <Comments request={request} />
    </div>
  );
}

/** The page of one request. */
export function RequestPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(requestQueries.one(id));
  return (
    <Page
      title={query.data?.title ?? t`Solicitud`}
      width="feed"
      back={
        <BackLink to="/requests?tab=mine">
          <Trans>Todas las solicitudes</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando la solicitud`}
        skeleton={Array.from({ length: 4 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
        what={<Trans>No pudimos cargar esta solicitud.</Trans>}
        gone={<Trans>No encontramos esta solicitud entre las que puedes ver.</Trans>}
      >
        {(request) => <Opened request={request} />}
      </QueryBoundary>
    </Page>
  );
}
