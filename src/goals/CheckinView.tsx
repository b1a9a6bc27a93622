/** A check-in in one minute: value, confidence and a sentence; without a network it waits on the device. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { checkinMachine } from '#machines/checkin.machine.ts';
import { fitsUnit, goalDigits } from '#schema/goals/progress.ts';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { takesValue } from '#machines/checkin.setup.ts';
import { goalLimits } from '#schema/goals/goals.rules.ts';
import { PickFiles } from '#src/files/PickFiles.tsx';
import type { UploadedFile } from '#src/files/uploadLine.ts';
import { useUploads, type Uploads } from '#src/files/useUploads.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { confidences, confidenceWords } from './goalWords.ts';

const uploaded = { kind: 'goalcheckin-attachment', most: goalLimits.files } as const;

/** A running check-in. */
export type CheckinActor = ActorRefFrom<typeof checkinMachine>;

export interface CheckinViewProps {
  actor: CheckinActor;
}

/** The files of a check-in; uploads go on while the words are written. */
function useFiles(actor: CheckinActor): Uploads {
  const files = useSelector(actor, ({ context }) => context.words.files);
  const change = useCallback(
    (next: (files: readonly UploadedFile[]) => UploadedFile[]): void =>
      actor.send({
        type: 'words.changed',
        words: { files: next(actor.getSnapshot().context.words.files) },
      }),
    [actor],
  );
  return useUploads(uploaded, files, change);
}

function Notice({ actor }: { readonly actor: CheckinActor }): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  if (state.matches({ underway: 'waiting' }))
    return (
      <Banner
        severity="warning"
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: 'cancel.pressed' })}>
            <Trans>Seguir escribiendo</Trans>
          </Button>
        }
      >
        <Trans>
          Sin conexión: tu avance espera en este dispositivo y se envía una sola vez cuando vuelva la
          conexión.
        </Trans>
      </Banner>
    );
  if (state.matches({ underway: 'checking' }))
    return (
      <Banner
        severity="warning"
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: 'reload.pressed' })}>
            <Trans>Preguntar ahora</Trans>
          </Button>
        }
      >
        <Trans>Todavía no sabemos si tu avance llegó. Seguimos preguntando; nunca se guarda dos veces.</Trans>
      </Banner>
    );
  if (state.matches('saved'))
    return (
      <Banner
        severity="success"
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: 'again.pressed' })}>
            <Trans>Registrar otro avance</Trans>
          </Button>
        }
      >
        <Trans>Tu avance quedó registrado.</Trans>
      </Banner>
    );
  return state.context.error === null ? null : (
    <FieldError>{state.context.error.reasons?.[0]?.message ?? state.context.error.message}</FieldError>
  );
}

/** The form of a check-in in every state of its machine. */
export function CheckinView({ actor }: CheckinViewProps): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { measure, scale, words, faults } = state.context;
  const { unit } = scale;
  const isInUnit = words.value === null || fitsUnit({ measure, ...scale }, words.value);
  const isLocked = !state.hasTag('writes');
  const uploads = useFiles(actor);
  const change = (changed: Partial<typeof words>): void =>
    actor.send({ type: 'words.changed', words: changed });
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    if (uploads.fault === null) actor.send({ type: 'save.pressed' });
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      {state.matches('saved') ? null : (
        <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">
            <Trans>Tu avance</Trans>
          </legend>
          {!takesValue(measure) ? null : measure === 'number' ? (
            <DecimalField
              places={goalDigits}
              label={unit === null || unit === '' ? t`Valor de hoy` : t`Valor de hoy (${unit})`}
              value={words.value}
              error={
                !faults.includes('value')
                  ? undefined
                  : isInUnit
                    ? t`Escribe un valor con hasta cuatro decimales.`
                    : t`Se mide en %, así que va de 0 a 100.`
              }
              onChange={(value) => change({ value })}
            />
          ) : (
            <RadioCards
              legend={t`¿Ya se cumplió?`}
              columns={2}
              value={words.value === null ? null : words.value === 1 ? 'yes' : 'no'}
              error={faults.includes('value') ? t`Elige una opción.` : undefined}
              onChange={(one) => change({ value: one === 'yes' ? 1 : 0 })}
              options={[
                { value: 'yes', label: t`Sí` },
                { value: 'no', label: t`Todavía no` },
              ]}
            />
          )}
          <RadioCards
            legend={t`¿Cómo va?`}
            columns={3}
            value={words.confidence}
            error={faults.includes('confidence') ? t`Elige una opción.` : undefined}
            onChange={(confidence) => change({ confidence })}
            options={confidences.map((value) => ({ value, label: t(confidenceWords[value].name) }))}
          />
          <TextArea
            label={t`En una frase`}
            optional
            rows={2}
            counter
            maxLength={goalLimits.note}
            value={words.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
          <PickFiles kind={uploaded.kind} uploads={uploads} disabled={isLocked} />
        </fieldset>
      )}
      <Notice actor={actor} />
      {state.hasTag('over') ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={state.matches({ underway: 'saving' })} disabled={isLocked}>
            <Trans>Guardar avance</Trans>
          </Button>
          <FaultNote fault={fault} />
        </div>
      )}
    </form>
  );
}
