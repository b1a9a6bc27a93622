/** All events, a page at a time, with their people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX, Copy, Pencil, Plus, Trash2, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { eventStates, type EventState } from '#schema/events/events.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import type { Severity } from '#src/lib/severity.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { EventPeople } from '#src/events/EventCard.tsx';
import { rangeIn } from '#src/events/eventTimes.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { eventResource, eventSearch, type AdminEvent } from './eventsAdmin.queries.ts';

function useStateWords(): Readonly<Record<EventState, string>> {
  const { t } = useLingui();
  return { coming: t`Por venir`, running: t`Ahora`, over: t`Pasado`, cancelled: t`Cancelado` };
}

const stateSeverities: Readonly<Record<EventState, Severity>> = {
  coming: 'info',
  running: 'success',
  over: 'info',
  cancelled: 'error',
};

function useColumns(): readonly Column<AdminEvent>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const states = useStateWords();
  return [
    { id: 'title', header: t`Evento`, cell: ({ title }) => title },
    { id: 'when', header: t`Cuándo`, cell: (event) => rangeIn(event, language) },
    {
      id: 'where',
      header: t`Dónde`,
      startsHidden: true,
      cell: ({ location, online }) => location ?? (online ? t`En línea` : '–'),
    },
    { id: 'people', header: t`Personas`, cell: (event) => <EventPeople event={event} /> },
    {
      id: 'waiting',
      header: t`En espera`,
      align: 'end',
      cell: ({ waiting }) => (waiting === 0 ? '–' : waiting),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ state }) => <StatusTag severity={stateSeverities[state]}>{states[state]}</StatusTag>,
    },
  ];
}

export interface EventListProps {
  /** Null makes a new one. */
  readonly onEdit: (id: string | null) => void;
  readonly onCopy: (id: string) => void;
  readonly onPeople: (id: string) => void;
}

export function EventList({ onEdit, onCopy, onPeople }: EventListProps): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(eventSearch);
  const states = useStateWords();
  const query = useInfiniteQuery({
    ...eventResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const cancelled = usePanel<AdminEvent>();
  const removed = usePanel<AdminEvent>();
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => onEdit(null)}>
      <Trans>Crear evento</Trans>
    </Button>
  );
  const menuOf = (event: AdminEvent): readonly (readonly MenuItem[])[] => {
    const { id, state, registered, waiting, attended } = event;
    const isAhead = state === 'coming' || state === 'running';
    const hasPeople = registered + waiting + attended > 0;
    return [
      [
        { id: 'people', label: t`Personas y asistencia`, icon: Users, onSelect: () => onPeople(id) },
        ...(state === 'cancelled'
          ? []
          : [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => onEdit(id) }]),
        { id: 'copy', label: t`Copiar`, icon: Copy, onSelect: () => onCopy(id) },
      ],
      [
        ...(isAhead
          ? [
              {
                id: 'cancel',
                label: t`Cancelar el evento`,
                icon: CalendarX,
                onSelect: () => cancelled.open(event),
              },
            ]
          : []),
        ...(hasPeople
          ? []
          : [{ id: 'remove', label: t`Eliminar`, icon: Trash2, onSelect: () => removed.open(event) }]),
      ],
    ].filter((items) => items.length > 0);
  };
  return (
    <>
      <SectionActions>{add}</SectionActions>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los eventos.`}
        label={t`Eventos`}
        memory="events"
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        onOpen={({ id }) => onPeople(id)}
        actions={menuOf}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar eventos`} value={list.typed} onChange={list.onType} />
              <FilterSelect
                label={t`Estado`}
                all={t`Todos los estados`}
                value={list.filter.state}
                onChange={(state) => list.onFilter({ state })}
                options={eventStates.map((value) => ({ value, label: states[value] }))}
              />
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={
          <Empty
            text={<Trans>Todavía no hay eventos. Crea uno y cada persona se inscribe con un clic.</Trans>}
          />
        }
        footer={<MoreRows of={query} />}
      />
      {cancelled.about === null ? null : (
        <CancelPanel
          key={cancelled.opening}
          event={cancelled.about}
          open={cancelled.isOpen}
          onClose={cancelled.close}
        />
      )}
      {removed.about === null ? null : (
        <RemoveQuestion
          id={removed.about.id}
          open={removed.isOpen}
          onClose={removed.close}
          title={t`¿Eliminar ${removed.about.title}?`}
          of={eventResource}
          done={t`Eliminaste ${removed.about.title}.`}
        >
          <Trans>Nadie se inscribió: desaparece sin avisar a nadie.</Trans>
        </RemoveQuestion>
      )}
    </>
  );
}
