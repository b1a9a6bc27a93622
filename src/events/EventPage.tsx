/** One event: what and when it is, the own place, and who else comes. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CalendarPlus,
  Clock,
  Gem,
  HeartHandshake,
  MapPin,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMayThank } from '#src/posts/useMayThank.ts';
import { AnyLink } from '#src/ui/AnyLink.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { EventPeople, EventState } from './EventCard.tsx';
import { EventPicture } from './EventPicture.tsx';
import { calendarFileOf, eventQueries, type OpenedEvent } from './events.queries.ts';
import { refreshEvents, registeredEvent, showMe } from './events.writes.ts';
import { momentWords, useEventTime } from './eventTimes.ts';
import { createEventRegistration } from './registration/eventRegistration.actors.ts';
import { PlaceForm } from './registration/PlaceForm.tsx';

function Fact({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }): ReactElement {
  return (
    <li className="flex gap-3">
      <Icon of={icon} size={20} className="mt-0.5 shrink-0 text-soft" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** The calendar file of the event, for the program of the reader. */
function CalendarButton({ id }: { readonly id: string }): ReactElement {
  const file = useWrite(() => calendarFileOf(id), {
    refresh: () => undefined,
    onDone: ({ name, text }) => saveFile(new Blob([text], { type: 'text/calendar' }), name),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={CalendarPlus}
        busy={file.isPending}
        onClick={() => file.mutate(undefined)}
      >
        <Trans>Guardar en mi calendario</Trans>
      </Button>
      {file.isError ? <FieldError>{whyFailed(file.error)}</FieldError> : null}
    </>
  );
}

/** Begins a recognition of who made the event, once it has begun. */
function ThankHost({ event: { host, state, title } }: { readonly event: OpenedEvent }): ReactElement | null {
  const { t } = useLingui();
  const mayThank = useMayThank();
  if (host === null || !mayThank || (state !== 'running' && state !== 'over')) return null;
  return (
    <Button
      variant="quiet"
      icon={HeartHandshake}
      onClick={() => openComposer({ people: [host], message: t`Gracias por organizar «${title}».` })}
    >
      <Trans>Agradecer a quien lo organizó</Trans>
    </Button>
  );
}

function Facts({ event }: { readonly event: OpenedEvent }): ReactElement {
  const { when, there } = useEventTime(event);
  const { location, online, url, points, description, imageKey, state, id } = event;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <EventPicture of={imageKey} />
        <EventState event={event} />
      </div>
      <ul className="flex flex-col gap-2">
        <Fact icon={Clock}>
          {when}
          {there === null ? null : <span className="block text-small text-soft">{there}</span>}
        </Fact>
        {location === null ? null : <Fact icon={MapPin}>{location}</Fact>}
        {online ? (
          <Fact icon={Video}>
            {url === null ? (
              <>
                {location === null ? <Trans>En línea</Trans> : <Trans>También en línea</Trans>}
                <span className="block text-small text-soft">
                  <Trans>Ves el enlace cuando tienes tu lugar.</Trans>
                </span>
              </>
            ) : (
              <AnyLink href={url}>
                {location === null ? <Trans>Unirme en línea</Trans> : <Trans>También en línea</Trans>}
              </AnyLink>
            )}
          </Fact>
        ) : null}
        <Fact icon={Users}>
          <EventPeople event={event} />
        </Fact>
        {points === 0 ? null : (
          <Fact icon={Gem}>
            <Plural
              value={points}
              one="# punto por asistir, no por inscribirte"
              other="# puntos por asistir, no por inscribirte"
            />
          </Fact>
        )}
      </ul>
      {description === '' ? null : <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state === 'cancelled' ? null : <CalendarButton id={id} />}
        <ThankHost event={event} />
      </div>
    </Card>
  );
}

/** Whether colleagues see the reader, asked before a place is taken and changed afterwards. */
function Visible({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactElement {
  const { t } = useLingui();
  return <Switch label={t`Mis colegas ven que voy`} checked={checked} onChange={onChange} />;
}

function OwnPlace({ event }: { readonly event: OpenedEvent }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const language = useLanguage();
  const now = useNow();
  const { id, own, capacity, registered, waiting, promotesUntil, cancelMessage, showsParticipants } = event;
  const [wantsVisible, setWantsVisible] = useState(true);
  const [actor] = useState(() => createEventRegistration(registeredEvent(cache, id)));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  const show = useWrite(showMe, { refresh: refreshEvents });
  const code = own?.status === 'in' ? own.code : null;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Tu lugar</Trans>
      </CardTitle>
      <PlaceForm
        actor={actor}
        free={capacity === null ? null : Math.max(0, capacity - registered)}
        waiting={waiting}
        visible={showsParticipants && wantsVisible}
        movesUpUntil={Date.parse(promotesUntil) > now ? momentWords(promotesUntil, language) : null}
        cancelMessage={cancelMessage}
      >
        {showsParticipants ? <Visible checked={wantsVisible} onChange={setWantsVisible} /> : null}
      </PlaceForm>
      {own !== null && showsParticipants && event.state !== 'cancelled' && event.state !== 'over' ? (
        <Visible checked={own.visible} onChange={(next) => show.mutate({ id, visible: next })} />
      ) : null}
      {show.isError ? <FieldError>{whyFailed(show.error)}</FieldError> : null}
      {code === null || event.state === 'over' || event.state === 'cancelled' ? null : (
        <p className="text-small text-soft">
          <Trans>Al llegar, di este código:</Trans>{' '}
          <strong className="text-ink tabular-nums" aria-label={t`Tu código ${code}`}>
            {code.slice(0, 4)} {code.slice(4)}
          </strong>
        </p>
      )}
    </Card>
  );
}

function Colleagues({ of }: { readonly of: OpenedEvent['colleagues'] }): ReactElement | null {
  return of.length === 0 ? null : (
    <Card as="section" className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Quién va</Trans>
      </CardTitle>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {of.map((person) => (
          <li key={person.id} className="flex items-center gap-2 text-small">
            <Avatar name={nameOf(person)} src={person.profileImageUrl} size={32} />
            {nameOf(person)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The page of one event. */
export function EventPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(eventQueries.one(id));
  const registers = useModule('user_event_registration');
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Page
      title={query.data?.title ?? t`Evento`}
      width="feed"
      back={
        <BackLink to="/events">
          <Trans>Todos los eventos</Trans>
        </BackLink>
      }
    >
      <div ref={kept} className="flex flex-col gap-4">
        <QueryBoundary
          query={query}
          label={t`Cargando el evento`}
          skeleton={Array.from({ length: 6 }, (_, line) => (
            <SkeletonLine key={line} />
          ))}
          what={<Trans>No pudimos cargar este evento.</Trans>}
          gone={<Trans>No encontramos este evento entre los que puedes ver.</Trans>}
        >
          {(event) => (
            <>
              <Facts event={event} />
              {registers && (event.state !== 'over' || event.own !== null) ? (
                <OwnPlace event={event} />
              ) : null}
              <Colleagues of={event.colleagues} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Page>
  );
}
