/** One event of a list. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { eventAddress } from './eventAddress.ts';
import { EventPicture } from './EventPicture.tsx';
import type { FormPlaces, ShownEvent } from './events.queries.ts';
import { refreshEvents, takePlace } from './events.writes.ts';
import { useEventTime } from './eventTimes.ts';

/** The relation of the reader to the event, or what the event does not offer. */
export function EventState({
  event: { state, own, full, takes },
}: {
  event: ShownEvent;
}): ReactElement | null {
  const turn = own?.turn ?? null;
  if (state === 'cancelled')
    return (
      <StatusTag severity="error">
        <Trans>Cancelado</Trans>
      </StatusTag>
    );
  if (own !== null && own.attendedAt !== null)
    return (
      <StatusTag severity="success">
        <Trans>Asististe</Trans>
      </StatusTag>
    );
  if (own?.status === 'in')
    return (
      <StatusTag severity="success">
        {state === 'over' ? (
          <Trans>Te inscribiste</Trans>
        ) : own.form === 'online' ? (
          <Trans>Vas en línea</Trans>
        ) : (
          <Trans>Vas a ir</Trans>
        )}
      </StatusTag>
    );
  if (turn !== null)
    return (
      <StatusTag severity="warning">
        <Trans>En lista de espera, lugar {turn}</Trans>
      </StatusTag>
    );
  if (state === 'over') return null;
  if (state === 'running')
    return (
      <StatusTag severity="info">
        <Trans>Ahora</Trans>
      </StatusTag>
    );
  if (full)
    return (
      <StatusTag severity="warning">
        <Trans>Lleno</Trans>
      </StatusTag>
    );
  return takes ? null : (
    <StatusTag severity="info">
      <Trans>Sin inscripción</Trans>
    </StatusTag>
  );
}

/** "8 de 10 en persona": the places of one of two forms. */
function FormPeople({ of: { form, registered, capacity } }: { of: FormPlaces }): ReactElement {
  if (form === 'online')
    return capacity === null ? (
      <Trans>{registered} en línea</Trans>
    ) : (
      <Trans>
        {registered} de {capacity} en línea
      </Trans>
    );
  return capacity === null ? (
    <Trans>{registered} en persona</Trans>
  ) : (
    <Trans>
      {registered} de {capacity} en persona
    </Trans>
  );
}

/** How many people register, or took part. */
export function EventPeople({
  event: { state, attended, registered, capacity, forms },
}: {
  event: Pick<ShownEvent, 'state' | 'attended' | 'registered' | 'capacity' | 'forms'>;
}): ReactElement {
  if (state === 'over' && attended > 0)
    return <Plural value={attended} one="Asistió # persona" other="Asistieron # personas" />;
  const [first, second] = forms;
  if (first !== undefined && second !== undefined)
    return (
      <>
        <FormPeople of={first} />, <FormPeople of={second} />
      </>
    );
  if (capacity === null)
    return <Plural value={registered} one="# persona inscrita" other="# personas inscritas" />;
  return (
    <Trans>
      {registered} de {capacity} lugares
    </Trans>
  );
}

/** One press takes a place, or one in the waiting list; nothing where the event leaves a choice, or takes nobody. */
function Register({ event }: { event: ShownEvent }): ReactElement | null {
  const { t } = useLingui();
  const registers = useModule('user_event_registration');
  const write = useWrite(takePlace, { refresh: refreshEvents });
  const { title, takes, own, forms, full } = event;
  if (!registers || !takes || own !== null || forms.length > 1) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        busy={write.isPending}
        aria-label={full ? t`Entrar en la lista de espera: ${title}` : t`Inscribirme: ${title}`}
        onClick={() => write.mutate(event)}
      >
        {full ? <Trans>Entrar en la lista de espera</Trans> : <Trans>Inscribirme</Trans>}
      </Button>
      {write.isError ? <FieldError>{whyFailed(write.error)}</FieldError> : null}
    </div>
  );
}

export function EventCard({ event }: { event: ShownEvent }): ReactElement {
  const { when, there } = useEventTime(event);
  const { id, title, location, online, imageKey, takes, registered, attended } = event;
  // "Sin inscripción" already says that nobody registers.
  const hasPeople = takes || registered + attended > 0;
  const facts = [
    location,
    online ? (
      <Fragment key="online">
        {location === null ? <Trans>En línea</Trans> : <Trans>también en línea</Trans>}
      </Fragment>
    ) : null,
    hasPeople ? <EventPeople key="people" event={event} /> : null,
  ].filter((fact) => fact !== null);
  return (
    <Card as="article" className="flex gap-4">
      <EventPicture of={imageKey} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="text-h6 font-semibold wrap-anywhere">
            <Link href={eventAddress(id)} className="rounded-control hover:underline">
              {title}
            </Link>
          </h3>
          <EventState event={event} />
        </div>
        <p className="text-small">
          {when}
          {there === null ? null : <span className="text-soft"> · {there}</span>}
        </p>
        <p className="text-small text-soft wrap-anywhere">
          {facts.flatMap((fact, place) => (place === 0 ? [fact] : [' · ', fact]))}
        </p>
        <Register event={event} />
      </div>
    </Card>
  );
}
