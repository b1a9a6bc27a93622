/**
 * The view for the presenter, readable from a distance: what to show and say now, what comes next, and the
 * time.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Running } from '#src/demo/tours/tour.store.ts';
import { stepsOf } from '#src/demo/tours/tours.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { clockWords, paceOf } from './pace.ts';
import type { Asking, FirstWindow } from './useFirstWindow.ts';

export interface PresenterViewProps {
  readonly first: FirstWindow;
  /** `realNow`, updated every second. */
  readonly now: number;
  readonly asking: Asking;
}

/** The minutes: elapsed, planned, and late. */
function Minutes({
  running,
  now,
  asking,
}: Pick<PresenterViewProps, 'now' | 'asking'> & { readonly running: Running }) {
  const { t } = useLingui();
  const elapsed = now - running.startedAt;
  const { planned, until, behind } = paceOf(stepsOf(running), running.step, elapsed);
  const gone = clockWords(elapsed);
  return (
    <div className="flex items-start gap-2 wide:text-end">
      <div>
        <p className="text-h1 leading-none font-bold tabular-nums">
          <span className="sr-only">
            <Trans>Van</Trans>{' '}
          </span>
          {gone}
        </p>
        <p className={classes('mt-2 text-h6', behind > 0 ? 'font-semibold text-error-text' : 'text-soft')}>
          {behind > 0 ? (
            <Plural value={behind} one="# minuto tarde" other="# minutos tarde" />
          ) : (
            <Trans>
              Este paso: hasta el minuto {until} de {planned}
            </Trans>
          )}
        </p>
      </div>
      <IconButton icon={RotateCcw} label={t`Contar los minutos desde ahora`} onClick={asking.restart} />
    </div>
  );
}

function Notes({
  running,
  now,
  asking,
  isAway,
}: Pick<PresenterViewProps, 'now' | 'asking'> & {
  readonly running: Running;
  readonly isAway: boolean;
}): ReactElement | null {
  const { i18n } = useLingui();
  const steps = stepsOf(running);
  const step = steps[running.step];
  const next = steps[running.step + 1];
  if (step === undefined) return null;
  const [number, count] = [running.step + 1, steps.length];
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="text-h6 text-soft tabular-nums">
            <Trans>
              Paso {number} de {count}
            </Trans>
          </p>
          <h1 className="text-h2 leading-tight font-bold text-balance">{i18n._(step.title)}</h1>
        </div>
        <Minutes running={running} now={now} asking={asking} />
      </header>
      {isAway ? (
        <p role="status" className="rounded-card bg-warning-tint px-4 py-3 text-h6">
          <Trans>La ventana de la demostración se está cargando o se cerró.</Trans>
        </p>
      ) : null}
      <div className="grid flex-1 content-start gap-8 wide:grid-cols-[3fr_2fr]">
        <section className="flex flex-col gap-2">
          <h2 className="text-h6 font-semibold text-soft">
            <Trans>Di</Trans>
          </h2>
          <p className="max-w-prose72 text-h4 leading-snug text-pretty wide:text-h3 wide:leading-snug">
            {i18n._(step.say)}
          </p>
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-h6 font-semibold text-soft">
            <Trans>Muestra</Trans>
          </h2>
          <ul className="flex list-disc flex-col gap-3 ps-6 text-h5 leading-snug wide:text-h4 wide:leading-snug marker:text-soft">
            {step.show.map((line) => (
              <li key={line.id}>{i18n._(line)}</li>
            ))}
          </ul>
        </section>
      </div>
      <footer className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
        <Button
          size="large"
          variant="secondary"
          icon={ArrowLeft}
          disabled={isAway || running.step === 0}
          onClick={() => asking.go(running.step - 1)}
        >
          <Trans>Atrás</Trans>
        </Button>
        {next === undefined ? (
          <Button size="large" disabled={isAway} onClick={asking.end}>
            <Trans>Terminar</Trans>
          </Button>
        ) : (
          <Button
            size="large"
            icon={ArrowRight}
            disabled={isAway}
            onClick={() => asking.go(running.step + 1)}
          >
            <Trans>Siguiente</Trans>
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-60 text-h6">
          <span className="text-soft">
            {next === undefined ? <Trans>Después: tus preguntas.</Trans> : <Trans>Después:</Trans>}
          </span>{' '}
          {next === undefined ? null : <span className="font-semibold">{i18n._(next.title)}</span>}
        </p>
      </footer>
    </>
  );
}

/** Fits one screen; scrolls only if the text is longer. */
export function PresenterView({ first, now, asking }: PresenterViewProps): ReactElement {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-content flex-col gap-8 p-4 wide:p-8">
      {'running' in first ? (
        <Notes running={first.running} now={now} asking={asking} isAway={first.state === 'away'} />
      ) : (
        <div role="status" className="m-auto flex max-w-prose72 flex-col gap-3 text-center">
          <h1 className="text-h3 font-bold">
            <Trans>Ventana del presentador</Trans>
          </h1>
          <p className="text-h6 text-soft">
            <Trans>
              Empieza un recorrido en la Cabina, en «Guion», en otra ventana de este navegador: sus notas se
              siguen aquí.
            </Trans>
          </p>
        </div>
      )}
    </main>
  );
}
