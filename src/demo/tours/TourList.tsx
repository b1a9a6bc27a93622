/**
 * The tour of the running world, the presenter's window, and the other tours, which start their own world.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import { scenarioIds, type ScenarioId } from '#schema/demo/demoLink.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { PresenterButton } from './PresenterButton.tsx';
import { StepList } from './StepList.tsx';
import { beginElsewhere, beginTour, goTo, organizationHere, thisPage, type TourPage } from './steering.ts';
import { minutesOf, stepsIn, type TourStep } from './tour.ts';
import { tourStore } from './tour.store.ts';
import { stepsOf, tours } from './tours.ts';

export interface TourListProps {
  readonly kit: Pick<DemoKit, 'arrive' | 'tokenOf' | 'personas'>;
  readonly controls: Pick<DemoControls, 'world'>;
  readonly page?: TourPage | undefined;
}

function Length({ steps }: { readonly steps: readonly TourStep[] }): ReactElement {
  return (
    <p className="text-meta text-soft">
      <Plural value={steps.length} one="# paso" other="# pasos" /> ·{' '}
      <Plural value={minutesOf(steps)} one="# minuto" other="# minutos" />
    </p>
  );
}

/** Needs the texts `demo-tours`. */
export function TourList({ kit, controls, page = thisPage }: TourListProps): ReactElement {
  const { t, i18n } = useLingui();
  const id = useId();
  const running = useSelector(tourStore, ({ context }) => context.running);
  const [busy, setBusy] = useState<ScenarioId | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const world = controls.world();
  const here = world?.scenario ?? 'busy';
  const stepsAt = (scenario: ScenarioId): readonly TourStep[] =>
    stepsIn(tours[scenario], world?.organization ?? 'aurora', world?.off);
  const isRunning = running?.scenario === here;

  const begin = (scenario: ScenarioId): void => {
    const start = async (): Promise<void> => {
      const organization = world?.organization ?? (await organizationHere(kit));
      const part = { ...world, organization, scenario };
      await (scenario === here ? beginTour(part, kit, page) : beginElsewhere(part, kit, page));
    };
    setBusy(scenario);
    setHasFailed(false);
    start()
      .catch((error: unknown) => {
        console.warn(error);
        setHasFailed(true);
      })
      .finally(() => setBusy(null));
  };

  return (
    <div className="flex flex-col gap-6">
      {hasFailed ? (
        <p role="alert" className="rounded-control bg-error-tint px-3 py-2 text-small">
          <Trans>El recorrido no pudo empezar. Todo sigue como estaba: inténtalo otra vez.</Trans>
        </p>
      ) : null}
      <Card as="section" padding="small" className="flex flex-col gap-3" aria-labelledby={`${id}here`}>
        <div>
          <CardTitle as="h3" id={`${id}here`}>
            {i18n._(tours[here].title)}
          </CardTitle>
          <p className="text-small text-soft">{i18n._(tours[here].lead)}</p>
          <Length steps={stepsAt(here)} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isRunning ? (
            <Button variant="secondary" onClick={() => tourStore.trigger.ended()}>
              <Trans>Terminar el recorrido</Trans>
            </Button>
          ) : (
            <Button icon={Play} busy={busy === here} onClick={() => begin(here)}>
              <Trans>Empezar el recorrido</Trans>
            </Button>
          )}
          <PresenterButton />
        </div>
        <StepList
          steps={isRunning ? stepsOf(running) : stepsAt(here)}
          at={isRunning ? running.step : null}
          onGo={(step) => {
            goTo(step, kit, page).catch((error: unknown) => console.warn(error));
          }}
        />
        <p className="text-meta text-soft">
          <Trans>
            Ctrl o ⌘ + Mayús + flecha: paso siguiente o anterior. El recorrido sigue aunque cierres la Cabina.
          </Trans>
        </p>
      </Card>
      <section className="flex flex-col gap-2" aria-labelledby={`${id}others`}>
        <div>
          <h3 id={`${id}others`} className="text-h6 font-semibold">
            <Trans>Otros recorridos</Trans>
          </h3>
          <p className="text-small text-soft">
            <Trans>Cada uno empieza un mundo nuevo: lo hecho en este se pierde.</Trans>
          </p>
        </div>
        <ul className="flex flex-col">
          {scenarioIds
            .filter((scenario) => scenario !== here)
            .map((scenario) => {
              const title = i18n._(tours[scenario].title);
              return (
                <li
                  key={scenario}
                  className="flex items-start gap-3 border-t border-line py-3 first:border-t-0"
                >
                  <div className="min-w-0 flex-1">
                    <h4 className="text-small font-semibold">{title}</h4>
                    <p className="text-small text-soft">{i18n._(tours[scenario].lead)}</p>
                    <Length steps={stepsAt(scenario)} />
                  </div>
                  <Button
                    variant="secondary"
                    busy={busy === scenario}
                    aria-label={t`Empezar: ${title}`}
                    onClick={() => begin(scenario)}
                  >
                    <Trans>Empezar</Trans>
                  </Button>
                </li>
              );
            })}
        </ul>
      </section>
    </div>
  );
}
