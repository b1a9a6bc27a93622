/** `/admin/events`: all events, the editor of one, and its people with the check-in, each by its address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { EditorSkeleton, OneItem } from '#src/admin/OneItem.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { eventQueries, type OpenedEvent } from '#src/events/events.queries.ts';
import { EventEditor } from './EventEditor.tsx';
import { EventList } from './EventList.tsx';
import { ParticipantsPage } from './ParticipantsPage.tsx';

/** The value of `?edit=` that makes a new event. */
const newMark = 'new';

function EventPlace({
  id,
  ...rest
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (event: OpenedEvent) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(eventQueries.one(id))}
      failed={t`No pudimos cargar este evento.`}
      gone={<Trans>Este evento ya no existe.</Trans>}
      back={<Trans>Todos los eventos</Trans>}
      {...rest}
    />
  );
}

/** `?edit=new`, `?edit=<id>`, `?copy=<id>` and `?people=<id>`. */
export function EventsSection(): ReactElement {
  const [search, go] = useSearchParams();
  const me = useMe();
  const [edit, copy, people] = [search.get('edit'), search.get('copy'), search.get('people')];
  const onClose = (): void => go({});
  const isOpen = edit !== null || copy !== null || people !== null;
  if (isOpen && me === undefined) return <EditorSkeleton />;
  if (people !== null && me !== undefined)
    return (
      <EventPlace key={`people-${people}`} id={people} onClose={onClose}>
        {(event) => <ParticipantsPage event={event} me={me} onClose={onClose} />}
      </EventPlace>
    );
  if (edit === newMark && me !== undefined) return <EventEditor event={null} me={me} onClose={onClose} />;
  if (copy !== null && me !== undefined)
    return (
      <EventPlace key={`copy-${copy}`} id={copy} onClose={onClose}>
        {(event) => <EventEditor event={null} copied={event} me={me} onClose={onClose} />}
      </EventPlace>
    );
  if (edit !== null && me !== undefined)
    return (
      <EventPlace key={edit} id={edit} onClose={onClose}>
        {(event) => <EventEditor event={event} me={me} onClose={onClose} />}
      </EventPlace>
    );
  return (
    <EventList
      onEdit={(id) => go({ edit: id ?? newMark })}
      onCopy={(id) => go({ copy: id })}
      onPeople={(id) => go({ people: id })}
    />
  );
}
