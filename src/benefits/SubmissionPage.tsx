/** What one person asked for: who has it now, what was asked, the decision, and what happened so far. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Deciding } from '#src/decisions/Deciding.tsx';
import { Holders, Timeline } from '#src/decisions/Timeline.tsx';
import { Withdraw } from '#src/decisions/Withdraw.tsx';
import { AnswerList } from '#src/forms/ResponseList.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { useMyId } from '#src/session/me.queries.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { benefitsPath } from './benefitAddress.ts';
import { benefitQueries, type OpenedSubmission } from './benefits.queries.ts';
import { withdrawSubmission } from './benefits.writes.ts';
import { Deliver } from './Deliver.tsx';
import { SubmissionTag } from './benefitWords.tsx';

/** The note, or the answers in the questions as they were asked. */
function Asked({ of: { note, questions, answers } }: { readonly of: OpenedSubmission }): ReactElement | null {
  const { t } = useLingui();
  if (note === '' && questions.length === 0) return null;
  return (
    <Card as="section" aria-label={t`Lo que pide`} className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Lo que pide</Trans>
      </CardTitle>
      {note === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {questions.length === 0 ? null : <AnswerList questions={questions} answers={answers} />}
    </Card>
  );
}

function Opened({ of }: { readonly of: OpenedSubmission }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const myId = useMyId();
  const { id, user, state, createdAt, reason, decision, steps, mayWithdraw, mayDeliver } = of;
  const name = say(of.name, of.nameEn);
  const delivery = say(of.delivery, of.deliveryEn);
  // The buttons of the decision do it for those who decide.
  const delivers = mayDeliver && decision?.mayCarryOut !== true;
  const isOwn = user?.id === myId;
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" aria-label={t`Cómo está`} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-soft wrap-anywhere">
            {user === null || isOwn ? (
              <Trans>Pedido el {createdVariant(createdAt)}</Trans>
            ) : (
              <Trans>
                De {nameOf(user)}, {createdVariant(createdAt)}
              </Trans>
            )}
          </p>
          <SubmissionTag of={state} />
        </div>
        <Holders of={of} />
        {reason === null ? null : (
          <p className="rounded-control bg-subtle p-3 whitespace-pre-line wrap-anywhere">
            <strong>
              <Trans>Motivo:</Trans>
            </strong>{' '}
            {reason}
          </p>
        )}
        {state === 'approved' && delivery !== '' ? (
          <p className="whitespace-pre-line wrap-anywhere">
            <strong>
              <Trans>Cómo se recibe:</Trans>
            </strong>{' '}
            {delivery}
          </p>
        ) : null}
        {delivers ? <Deliver of={of} /> : null}
        {mayWithdraw ? (
          <Withdraw
            id={id}
            write={withdrawSubmission}
            label={<Trans>Ya no lo quiero</Trans>}
            question={t`¿Dejar de pedir ${name}?`}
            confirmLabel={t`Dejar de pedirlo`}
            done={t`Ya no pides ${name}.`}
          >
            <Trans>Nadie decide sobre él, y tu lugar queda libre para otra persona.</Trans>
          </Withdraw>
        ) : null}
      </Card>
      {isOwn || decision === null ? null : (
        <Deciding of={decision} query={benefitQueries.submission(id)} decisionIn={(read) => read.decision} />
      )}
      <Asked of={of} />
      <Card as="section" aria-label={t`Historia`} className="flex flex-col gap-4">
        <CardTitle>
          <Trans>Historia</Trans>
        </CardTitle>
        <Timeline steps={steps} subject="benefit" />
      </Card>
    </div>
  );
}

export function SubmissionPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const query = useQuery(benefitQueries.submission(id));
  return (
    <Page
      title={query.data === undefined ? t`Beneficio` : say(query.data.name, query.data.nameEn)}
      width="feed"
      back={
        <BackLink to={benefitsPath}>
          <Trans>Todos los beneficios</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando lo que se pidió`}
        skeleton={Array.from({ length: 4 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
        what={<Trans>No pudimos cargar lo que se pidió.</Trans>}
        gone={<Trans>No lo encontramos entre lo que puedes ver.</Trans>}
      >
        {(of) => <Opened of={of} />}
      </QueryBoundary>
    </Page>
  );
}
