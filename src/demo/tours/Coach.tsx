/**
 * The card of the running tour: the step, what to show and say, next and back. Small and movable; avoids the
 * element of the step.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight, MessageSquareText, Move, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { keepFocus } from './keepFocus.ts';
import { tourTurn } from './keys.ts';
import { Mark } from './Mark.tsx';
import { StepNotes } from './StepNotes.tsx';
import { goTo, openStep, thisPage, type TourKit, type TourPage } from './steering.ts';
import { tourStore, type Running } from './tour.store.ts';
import { stepOf, stepsOf } from './tours.ts';
import { useCardPlace } from './useCardPlace.ts';
import { useTourLine } from './useTourLine.ts';

interface CoachProps {
  readonly kit: TourKit;
  readonly page?: TourPage | undefined;
}

function Card({
  running,
  kit,
  page,
}: Required<CoachProps> & { readonly running: Running }): ReactElement | null {
  const { t, i18n } = useLingui();
  const card = useRef<HTMLElement>(null);
  const onward = useRef<HTMLDivElement>(null);
  const { look, onStand, move, hold } = useCardPlace(card, running);
  const [hasFailed, setHasFailed] = useState(false);
  const steps = stepsOf(running);
  const step = stepOf(running);
  const isLast = running.step === steps.length - 1;

  const settle = (going: Promise<void>): void => {
    setHasFailed(false);
    going.catch((error: unknown) => {
      console.warn(error);
      setHasFailed(true);
    });
  };
  const go = (to: number): void => {
    keepFocus(card.current);
    settle(goTo(to, kit, page));
  };
  // From the current step in the store: keys may repeat faster than the card renders.
  const goBy = (by: number): void => go((tourStore.getSnapshot().context.running?.step ?? 0) + by);
  const turn = useEffectEvent((event: KeyboardEvent): void => {
    const by = tourTurn(event);
    if (by === 0) return;
    event.preventDefault();
    goBy(by);
  });
  useTourLine(go);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => turn(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  // If a step signs in another persona, the page reloads; the focus then returns to this card.
  const [hadFocus] = useState(running.hadFocus);
  useEffect(() => {
    if (hadFocus) onward.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    const leave = (): void =>
      tourStore.trigger.changed({
        hadFocus: card.current?.contains(document.activeElement) ?? false,
      });
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [hadFocus]);
  if (step === undefined) return null;
  const [number, count] = [running.step + 1, steps.length];
  const title = i18n._(step.title);
  return (
    <>
      <Mark key={`${running.scenario} ${step.id}`} about={step.about} onStand={onStand} />
      <section
        ref={card}
        {...hold}
        aria-label={t`Recorrido`}
        className={`fixed z-50 flex max-h-[min(26rem,50dvh)] w-[min(30rem,calc(100vw-24px))] flex-col gap-3 rounded-card border border-dashed border-control bg-raised p-4 shadow-raised [html[data-demo-hidden]_&]:hidden ${look}`}
      >
        <header className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <p className="text-meta text-soft tabular-nums">
              <Trans>
                Paso {number} de {count}
              </Trans>{' '}
              · <Plural value={step.minutes} one="# minuto" other="# minutos" />
            </p>
            <h2 className="font-semibold text-balance">{title}</h2>
          </div>
          <IconButton
            size="small"
            icon={MessageSquareText}
            label={t`Notas`}
            aria-pressed={running.hasNotes}
            onClick={() => tourStore.trigger.changed({ hasNotes: !running.hasNotes })}
            className="-mt-1 aria-pressed:bg-subtle"
          />
          <IconButton size="small" icon={Move} label={t`Mover la tarjeta`} onClick={move} className="-mt-1" />
          <IconButton
            size="small"
            icon={X}
            label={t`Terminar el recorrido`}
            onClick={() => tourStore.trigger.ended()}
            className="-me-1 -mt-1"
          />
        </header>
        <p role="status" className="sr-only">
          <Trans>
            Paso {number} de {count}: {title}
          </Trans>
        </p>
        {running.hasNotes ? <StepNotes step={step} /> : null}
        {hasFailed ? (
          <p role="alert" className="rounded-control bg-error-tint px-3 py-2 text-small">
            <Trans>No se pudo abrir este paso: en este mundo nadie entra como la persona que pide.</Trans>
          </p>
        ) : null}
        <div ref={onward} className="flex flex-wrap items-center gap-1 wide:gap-2">
          <Button
            variant="quiet"
            icon={ArrowLeft}
            className="max-wide:px-3!"
            disabled={running.step === 0}
            aria-keyshortcuts="Control+Shift+ArrowLeft Meta+Shift+ArrowLeft"
            onClick={() => goBy(-1)}
          >
            <Trans>Atrás</Trans>
          </Button>
          <Button
            variant="quiet"
            className="max-wide:px-3!"
            onClick={() => settle(openStep(running, kit, page))}
          >
            <Trans>Ir a su página</Trans>
          </Button>
          <Button
            icon={isLast ? undefined : ArrowRight}
            className="ms-auto max-wide:px-4!"
            aria-keyshortcuts="Control+Shift+ArrowRight Meta+Shift+ArrowRight"
            onClick={() => (isLast ? tourStore.trigger.ended() : goBy(1))}
          >
            {isLast ? <Trans>Terminar</Trans> : <Trans>Siguiente</Trans>}
          </Button>
        </div>
      </section>
    </>
  );
}

/** Nothing without a running tour; needs the texts `demo-tours`. */
export function Coach({ kit, page = thisPage }: CoachProps): ReactElement | null {
  const running = useSelector(tourStore, ({ context }) => context.running);
  return running === null ? null : <Card running={running} kit={kit} page={page} />;
}
