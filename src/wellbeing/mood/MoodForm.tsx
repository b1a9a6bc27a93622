/** Today's mood: one tap of five, in every state of its machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { MoodTodayActor } from './moodToday.actors.ts';
import { moodIcons, useMoodWords } from './moodLooks.ts';

/** What became of the choice; said once by screen readers. */
function Word({ actor }: { readonly actor: MoodTodayActor }): ReactElement {
  const state = useSelector(actor, (now) => now);
  let words: ReactNode = null;
  if (state.matches({ underway: 'queued' }))
    words = <Trans>Sin conexión: espera en este dispositivo y se enviará una sola vez.</Trans>;
  else if (state.matches({ underway: 'checking' }))
    words = <Trans>La respuesta no llegó. Comprobamos si se guardó.</Trans>;
  else if (state.matches('changed'))
    words = <Trans>Cambiado. Puedes cambiarlo hasta que termine el día.</Trans>;
  else if (state.matches('saved'))
    words = <Trans>Guardado. Puedes cambiarlo hasta que termine el día.</Trans>;
  return <output className={words === null ? 'sr-only' : 'text-small text-soft'}>{words}</output>;
}

/** `note` decides by itself when it is shown, so that it keeps what is being written. */
export function MoodForm({
  actor,
  note = null,
}: {
  readonly actor: MoodTodayActor;
  readonly note?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const words = useMoodWords();
  const state = useSelector(actor, (now) => now);
  const { chosen, error } = state.context;
  return (
    // Telemetry neither names nor records what is inside.
    <div
      data-unsaid
      className="flex flex-col gap-3"
      aria-busy={state.matches({ underway: 'chosen' }) || undefined}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{t`Tu estado de ánimo de hoy`}</legend>
        <div className="@container">
          {/* In the side column of home five equal parts are narrower than the longest word. */}
          <div className="flex flex-wrap gap-1 @min-[28rem]:grid @min-[28rem]:grid-cols-5 @min-[28rem]:gap-2">
            {moodCodes.map((code) => (
              <button
                key={code}
                type="button"
                aria-pressed={chosen?.moodId === code}
                onClick={() => actor.send({ type: 'mood.chosen', moodId: code })}
                className={classes(
                  'flex min-h-18 grow flex-col items-center justify-center gap-1 rounded-card border px-1 py-2 text-center text-meta whitespace-nowrap transition-colors duration-120 hover:bg-subtle @min-[28rem]:text-small',
                  chosen?.moodId === code
                    ? 'border-brand-edge bg-brand-tint font-semibold hover:bg-brand-tint-hover'
                    : 'border-line bg-card text-soft',
                )}
              >
                <Icon of={moodIcons[code]} size={24} />
                {words[code]}
              </button>
            ))}
          </div>
        </div>
      </fieldset>
      <Word actor={actor} />
      {state.matches({ underway: 'checking' }) ? (
        <Button variant="quiet" className="self-start" onClick={() => actor.send({ type: 'check.pressed' })}>
          <Trans>Comprobar ahora</Trans>
        </Button>
      ) : null}
      {state.matches('refused') && error !== null ? (
        <FieldError>{error.reasons?.[0]?.message ?? error.message}</FieldError>
      ) : null}
      {note}
    </div>
  );
}
