/** The place of a person at an event: taking it, waiting for it, and giving it back. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import type { EventForm } from '#schema/events/events.rules.ts';
import type { EventRegistrationActor } from './eventRegistration.actors.ts';

export interface PlaceFormProps {
  readonly actor: EventRegistrationActor;
  /** The form that is chosen, where the event has both; otherwise null. */
  readonly form: EventForm | null;
  /** The form to which a person with a place, or in a list, can change; null for none. */
  readonly other: { readonly form: EventForm; readonly full: boolean } | null;
  /** Free places of the chosen form; null without a limit. */
  readonly free: number | null;
  /** People who wait for it. */
  readonly waiting: number;
  /** Until when a free place moves up, in words; null if that has passed. */
  readonly movesUpUntil: string | null;
  /** Why it was cancelled, as an administrator wrote it. */
  readonly cancelMessage: string | null;
  /** Whether colleagues will see the person who registers. */
  readonly visible: boolean;
  /** What is asked before a place is taken. */
  readonly children?: ReactNode;
}

/** The state of the place in a sentence; also announced. */
function Word({
  actor,
  free,
  waiting,
  movesUpUntil,
  cancelMessage,
}: Omit<PlaceFormProps, 'children' | 'visible' | 'form' | 'other'>): ReactElement {
  const state = useSelector(actor, (now) => now);
  const turn = state.context.place?.turn ?? null;
  const form = state.context.place?.form ?? null;
  let words: ReactNode = null;
  if (state.hasTag('checks')) words = <Trans>La respuesta no llegó. Comprobamos si se guardó.</Trans>;
  else if (state.matches('cancelled'))
    words = cancelMessage === null ? <Trans>Este evento se canceló.</Trans> : cancelMessage;
  else if (state.matches('closed')) words = <Trans>Las inscripciones están cerradas.</Trans>;
  else if (state.matches('promoted')) words = <Trans>Se liberó un lugar y ya es tuyo.</Trans>;
  else if (state.matches('in'))
    words =
      form === null ? (
        <Trans>Tienes tu lugar.</Trans>
      ) : form === 'online' ? (
        <Trans>Tienes tu lugar en línea.</Trans>
      ) : (
        <Trans>Tienes tu lugar en persona.</Trans>
      );
  else if (state.matches('waiting') && turn !== null)
    words = (
      <>
        {form === null ? (
          <Trans>En lista de espera, lugar {turn}.</Trans>
        ) : form === 'online' ? (
          <Trans>En lista de espera para ir en línea, lugar {turn}.</Trans>
        ) : (
          <Trans>En lista de espera para ir en persona, lugar {turn}.</Trans>
        )}{' '}
        {movesUpUntil === null ? (
          <Trans>Ya no se mueve la lista.</Trans>
        ) : (
          <Trans>Si se libera un lugar antes de {movesUpUntil}, es tuyo y te avisamos.</Trans>
        )}
      </>
    );
  else if (state.matches('full') || (state.matches('open') && free === 0))
    words =
      waiting === 0 ? (
        <Trans>Está lleno. Serías la primera persona de la lista de espera.</Trans>
      ) : (
        <Plural
          value={waiting}
          one="Está lleno y espera # persona."
          other="Está lleno y esperan # personas."
        />
      );
  else if (state.matches('open') && free !== null)
    words = <Plural value={free} one="Queda # lugar." other="Quedan # lugares." />;
  return (
    <output className={words === null ? 'sr-only' : state.hasTag('holds') ? 'font-semibold' : 'text-soft'}>
      {words}
    </output>
  );
}

/** Changes to the other form of the event. */
function Change({ actor, other }: Pick<PlaceFormProps, 'actor' | 'other'>): ReactElement | null {
  if (other === null) return null;
  const { form, full } = other;
  return (
    <Button variant="secondary" onClick={() => actor.send({ type: 'form.pressed', form })}>
      {form === 'online' ? (
        full ? (
          <Trans>Esperar un lugar en línea</Trans>
        ) : (
          <Trans>Ir en línea</Trans>
        )
      ) : full ? (
        <Trans>Esperar un lugar en persona</Trans>
      ) : (
        <Trans>Ir en persona</Trans>
      )}
    </Button>
  );
}

/** The buttons of the present state. */
function Actions({
  actor,
  visible,
  form,
  other,
  free,
}: Pick<PlaceFormProps, 'actor' | 'visible' | 'form' | 'other' | 'free'>): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  const giveBack = (): void => actor.send({ type: 'giveBack.pressed' });
  if (state.matches('checking') || state.matches('unsettled'))
    return (
      <Button
        variant="secondary"
        busy={state.matches('checking')}
        onClick={() => actor.send({ type: 'reload.pressed' })}
      >
        <Trans>Comprobar ahora</Trans>
      </Button>
    );
  if (state.hasTag('takes') || state.matches('registering'))
    return (
      <Button
        busy={state.matches('registering')}
        onClick={() => actor.send({ type: 'register.pressed', visible, form })}
      >
        {state.context.place?.isFull === true || free === 0 ? (
          <Trans>Entrar en la lista de espera</Trans>
        ) : (
          <Trans>Inscribirme</Trans>
        )}
      </Button>
    );
  if (state.matches('promoted'))
    return (
      <>
        <Button onClick={() => actor.send({ type: 'accept.pressed' })}>
          <Trans>Voy a ir</Trans>
        </Button>
        <Button variant="secondary" onClick={giveBack}>
          <Trans>No puedo ir</Trans>
        </Button>
        <Change actor={actor} other={other} />
      </>
    );
  if (state.hasTag('holds') || state.matches('givingBack'))
    return (
      <>
        <Button variant="secondary" busy={state.matches('givingBack')} onClick={giveBack}>
          {state.context.place?.status === 'waiting' ? (
            <Trans>Salir de la lista</Trans>
          ) : (
            <Trans>Dejar mi lugar</Trans>
          )}
        </Button>
        {state.hasTag('holds') ? <Change actor={actor} other={other} /> : null}
      </>
    );
  return null;
}

/** The form in every state of its machine. */
export function PlaceForm({ children, ...props }: PlaceFormProps): ReactElement {
  const { t } = useLingui();
  const { actor } = props;
  const state = useSelector(actor, (now) => now);
  const { error, lost } = state.context;
  if (state.matches('loading'))
    return (
      <Loading label={t`Cargando tu lugar`}>
        <SkeletonLine />
      </Loading>
    );
  if (state.matches('unavailable'))
    return (
      <Failed
        what={<Trans>No pudimos cargar tu lugar.</Trans>}
        onRetry={() => actor.send({ type: 'reload.pressed' })}
      />
    );
  return (
    <div aria-busy={state.hasTag('busy') || undefined} className="flex flex-col gap-3">
      {lost === null ? null : (
        <p role="alert" className="text-small text-soft">
          <Trans>No pudimos actualizar el evento. Lo que ves puede haber cambiado.</Trans>
        </p>
      )}
      <Word {...props} />
      {state.hasTag('takes') || state.matches('registering') ? children : null}
      <div className="flex flex-wrap gap-3">
        <Actions {...props} />
      </div>
      {error === null || state.hasTag('checks') ? null : (
        <FieldError>{error.reasons?.[0]?.message ?? error.message}</FieldError>
      )}
    </div>
  );
}
