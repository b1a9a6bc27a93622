/** The last step: the preview, and the import button. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AttemptFailed } from './AttemptFailed.tsx';
import { BrakeDialog } from './BrakeDialog.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { PartProps } from './parts.ts';
import { touched, TouchedPeople } from './TouchedPeople.tsx';

function Options({ actor, state }: PartProps): ReactElement {
  const { sendInvitation, deactivateMissing, check } = state.context;
  const added = check?.preview?.counts.added ?? 0;
  const isBusy = state.hasTag('busy');
  return (
    <Card as="section" padding="small" className="flex flex-col gap-1">
      <h3 className="sr-only">
        <Trans>Opciones</Trans>
      </h3>
      <Checkbox
        checked={sendInvitation && added > 0}
        disabled={isBusy || added === 0}
        onChange={(event) => actor.send({ type: 'invitation.changed', isOn: event.currentTarget.checked })}
        label={<Trans>Enviar la invitación a las personas nuevas</Trans>}
        detail={
          added === 0 ? (
            <Trans>Esta lista no trae a nadie nuevo.</Trans>
          ) : (
            <Plural
              value={added}
              one="Sale un correo. Si prefieres esperar, invítala después desde Personas."
              other="Salen # correos. Si prefieres esperar, invítalas después desde Personas."
            />
          )
        }
      />
      <Checkbox
        checked={deactivateMissing}
        disabled={isBusy}
        onChange={(event) => actor.send({ type: 'missing.changed', isOn: event.currentTarget.checked })}
        label={<Trans>Desactivar a quien no está en la lista</Trans>}
        detail={
          <Trans>
            Solo si la lista trae a toda la organización. No toca a personas externas ni a tu cuenta.
          </Trans>
        }
      />
    </Card>
  );
}

/** Also shown during the send and after a failed send: everything stays as it was. */
export function PreviewStep({ actor, state }: PartProps): ReactElement | null {
  const { t } = useLingui();
  const { kind, check, error } = state.context;
  const preview = check?.preview ?? null;
  if (preview === null) return null;
  const people = touched(preview);
  const left = check?.faults ?? 0;
  const isSending = state.matches('sending');
  const isRefused = state.matches('notSent');
  return (
    <div className="flex flex-col gap-5">
      <header className="max-w-prose72">
        <h2 className="text-h5 font-semibold" tabIndex={-1} data-step>
          <Trans>Esto es lo que va a pasar</Trans>
        </h2>
        <p className="mt-1 text-soft">
          {left === 0 ? (
            <Trans>Nada ha cambiado todavía. Y lo que importes se puede deshacer entero.</Trans>
          ) : (
            <Trans>
              Nada ha cambiado todavía. Las filas con problemas quedan fuera y te las damos al final.
            </Trans>
          )}
        </p>
      </header>
      <AttemptFailed of={isRefused ? error : null}>
        <Trans>No se importó nada. Tu lista y lo que corregiste siguen aquí.</Trans>
      </AttemptFailed>
      {kind === 'create' ? <Options actor={actor} state={state} /> : null}
      {people === 0 ? (
        <Card>
          <Empty
            drawing="search"
            text={
              kind === 'create' ? (
                <Trans>Todo está ya como dice la lista: no hay nada que importar.</Trans>
              ) : (
                <Trans>Nadie de la lista tiene acceso: no hay a quién desactivar.</Trans>
              )
            }
          />
        </Card>
      ) : (
        <div aria-busy={state.matches('checking')} className={state.matches('checking') ? 'opacity-60' : ''}>
          <ImportPreview preview={preview} />
        </div>
      )}
      <ActionBar
        says={
          isSending ? (
            <span role="status">
              <Trans>Enviando la lista…</Trans>
            </span>
          ) : (
            <TouchedPeople count={people} />
          )
        }
      >
        <Button variant="secondary" disabled={isSending} onClick={() => actor.send({ type: 'back.pressed' })}>
          {isRefused ? t`Volver a la vista previa` : t`Atrás`}
        </Button>
        <Button
          variant="primary"
          busy={isSending || state.matches('checking')}
          disabled={people === 0}
          onClick={() => actor.send({ type: isRefused ? 'retry.pressed' : 'import.pressed' })}
        >
          {isRefused ? (
            <Trans>Reintentar</Trans>
          ) : (
            <Plural value={people} one="Importar a una persona" other="Importar a # personas" />
          )}
        </Button>
      </ActionBar>
      <BrakeDialog
        open={state.matches('braking')}
        count={preview.counts.deactivated}
        total={preview.activePeople}
        onClose={() => actor.send({ type: 'back.pressed' })}
        onConfirm={() => actor.send({ type: 'brake.confirmed' })}
      />
    </div>
  );
}
