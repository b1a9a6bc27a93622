/** All communications, a page at a time, with who has read them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Ban, ChartColumn, Pencil, Pin, PinOff, Plus, Settings2, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { communicationChannels, communicationStates } from '#schema/communications/communications.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatter, localeOf, zone } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { When } from '#src/communications/When.tsx';
import {
  communicationResource,
  communicationSearch,
  type AdminCommunication,
} from './communicationsAdmin.queries.ts';
import { CorrectPanel } from './CorrectPanel.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { channelIcons, useChannelWords, useStateWords } from './useChannelWords.ts';

function Channels({ of }: { readonly of: AdminCommunication }): ReactElement {
  const words = useChannelWords();
  const chosen = communicationChannels.filter((channel) => of[channel] || (channel === 'pin' && of.pin));
  return (
    <span className="inline-flex gap-2">
      {chosen.map((channel) => (
        <span key={channel} title={words[channel].name}>
          <Icon of={channelIcons[channel]} size={16} className="text-soft" />
          <span className="sr-only">{words[channel].name}</span>
        </span>
      ))}
    </span>
  );
}

/** The hour of a planned one; that of each person's zone is no single moment. */
function Planned({ of: { sendAt, localAt } }: { readonly of: AdminCommunication }): ReactElement {
  const language = useLanguage();
  const shown = (at: string, timeZone?: string): string =>
    formatter(localeOf(language), { dateStyle: 'short', timeStyle: 'short', ...zone(timeZone) }).format(
      new Date(at),
    );
  if (localAt === null) return <>{shown(sendAt)}</>;
  const when = shown(`${localAt}:00.000Z`, 'UTC');
  return <Trans>{when}, de cada quien</Trans>;
}

function useColumns(): readonly Column<AdminCommunication>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const states = useStateWords();
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : `${formatNumber(Math.round((part / whole) * 100), language)} %`;
  return [
    { id: 'title', header: t`Comunicado`, cell: ({ title }) => title },
    { id: 'to', header: t`Para`, cell: ({ audienceName }) => audienceName ?? t`Toda la organización` },
    { id: 'channels', header: t`Canales`, cell: (one) => <Channels of={one} /> },
    {
      id: 'when',
      header: t`Cuándo`,
      cell: (one) =>
        one.state === 'scheduled' ? (
          // It may break: on one line, it makes the table too wide for a laptop.
          <Planned of={one} />
        ) : (
          <span className="whitespace-nowrap">
            <When at={one.sendAt} />
          </span>
        ),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ state }) => <StatusTag severity={states[state].severity}>{states[state].name}</StatusTag>,
    },
    {
      id: 'people',
      header: t`Personas`,
      align: 'end',
      cell: ({ state, recipientsCount }) =>
        // Who they are is fixed at the first delivery.
        state === 'scheduled' ? '–' : formatNumber(recipientsCount, language),
    },
    {
      id: 'read',
      header: t`Leído`,
      align: 'end',
      cell: ({ read, recipientsCount }) => share(read, recipientsCount),
    },
    {
      id: 'acknowledged',
      header: t`Entendido`,
      align: 'end',
      startsHidden: true,
      cell: ({ asksAcknowledgement, acknowledged, recipientsCount }) =>
        asksAcknowledgement ? share(acknowledged, recipientsCount) : '–',
    },
  ];
}

export interface CommunicationListProps {
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
  readonly onGroups: () => void;
}

export function CommunicationList({ onNew, onOpen, onGroups }: CommunicationListProps): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(communicationSearch);
  const states = useStateWords();
  const channels = useChannelWords();
  const query = useInfiniteQuery({
    ...communicationResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const { refresh } = communicationResource;
  const corrected = usePanel<AdminCommunication>();
  const hours = usePanel<null>();
  const pin = useWrite(communicationResource.pin, { refresh });
  const cancel = useWrite(communicationResource.cancel, { refresh });
  const failed = whyFailed(pin.error) ?? whyFailed(cancel.error);
  const menuOf = (one: AdminCommunication): readonly (readonly MenuItem[])[] => {
    const { id, state } = one;
    const isOpen = state !== 'cancelled';
    return [
      [
        { id: 'follow', label: t`Ver quién lo leyó`, icon: ChartColumn, onSelect: () => onOpen(id) },
        ...(isOpen
          ? [
              {
                id: 'correct',
                label: state === 'scheduled' ? t`Editar` : t`Corregir las palabras`,
                icon: Pencil,
                onSelect: () => corrected.open(one),
              },
              {
                id: 'pin',
                label: one.pin ? t`Quitar de arriba` : t`Fijar arriba`,
                icon: one.pin ? PinOff : Pin,
                onSelect: () => pin.mutate({ id, pin: !one.pin }),
              },
            ]
          : []),
      ],
      ...(state === 'scheduled'
        ? [
            [
              {
                id: 'cancel',
                label: t`Cancelar el envío`,
                icon: Ban,
                onSelect: () => cancel.mutate({ id }),
              },
            ],
          ]
        : []),
    ];
  };
  return (
    <>
      <SectionActions>
        <Button variant="quiet" icon={Settings2} onClick={() => hours.open(null)}>
          <Trans>Horario</Trans>
        </Button>
        <Button variant="secondary" icon={Users} onClick={onGroups}>
          <Trans>Grupos</Trans>
        </Button>
        <Button variant="primary" icon={Plus} onClick={onNew}>
          <Trans>Crear comunicado</Trans>
        </Button>
      </SectionActions>
      {failed === null ? null : <FieldError>{failed}</FieldError>}
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los comunicados.`}
        label={t`Comunicados`}
        memory="communications"
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        onOpen={({ id }) => onOpen(id)}
        actions={menuOf}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar comunicados`} value={list.typed} onChange={list.onType} />
              <FilterSelect
                label={t`Estado`}
                all={t`Todos los estados`}
                value={list.filter.state}
                onChange={(state) => list.onFilter({ state })}
                options={communicationStates.map((value) => ({ value, label: states[value].name }))}
              />
              <FilterSelect
                label={t`Canal`}
                all={t`Todos los canales`}
                value={list.filter.channel}
                onChange={(channel) => list.onFilter({ channel })}
                options={communicationChannels.map((value) => ({ value, label: channels[value].name }))}
              />
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={
          <Empty
            text={<Trans>Todavía no hay comunicados. Crea uno y mira a quién llega antes de enviarlo.</Trans>}
          />
        }
        footer={<MoreRows of={query} />}
      />
      {corrected.about === null ? null : (
        <CorrectPanel
          key={corrected.opening}
          communication={corrected.about}
          open={corrected.isOpen}
          onClose={corrected.close}
        />
      )}
      {hours.opening === 0 ? null : (
        <SettingsPanel key={hours.opening} open={hours.isOpen} onClose={hours.close} />
      )}
    </>
  );
}
