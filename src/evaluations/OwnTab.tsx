/** What is written about the person: the running cycles with what to do, and the earlier ones. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { dayLabel, phaseWords } from './cycleWords.ts';
import { resultAddress } from './evaluationAddress.ts';
import { evaluationQueries, type OwnEvaluation } from './evaluations.queries.ts';
import { useEvaluationWords } from './evaluationWords.ts';
import { mayPropose } from './useOwnTasks.ts';
import { OpenResult } from './OpenResult.tsx';
import { PeersPanel } from './PeersPanel.tsx';
import { CardShapes } from './WriteTab.tsx';

function Peers({ cycle }: { cycle: OwnEvaluation }): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  const { nominations, confirmed, peers, nominateUntil } = cycle;
  const proposed = nominations.filter(({ state }) => state !== 'declined');
  const isOpenToPropose = mayPropose(cycle);
  if (!isOpenToPropose && proposed.length === 0) return null;
  const until = nominateUntil === null ? '' : dayLabel(nominateUntil);
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {proposed.length === 0 ? (
          <Trans>Propón quiénes de tus compañeros escriben sobre ti: te piden {peers}.</Trans>
        ) : confirmed ? (
          <Trans>Tu líder confirmó a quiénes escriben sobre ti:</Trans>
        ) : (
          <Trans>Propusiste a estas personas; tu líder las confirma:</Trans>
        )}
      </p>
      {proposed.length === 0 ? null : (
        <ul className="list-disc ps-5">
          {proposed.map(({ user }) => (
            <li key={user.id}>
              <PersonLink user={user} />
            </li>
          ))}
        </ul>
      )}
      {isOpenToPropose ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant={proposed.length === 0 ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
            {proposed.length === 0 ? <Trans>Proponer compañeros</Trans> : <Trans>Cambiar la lista</Trans>}
          </Button>
          {until === '' ? null : (
            <span className="text-small text-soft">
              <Trans>Hasta el {until}</Trans>
            </span>
          )}
          {isOpen ? <PeersPanel place={cycle} about={null} open onClose={() => setIsOpen(false)} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function Outcome({ cycle }: { cycle: OwnEvaluation }): ReactElement {
  const { dayOf } = useEvaluationWords();
  const { id, phase, sharedAt, readAt, acknowledgedAt, writeUntil } = cycle;
  if (sharedAt !== null && readAt === null)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>
          <Trans>Tu resultado está listo. Desde que lo abres, ya nadie lo puede retirar.</Trans>
        </p>
        <OpenResult id={id} />
      </div>
    );
  if (sharedAt !== null) {
    const said = acknowledgedAt === null ? '' : dayOf(acknowledgedAt);
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link href={resultAddress(id)} asChild>
          <LinkButton variant={said === '' ? 'primary' : 'secondary'}>
            <Trans>Ver mi resultado</Trans>
          </LinkButton>
        </Link>
        {said === '' ? (
          <span className="text-small text-soft">
            <Trans>Falta que digas que lo leíste.</Trans>
          </span>
        ) : (
          <StatusTag severity="success">
            <Trans>Lo leíste y lo dijiste el {said}</Trans>
          </StatusTag>
        )}
      </div>
    );
  }
  const until = writeUntil === null ? '' : dayLabel(writeUntil);
  let text: ReactNode = <Trans>Verás aquí tu resultado cuando lo compartan contigo.</Trans>;
  if (phase === 'writing' && until !== '')
    text = <Trans>Se escribe hasta el {until}. Verás aquí tu resultado cuando lo compartan contigo.</Trans>;
  if (phase === 'closed') text = <Trans>El ciclo cerró sin que tu resultado se compartiera.</Trans>;
  return <p className="text-soft">{text}</p>;
}

function Cycle({ cycle }: { cycle: OwnEvaluation }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, titleEn, phase, leader } = cycle;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <CardTitle className="wrap-anywhere">{wording(title, titleEn, language)}</CardTitle>
        <p className="text-small text-soft">
          {t(phaseWords[phase].state)}
          {leader === null ? null : (
            <>
              {' · '}
              <Trans>
                Tu líder: <PersonLink user={leader} />
              </Trans>
            </>
          )}
        </p>
      </div>
      <Peers cycle={cycle} />
      <Outcome cycle={cycle} />
    </Card>
  );
}

/** It runs, or there is something to do for the person. */
const isCurrent = ({ phase, sharedAt, acknowledgedAt }: OwnEvaluation): boolean =>
  phase !== 'closed' || (sharedAt !== null && acknowledgedAt === null);

const Cycles = ({ cycles }: { cycles: readonly OwnEvaluation[] }): ReactElement => (
  <ul className="grid items-start gap-4 xl:grid-cols-2">
    {cycles.map((cycle) => (
      <li key={cycle.id}>
        <Cycle cycle={cycle} />
      </li>
    ))}
  </ul>
);

/** Newest first. */
export function OwnTab(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(evaluationQueries.own())}
      label={t`Cargando lo que se escribe sobre ti`}
      skeleton={<CardShapes />}
      what={<Trans>No pudimos cargar lo que se escribe sobre ti.</Trans>}
      whatOld={<Trans>No pudimos actualizar lo que se escribe sobre ti.</Trans>}
    >
      {(cycles) => {
        const earlier = cycles.filter((cycle) => !isCurrent(cycle));
        if (cycles.length === 0)
          return (
            <Empty
              text={
                <Trans>Todavía no participas en ningún ciclo de evaluación. Aquí verás el primero.</Trans>
              }
            />
          );
        return (
          <div className="flex flex-col gap-8">
            <Cycles cycles={cycles.filter(isCurrent)} />
            {earlier.length === 0 ? null : (
              <section className="flex flex-col gap-4">
                <h2 className="text-h5 font-semibold">
                  <Trans>Ciclos anteriores</Trans>
                </h2>
                <Cycles cycles={earlier} />
              </section>
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
