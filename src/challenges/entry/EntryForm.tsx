/** The number of one day: enter it, change it, and see whether it counts. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { ChallengeEntryActor } from './challengeEntry.actors.ts';

/** Digits that a number of a challenge may have. */
const places = { whole: 8, decimals: 2 } as const;

export interface EntryFormProps {
  readonly actor: ChallengeEntryActor;
  /** The day in words. */
  readonly label: string;
  readonly unit: string;
  /** What counts at most of one day; null without a cap. */
  readonly cap: number | null;
}

/** The state of the entry in a sentence; also announced. */
function Word({ actor, unit, cap }: Omit<EntryFormProps, 'label'>): ReactElement {
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { value, before, day, isMissed, isSaved } = state.context;
  const written = (number: number | null): string =>
    number === null
      ? ''
      : new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: places.decimals }).format(number);
  const counted = written(value);
  const replaced = written(before);
  const known = written(day?.value ?? null);
  const most = written(cap);
  let words: ReactNode = null;
  if (state.matches('closed')) {
    if (isMissed)
      words = <Trans>El plazo de este día terminó antes de que tu registro llegara: no cuenta.</Trans>;
    else if (known === '') words = <Trans>Este día ya no recibe registros.</Trans>;
    else
      words = (
        <Trans>
          Registraste {known} {unit}. Este día ya no se cambia.
        </Trans>
      );
  } else if (state.matches({ underway: 'queued' }))
    words = <Trans>Sin conexión: tu registro espera en este dispositivo y se enviará una sola vez.</Trans>;
  else if (state.matches({ underway: 'checking' }))
    words = <Trans>La respuesta no llegó. Comprobamos si tu registro se guardó.</Trans>;
  else if (state.matches('replaced'))
    words = (
      <Trans>
        Ahora cuentan {counted} {unit} en lugar de {replaced}.
      </Trans>
    );
  else if (isSaved) words = <Trans>Tu registro está guardado.</Trans>;
  const isAbove = cap !== null && value !== null && value > cap && !state.matches('closed');
  return (
    <>
      <output className={words === null ? 'sr-only' : 'text-small text-soft'}>{words}</output>
      {isAbove ? (
        <p className="text-small text-soft">
          <Trans>
            De un día cuentan {most} {unit} como máximo. Lo demás queda registrado.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** The form in every state of its machine. Enter sends it. */
export function EntryForm({ actor, label, unit, cap }: EntryFormProps): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { value, day, error, isEmpty, lost } = state.context;
  const reload = (): void => actor.send({ type: 'reload.pressed' });
  const { form } = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'enter.pressed' });
  });
  if (state.matches('loading'))
    return (
      <Loading label={t`Cargando tu registro`}>
        <SkeletonLine />
      </Loading>
    );
  if (state.matches('unavailable'))
    return <Failed what={<Trans>No pudimos cargar tu registro.</Trans>} onRetry={reload} />;
  const refusal =
    state.matches('refused') && error !== null ? (error.reasons?.[0]?.message ?? error.message) : undefined;
  return (
    <form {...form} aria-busy={state.hasTag('underway') || undefined} className="flex flex-col gap-3">
      {lost === null ? null : (
        <p role="alert" className="text-small text-soft">
          <Trans>No pudimos actualizar tu registro. Lo que ves puede haber cambiado.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <DecimalField
            label={label}
            trailing={<span className="pe-3 text-small text-soft">{unit}</span>}
            places={places}
            value={value}
            disabled={!state.hasTag('enters')}
            error={isEmpty ? t`Escribe un número, como 12 o 12.5.` : refusal}
            onChange={(number) => actor.send({ type: 'value.given', value: number })}
          />
        </div>
        {state.matches('closed') ? null : (
          <Button
            type="submit"
            busy={state.matches({ underway: 'syncing' })}
            disabled={!state.hasTag('enters')}
          >
            {(day?.value ?? null) === null ? <Trans>Registrar</Trans> : <Trans>Cambiar registro</Trans>}
          </Button>
        )}
      </div>
      <Word actor={actor} unit={unit} cap={cap} />
      {state.matches({ underway: 'queued' }) ? (
        <Button variant="quiet" className="self-start" onClick={() => actor.send({ type: 'cancel.pressed' })}>
          <Trans>No enviarlo</Trans>
        </Button>
      ) : null}
      {state.matches({ underway: 'checking' }) ? (
        <Button variant="quiet" className="self-start" onClick={reload}>
          <Trans>Comprobar ahora</Trans>
        </Button>
      ) : null}
    </form>
  );
}
