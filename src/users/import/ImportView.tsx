/** An import in any state of its machine: one step at a time, with all earlier input kept. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLeaveGuard } from '#src/admin/useLeaveGuard.tsx';
import { useStepFocus } from '#src/ui/useStepFocus.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { AttemptFailed } from './AttemptFailed.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { FixStep } from './FixStep.tsx';
import { FollowStep, OpeningPart } from './FollowStep.tsx';
import { MappingStep } from './MappingStep.tsx';
import { FinishedStep } from './FinishedStep.tsx';
import type { ImportSnapshot, PartProps } from './parts.ts';
import type { PeopleImportActor } from './peopleImport.actors.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ReadAs } from './ReadAs.tsx';
import { WaitingStep } from './WaitingStep.tsx';

const steps = ['file', 'columns', 'rows', 'preview'] as const;
type Step = (typeof steps)[number];

const ofStep = { mapping: 'columns', fixing: 'rows', previewing: 'preview' } as const;

/** The current step; null after the import was sent. */
function stepOf(state: ImportSnapshot): Step | null {
  const { value, context } = state;
  switch (value) {
    case 'choosing':
    case 'reading':
    case 'unreadable':
      return 'file';
    case 'mapping':
      return 'columns';
    case 'fixing':
      return 'rows';
    case 'checking':
    case 'unchecked':
      return context.step === 'mapping' ? 'rows' : ofStep[context.step];
    default:
      return state.hasTag('prepares') ? 'preview' : null;
  }
}

function ChosenFile({ actor, state }: PartProps): ReactElement | null {
  const { t } = useLingui();
  const { file } = state.context;
  if (!state.hasTag('prepares') || file === null) return null;
  const { name } = file;
  const isBusy = state.matches('sending');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card py-2 ps-4 pe-2">
      <Icon of={FileSpreadsheet} className="shrink-0 text-soft" />
      <p className="min-w-40 flex-1 truncate text-small font-semibold">{name}</p>
      <span className="flex flex-wrap gap-1">
        {state.can({ type: 'columns.pressed' }) ? (
          <Button variant="quiet" onClick={() => actor.send({ type: 'columns.pressed' })}>
            <Trans>Ver las columnas</Trans>
          </Button>
        ) : null}
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={t`Elegir otra lista en vez de ${name}`}
          onClick={() => actor.send({ type: 'new.pressed' })}
        >
          <Trans>Elegir otra</Trans>
        </Button>
      </span>
    </div>
  );
}

function Unchecked({ actor, state }: PartProps): ReactElement {
  return (
    <div className="flex flex-col gap-4">
      <AttemptFailed of={state.context.error}>
        <Trans>No pudimos revisar la lista. Lo que elegiste y corregiste sigue aquí.</Trans>
      </AttemptFailed>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => actor.send({ type: 'retry.pressed' })}>
          <Trans>Reintentar</Trans>
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
          <Trans>Atrás</Trans>
        </Button>
      </div>
    </div>
  );
}

function Part({ actor, state }: PartProps): ReactElement {
  const { file, step } = state.context;
  const name = file?.name ?? '';
  switch (state.value) {
    case 'choosing':
    case 'unreadable':
      return <ChooseStep actor={actor} state={state} />;
    case 'reading':
      return (
        <WaitingStep onStop={() => actor.send({ type: 'new.pressed' })}>
          <Trans>Leyendo «{name}»…</Trans>
        </WaitingStep>
      );
    case 'mapping':
      return <MappingStep actor={actor} state={state} />;
    case 'checking':
      // An option changed: the old preview stays until the new one is there.
      return step === 'previewing' && state.context.check?.preview !== null ? (
        <PreviewStep actor={actor} state={state} />
      ) : (
        <WaitingStep>
          <Trans>Revisando cada fila…</Trans>
        </WaitingStep>
      );
    case 'unchecked':
      return <Unchecked actor={actor} state={state} />;
    case 'fixing':
      return <FixStep actor={actor} state={state} />;
    case 'opening':
      return <OpeningPart actor={actor} state={state} />;
    case 'running':
    case 'puttingBack':
      return <FollowStep actor={actor} state={state} />;
    case 'previewing':
    case 'braking':
    case 'sending':
    case 'notSent':
      return <PreviewStep actor={actor} state={state} />;
    default:
      return <FinishedStep actor={actor} state={state} />;
  }
}

const placeOf = (state: ImportSnapshot): string =>
  stepOf(state) ?? (state.hasTag('follows') ? 'follows' : 'over');

/** Focus follows the steps; leaving asks for confirmation if cells were edited. */
export function ImportView({ actor }: { readonly actor: PeopleImportActor }): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const holder = useStepFocus<HTMLDivElement>(
    state.hasTag('busy') && !state.hasTag('follows') ? null : placeOf(state),
  );
  const isMended = Object.keys(state.context.edits).length > 0;
  const leave = useLeaveGuard(isMended && state.hasTag('prepares'));
  // A list whose encoding was asked for shows what came of it.
  const hasChosen = Object.keys(state.context.reading).length > 0;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const at = stepOf(state);
  const words: Readonly<Record<Step, string>> = {
    file: t`Lista`,
    columns: t`Columnas`,
    rows: t`Filas`,
    preview: t`Vista previa`,
  };
  return (
    <div ref={holder} className="flex min-w-0 flex-col gap-6">
      {at === null ? null : (
        <Steps
          label={t`Pasos`}
          at={at}
          steps={steps.map((step) => ({ id: step, label: words[step] }))}
          doneWord={<Trans>(listo)</Trans>}
        />
      )}
      <ChosenFile actor={actor} state={state} />
      <ReadAs actor={actor} state={state} isOpen={isOpen ?? hasChosen} onOpen={setOpen} />
      <Part actor={actor} state={state} />
      {leave.dialog}
    </div>
  );
}
