/** The people whom the reader leads, by cycle: their peers, their progress, and the way to what was written. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { phaseWords } from './cycleWords.ts';
import { recordAddress } from './evaluationAddress.ts';
import { evaluationQueries, type TeamEvaluation } from './evaluations.queries.ts';
import { PeersPanel } from './PeersPanel.tsx';
import { SharedState } from './SharedState.tsx';
import { byMissing, mayConfirm, unwrittenOf } from './teamOrder.ts';
import { TeamReminder } from './TeamReminder.tsx';
import { CardShapes } from './WriteTab.tsx';

function Person({ person }: { person: TeamEvaluation }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { id, user, evaluations, completed, confirmed, nominations, left } = person;
  const name = nameOf(user);
  const proposed = nominations.filter(({ state }) => state === 'proposed').length;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={user.profileImageUrl} size={40} />
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <Link href={recordAddress(id)} asChild>
          <TextLink className="font-semibold wrap-anywhere">{name}</TextLink>
        </Link>
        {user.jobPosition === null ? null : (
          <span className="text-small text-soft wrap-anywhere">{user.jobPosition}</span>
        )}
        {left ? (
          <span className="text-small text-soft">
            <Trans>Ya no participa en el ciclo.</Trans>
          </span>
        ) : null}
        <SharedState person={person} />
      </div>
      {evaluations === 0 ? null : (
        <div className="w-48 max-w-full">
          <ProgressBar
            label={t`Escritas`}
            value={completed}
            max={evaluations}
            showValue={t`${completed} de ${evaluations}`}
          />
        </div>
      )}
      {mayConfirm(person) ? (
        <div className="flex flex-col items-start gap-1">
          <Button
            variant={confirmed ? 'quiet' : 'primary'}
            size="small"
            aria-label={confirmed ? t`Cambiar compañeros de ${name}` : t`Confirmar compañeros de ${name}`}
            onClick={() => setIsOpen(true)}
          >
            {confirmed ? <Trans>Cambiar compañeros</Trans> : <Trans>Confirmar compañeros</Trans>}
          </Button>
          {confirmed ? null : (
            <span className="text-small text-soft">
              <Plural value={proposed} _0="Nadie propuesto" one="# propuesta" other="# propuestas" />
            </span>
          )}
          {isOpen ? <PeersPanel place={person} about={user} open onClose={() => setIsOpen(false)} /> : null}
        </div>
      ) : null}
    </li>
  );
}

function Cycle({ people }: { people: readonly [TeamEvaluation, ...TeamEvaluation[]] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [{ cycleId, title, titleEn, phase }] = people;
  const steps = cycleStepsIn[phase];
  const missing = steps.includes('write') ? people.reduce((sum, person) => sum + unwrittenOf(person), 0) : 0;
  // In the phase of confirming only the leader has something to do.
  const canRemind = missing > 0 || phase === 'nominating';
  return (
    <Card as="section" aria-labelledby={cycleId}>
      <h2 id={cycleId} className="text-h6 font-semibold wrap-anywhere">
        {wording(title, titleEn, language)}
      </h2>
      <p className="text-small text-soft">
        {t(phaseWords[phase].state)}
        {missing === 0 ? null : (
          <>
            {' · '}
            <Plural value={missing} one="Falta # por escribir" other="Faltan # por escribir" />
          </>
        )}
      </p>
      {canRemind ? (
        <div className="mt-3">
          <TeamReminder cycleId={cycleId} />
        </div>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {byMissing(people).map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </Card>
  );
}

/** People of one cycle together, in the order of the answer. */
function byCycle(people: readonly TeamEvaluation[]): readonly [TeamEvaluation, ...TeamEvaluation[]][] {
  const cycles = new Map<string, [TeamEvaluation, ...TeamEvaluation[]]>();
  for (const person of people) {
    const known = cycles.get(person.cycleId);
    if (known === undefined) cycles.set(person.cycleId, [person]);
    else known.push(person);
  }
  return [...cycles.values()];
}

/** Nobody else's people are in it. */
export function TeamTab(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(evaluationQueries.team())}
      label={t`Cargando las evaluaciones de tu equipo`}
      skeleton={<CardShapes />}
      what={<Trans>No pudimos cargar las evaluaciones de tu equipo.</Trans>}
      whatOld={<Trans>No pudimos actualizar las evaluaciones de tu equipo.</Trans>}
    >
      {(people) =>
        people.length === 0 ? (
          <Empty text={<Trans>Nadie de tu equipo está en un ciclo de evaluación.</Trans>} />
        ) : (
          <div className="flex flex-col gap-4">
            {byCycle(people).map((cycle) => (
              <Cycle key={cycle[0].cycleId} people={cycle} />
            ))}
          </div>
        )
      }
    </QueryBoundary>
  );
}
