/** The people of one event: who comes, who waits, who was there, their file, and the check-in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronLeft, Undo2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { placeStates, type PlaceState } from '#schema/events/events.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { wallClock } from '#src/lib/wallClock.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { fileName } from '#src/plots/fileTable.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { OpenedEvent } from '#src/events/events.queries.ts';
import { momentWords, rangeIn } from '#src/events/eventTimes.ts';
import { CheckIn } from './CheckIn.tsx';
import { checkIn } from './checkIns.ts';
import { eventResource, participantsPage, type Participant } from './eventsAdmin.queries.ts';

function usePlaceWords(): (person: Pick<Participant, 'status' | 'turn'>) => string {
  const { t } = useLingui();
  return ({ status, turn }) => {
    switch (status) {
      case 'in':
        return t`Con lugar`;
      case 'waiting':
        return turn === null ? t`En espera` : t`En espera, lugar ${turn}`;
      case 'out':
        return t`Dejó su lugar`;
    }
  };
}

function useFormWords(): (person: Pick<Participant, 'form'>) => string {
  const { t } = useLingui();
  return ({ form }) => (form === 'online' ? t`En línea` : t`En persona`);
}

function PeopleFile({ event: { id, title, startsAt } }: { readonly event: OpenedEvent }): ReactElement {
  const { t } = useLingui();
  const placeWords = usePlaceWords();
  const formWords = useFormWords();
  const timeZone = useOrganization().settings?.timezone;
  return (
    <PagedFile
      name={fileName(`${title} ${isoDay(startsAt, timeZone)}`)}
      read={(page, signal) => participantsPage(id, page, signal)}
      tableOf={(people) => ({
        columns: [
          { header: t`Persona`, width: 28 },
          { header: t`Correo`, width: 32 },
          { header: t`Departamento`, width: 24 },
          { header: t`Lugar`, width: 20 },
          { header: t`Modalidad`, width: 14 },
          { header: t`Nota`, width: 40 },
          { header: t`Asistió`, width: 22 },
        ],
        rows: people.map((person) => [
          nameOf(person.user),
          person.user.email,
          person.user.departmentName ?? '',
          placeWords(person),
          formWords(person),
          person.note ?? '',
          person.attendedAt === null ? '' : wallClock(person.attendedAt, timeZone),
        ]),
      })}
    />
  );
}

function PeopleTable({
  event,
  owner,
}: {
  readonly event: OpenedEvent;
  readonly owner: DraftOwner;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const { id } = event;
  const placeWords = usePlaceWords();
  const formWords = useFormWords();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<PlaceState>();
  const words = useDebounced(typed.trim(), () => undefined);
  const keywords = words === '' ? undefined : words;
  const query = useInfiniteQuery({
    ...eventResource.participants(id, { keywords, status }),
    placeholderData: keepPreviousData,
  });
  const takeBack = useWrite(eventResource.checkIn, { refresh: eventResource.refresh });
  const labels: Readonly<Record<PlaceState, string>> = {
    in: t`Con lugar`,
    waiting: t`En espera`,
    out: t`Dejaron su lugar`,
  };
  return (
    <>
      {takeBack.isError ? <FieldError>{whyFailed(takeBack.error)}</FieldError> : null}
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar a las personas de este evento.`}
        label={t`Personas del evento`}
        memory="event-people"
        keyOf={(person) => person.id}
        nameOf={({ user }) => nameOf(user)}
        columns={[
          { id: 'person', header: t`Persona`, cell: ({ user }) => nameOf(user) },
          { id: 'department', header: t`Departamento`, cell: ({ user }) => user.departmentName ?? '–' },
          { id: 'place', header: t`Lugar`, cell: placeWords },
          ...(event.forms.length > 1 ? [{ id: 'form', header: t`Modalidad`, cell: formWords }] : []),
          {
            id: 'attended',
            header: t`Asistencia`,
            cell: ({ attendedAt }) => (attendedAt === null ? '–' : momentWords(attendedAt, language)),
          },
          { id: 'note', header: t`Nota`, startsHidden: true, cell: ({ note }) => note ?? '–' },
        ]}
        actions={({ user, attendedAt }) =>
          event.state === 'cancelled'
            ? []
            : [
                [
                  attendedAt === null
                    ? {
                        id: 'checkIn',
                        label: t`Registrar asistencia`,
                        icon: Check,
                        onSelect: () =>
                          void checkIn(
                            { cache, owner, eventId: id },
                            { userId: user.id },
                            { at: new Date().toISOString(), left: 'nothing' },
                          ),
                      }
                    : {
                        id: 'takeBack',
                        label: t`Quitar la asistencia`,
                        icon: Undo2,
                        onSelect: () => takeBack.mutate({ id, userId: user.id, attended: false }),
                      },
                ],
              ]
        }
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar por persona`} value={typed} onChange={setTyped} />
              <FilterSelect
                label={t`Lugar`}
                all={t`Todas las personas`}
                value={status}
                onChange={setStatus}
                options={placeStates.map((value) => ({ value, label: labels[value] }))}
              />
            </>
          ),
          isNarrowed: keywords !== undefined || status !== undefined,
          onClear: () => {
            setTyped('');
            setStatus(undefined);
          },
        }}
        none={<Empty drawing="search" text={<Trans>Todavía no se inscribió nadie.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
    </>
  );
}

export function ParticipantsPage({
  event,
  me,
  onClose,
}: {
  readonly event: OpenedEvent;
  readonly me: DraftOwner;
  readonly onClose: () => void;
}): ReactElement {
  const language = useLanguage();
  const { title, registered, waiting, attended } = event;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los eventos</Trans>
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h4 font-bold wrap-anywhere">{title}</h2>
          <p className="text-small text-soft">
            {rangeIn(event, language)} ·{' '}
            <Trans>
              {registered} con lugar, {waiting} en espera, {attended} asistieron
            </Trans>
          </p>
        </div>
        <PeopleFile event={event} />
      </div>
      {event.state === 'cancelled' ? null : <CheckIn eventId={event.id} owner={me} />}
      <PeopleTable event={event} owner={me} />
    </div>
  );
}
