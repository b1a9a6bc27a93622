/** The page of a cycle: where it is, what follows, and its people by what the phase is about. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BellRing, CalendarClock, ChevronLeft, Pencil, UserPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { cycleStepsIn, hasScores, phaseAfter, type CyclePhase } from '#schema/evaluations/cycles.rules.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import { BeginView } from './BeginView.tsx';
import { CalibrationTab } from './CalibrationTab.tsx';
import { CycleTrouble } from './CycleTrouble.tsx';
import type { BeginDraft } from './cyclePlan.ts';
import { dayLabel, nextDay, phaseWords } from '#src/evaluations/cycleWords.ts';
import type { CycleActor } from './evaluationCycle.actors.ts';
import type { Cycle } from './evaluationsAdmin.queries.ts';
import { AdvanceQuestion, RemindQuestion } from './CycleQuestions.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import { SharingTab } from './SharingTab.tsx';

export interface CycleViewProps {
  readonly actor: CycleActor;
  readonly cycle: Cycle;
  /** The plan of a cycle that has not begun. */
  readonly draft: BeginDraft;
  readonly onDraft: (draft: BeginDraft) => void;
  /** The open tab; by default the one that the phase is about. */
  readonly tab: string | null;
  readonly onTab: (tab: string) => void;
  readonly onEdit: () => void;
  readonly onRecord: (person: string) => void;
  readonly onClose: () => void;
}

/** The phases of this cycle in their order, without those that it has not. */
const phasesOf = ({ parts }: Cycle): CyclePhase[] => {
  const kinds = parts.map(({ kind }) => kind);
  const phases: CyclePhase[] = [];
  for (let at = phaseAfter('draft', kinds); at !== null; at = phaseAfter(at, kinds)) phases.push(at);
  return phases;
};

const tabOf = (phase: CyclePhase): string => {
  switch (phase) {
    case 'calibrating':
      return 'calibration';
    case 'sharing':
    case 'closed':
      return 'sharing';
    default:
      return 'progress';
  }
};

export function CycleView({
  actor,
  cycle,
  draft,
  onDraft,
  tab,
  onTab,
  onEdit,
  onRecord,
  onClose,
}: CycleViewProps): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const panel = usePanel<'plan' | 'advance' | 'remind' | 'addPeople'>();
  const { phase } = state.context.cycle;
  const steps = cycleStepsIn[phase];
  const canStep = state.hasTag('rests');
  const next = phaseAfter(
    phase,
    cycle.parts.map(({ kind }) => kind),
  );
  const nextName = next === null ? '' : i18n._(phaseWords[next].name);
  const day = nextDay({ ...cycle, phase });
  const dayName = day === null ? '' : dayLabel(day);
  const tie = { open: panel.isOpen, onClose: panel.close };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-6" onClick={onClose}>
          <Trans>Todos los ciclos</Trans>
        </Button>
        {steps.includes('edit') ? (
          <Button variant="secondary" icon={Pencil} onClick={onEdit}>
            <Trans>Editar las preguntas</Trans>
          </Button>
        ) : null}
      </div>
      <h2 className="text-h4 font-bold wrap-anywhere">{wording(cycle.title, cycle.titleEn, language)}</h2>
      {phase === 'draft' ? (
        <BeginView actor={actor} cycle={cycle} draft={draft} onDraft={onDraft} />
      ) : (
        <>
          <Steps
            label={t`Fases del ciclo`}
            at={phase}
            doneWord={<Trans>Terminada</Trans>}
            steps={phasesOf(cycle).map((id) => ({ id, label: i18n._(phaseWords[id].name) }))}
          />
          <p className="max-w-prose72">
            {i18n._(phaseWords[phase].what)} {day === null ? null : <Trans>Termina el {dayName}.</Trans>}
          </p>
          {!cycle.ready && phase !== 'closed' ? (
            <p role="status" className="rounded-control bg-info-tint px-3 py-2.5 text-small">
              <Trans>Todavía se reúne a las personas del ciclo. Esto toma unos segundos.</Trans>
            </p>
          ) : null}
          {cycle.ready && !cycle.settled ? (
            <p role="status" className="rounded-control bg-info-tint px-3 py-2.5 text-small">
              {hasScores(phase) ? (
                <Trans>Se calculan los puntajes. Los números se actualizan solos en unos segundos.</Trans>
              ) : (
                <Trans>Se reparte lo que sigue. Los números se actualizan solos en unos segundos.</Trans>
              )}
            </p>
          ) : null}
          <CycleTrouble actor={actor} />
          {/* What was refused is not offered again before it is seen how the cycle is. */}
          <div
            className="flex flex-wrap gap-3"
            hidden={state.matches('changed') || state.matches('reloading')}
          >
            {next === null ? null : (
              <Button disabled={!canStep} busy={state.hasTag('busy')} onClick={() => panel.open('advance')}>
                {next === 'closed' ? <Trans>Cerrar el ciclo</Trans> : <Trans>Pasar a {nextName}</Trans>}
              </Button>
            )}
            {steps.includes('remind') ? (
              <Button
                variant="secondary"
                icon={BellRing}
                disabled={!canStep}
                onClick={() => panel.open('remind')}
              >
                <Trans>Recordar</Trans>
              </Button>
            ) : null}
            {steps.includes('addPeople') ? (
              <Button
                variant="secondary"
                icon={UserPlus}
                disabled={!canStep}
                onClick={() => panel.open('addPeople')}
              >
                <Trans>Agregar personas</Trans>
              </Button>
            ) : null}
            {steps.includes('plan') ? (
              <Button
                variant="secondary"
                icon={CalendarClock}
                disabled={!canStep}
                onClick={() => panel.open('plan')}
              >
                <Trans>Días y pesos</Trans>
              </Button>
            ) : null}
          </div>
          <Tabs
            label={t`Partes del ciclo`}
            selected={tab ?? tabOf(phase)}
            onSelect={onTab}
            tabs={[
              { id: 'progress', label: t`Avance`, content: <ProgressTab cycle={cycle} /> },
              {
                id: 'calibration',
                label: t`Calibración`,
                content: <CalibrationTab cycle={cycle} canCalibrate={steps.includes('calibrate')} />,
              },
              {
                id: 'sharing',
                label: t`Resultados`,
                content: <SharingTab actor={actor} cycle={cycle} onRecord={onRecord} />,
              },
            ]}
          />
        </>
      )}
      {panel.about === 'advance' && next !== null ? (
        <AdvanceQuestion key={panel.opening} actor={actor} cycle={cycle} next={next} {...tie} />
      ) : null}
      {panel.about === 'remind' ? (
        <RemindQuestion key={panel.opening} actor={actor} cycle={cycle} {...tie} />
      ) : null}
      {panel.about === 'addPeople' ? <AddPeopleDialog key={panel.opening} actor={actor} {...tie} /> : null}
      {panel.about === 'plan' ? <PlanPanel key={panel.opening} cycle={cycle} {...tie} /> : null}
    </div>
  );
}
