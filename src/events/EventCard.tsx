/** One event of a list. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { eventAddress } from './eventAddress.ts';
import { EventPicture } from './EventPicture.tsx';
import type { ShownEvent } from './events.queries.ts';
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
        {state === 'over' ? <Trans>Te inscribiste</Trans> : <Trans>Vas a ir</Trans>}
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

/** How many people register, or took part. */
export function EventPeople({
  event: { state, attended, registered, capacity },
}: {
  event: Pick<ShownEvent, 'state' | 'attended' | 'registered' | 'capacity'>;
}): ReactElement {
  if (state === 'over' && attended > 0)
    return <Plural value={attended} one="Asistió # persona" other="Asistieron # personas" />;
  if (capacity === null)
    return <Plural value={registered} one="# persona inscrita" other="# personas inscritas" />;
  return (
    <Trans>
      {registered} de {capacity} lugares
    </Trans>
  );
}

export function EventCard({ event }: { event: ShownEvent }): ReactElement {
  const { when, there } = useEventTime(event);
  const { id, title, location, online, imageKey } = event;
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
          {location === null ? null : <>{location} · </>}
          {online ? (
            <>{location === null ? <Trans>En línea</Trans> : <Trans>también en línea</Trans>} · </>
          ) : null}
          <EventPeople event={event} />
        </p>
      </div>
    </Card>
  );
}
