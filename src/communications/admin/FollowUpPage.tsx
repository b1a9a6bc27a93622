/** What came of one communication: who got it by which channel, who read it, by department and by person. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { followUpParts, type FollowUpPart } from '#schema/communications/communications.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { createdLabel } from '#src/lib/dates.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { BarsAgainst } from '#src/plots/BarsAgainst.tsx';
import { Trend } from '#src/plots/Trend.tsx';
import { fileName } from '#src/plots/fileTable.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { When } from '#src/communications/When.tsx';
import {
  communicationResource,
  peoplePage,
  type FollowedCommunication,
} from './communicationsAdmin.queries.ts';
import { FollowUpChannels } from './FollowUpChannels.tsx';
import { useDeliveryWords, useStateWords } from './useChannelWords.ts';

interface Of {
  readonly of: FollowedCommunication;
}

function Numbers({ of }: Of): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { recipientsCount, delivered, failed, read, acknowledged, asksAcknowledgement } = of;
  const facts = [
    [t`Personas`, recipientsCount],
    [t`Entregado`, delivered],
    [t`Con un canal fallido`, failed],
    [t`Leído`, read],
    ...(asksAcknowledgement ? [[t`Entendido`, acknowledged] as const] : []),
  ] as const;
  return (
    <Card as="section" aria-label={t`En números`}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd className="text-h4 font-bold tabular-nums">{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-soft">
        <Trans>
          Leído cuenta a quien lo abrió aquí, en el producto. Los correos no llevan píxeles ni enlaces que
          rastreen. Personas son las de la primera entrega; fijado y novedades siguen al departamento de hoy.
        </Trans>
      </p>
    </Card>
  );
}

function Plots({ of }: Of): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { days, departments, sendAt, read, asksAcknowledgement } = of;
  if (departments.length === 0) return null;
  const facts = {
    n: null,
    from: sendAt,
    to: null,
    filter: null,
    said: t`${plural(read, { one: '# persona lo leyó', other: '# personas lo leyeron' })}`,
  };
  const line = (label: string, of: 'read' | 'acknowledged') => ({
    label,
    points: days.map((day) => ({ value: day[of], n: null })),
  });
  return (
    <>
      <Card as="section">
        <BarsAgainst
          title={t`Leído por departamento`}
          facts={facts}
          names={{ value: t`Leído`, total: t`Personas` }}
          rows={departments.map(({ departmentId, name, read: value, people: total }) => ({
            id: departmentId ?? 'none',
            label: name ?? t`Sin departamento`,
            value,
            total,
          }))}
        />
      </Card>
      {days.length < 2 ? null : (
        <Card as="section">
          <Trend
            title={t`Leído en el tiempo`}
            facts={facts}
            unit="count"
            waves={days.map(({ day }) => ({
              id: day,
              label: createdLabel(`${day}T12:00:00`, { now, language }),
            }))}
            series={
              asksAcknowledgement
                ? [line(t`Leído`, 'read'), line(t`Entendido`, 'acknowledged')]
                : [line(t`Leído`, 'read')]
            }
          />
        </Card>
      )}
    </>
  );
}

function usePartWords(): Readonly<Record<FollowUpPart, string>> {
  const { t } = useLingui();
  return {
    delivered: t`Lo recibieron`,
    failed: t`Con un canal fallido`,
    unread: t`Sin leer`,
    read: t`Lo leyeron`,
    owes: t`Falta que confirmen`,
    acknowledged: t`Confirmaron`,
  };
}

function PeopleFile({ of: { id, title } }: Of): ReactElement {
  const { t } = useLingui();
  const states = useDeliveryWords();
  const now = useNow();
  return (
    <PagedFile
      name={fileName(`${title} ${isoDay(now)}`)}
      read={(page, signal) => peoplePage(id, page, signal)}
      tableOf={(people) => ({
        columns: [
          { header: t`Persona`, width: 28 },
          { header: t`Correo`, width: 32 },
          { header: t`Departamento`, width: 24 },
          { header: t`Notificación`, width: 18 },
          { header: t`Por correo`, width: 18 },
          { header: t`Por WhatsApp`, width: 18 },
          { header: t`Leído`, width: 22 },
          { header: t`Entendido`, width: 22 },
        ],
        rows: people.map(({ user, notice, email, whatsapp, readAt, acknowledgedAt }) => [
          nameOf(user),
          user.email,
          user.departmentName ?? '',
          states[notice],
          states[email],
          states[whatsapp],
          readAt ?? '',
          acknowledgedAt ?? '',
        ]),
      })}
    />
  );
}

function People({ of: { id, asksAcknowledgement } }: Of): ReactElement {
  const { t } = useLingui();
  const states = useDeliveryWords();
  const parts = usePartWords();
  const [typed, setTyped] = useState('');
  const [part, setPart] = useState<FollowUpPart>();
  const words = useDebounced(typed.trim(), () => undefined);
  const keywords = words === '' ? undefined : words;
  const query = useInfiniteQuery({
    ...communicationResource.people(id, { keywords, part }),
    placeholderData: keepPreviousData,
  });
  const moment = (at: string | null): ReactElement | string => (at === null ? '–' : <When at={at} />);
  return (
    <AdminTable
      of={[query]}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      failed={t`No pudimos cargar a las personas.`}
      label={t`Personas del comunicado`}
      memory="communication-people"
      keyOf={({ user }) => user.id}
      nameOf={({ user }) => nameOf(user)}
      columns={[
        { id: 'person', header: t`Persona`, cell: ({ user }) => nameOf(user) },
        { id: 'department', header: t`Departamento`, cell: ({ user }) => user.departmentName ?? '–' },
        { id: 'notice', header: t`Notificación`, cell: ({ notice }) => states[notice] },
        { id: 'email', header: t`Por correo`, cell: ({ email }) => states[email] },
        {
          id: 'whatsapp',
          header: t`Por WhatsApp`,
          startsHidden: true,
          cell: ({ whatsapp }) => states[whatsapp],
        },
        { id: 'read', header: t`Leído`, cell: ({ readAt }) => moment(readAt) },
        ...(asksAcknowledgement
          ? [
              {
                id: 'acknowledged',
                header: t`Entendido`,
                cell: ({ acknowledgedAt }: { readonly acknowledgedAt: string | null }) =>
                  moment(acknowledgedAt),
              },
            ]
          : []),
      ]}
      filters={{
        tools: (
          <>
            <SearchField label={t`Buscar por persona`} value={typed} onChange={setTyped} />
            <FilterSelect
              label={t`Qué pasó`}
              all={t`Todas las personas`}
              value={part}
              onChange={setPart}
              options={followUpParts
                .filter((one) => asksAcknowledgement || (one !== 'owes' && one !== 'acknowledged'))
                .map((value) => ({ value, label: parts[value] }))}
            />
          </>
        ),
        isNarrowed: keywords !== undefined || part !== undefined,
        onClear: () => {
          setTyped('');
          setPart(undefined);
        },
      }}
      none={<Empty drawing="search" text={<Trans>Todavía no se entregó a nadie.</Trans>} />}
      footer={<MoreRows of={query} />}
    />
  );
}

export function FollowUpPage({ of, onClose }: Of & { readonly onClose: () => void }): ReactElement {
  const states = useStateWords();
  const { title, message, state, sendAt, audienceName } = of;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los comunicados</Trans>
      </Button>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h4 font-bold wrap-anywhere">{title}</h2>
          <p className="flex flex-wrap items-center gap-2 text-small text-soft">
            <StatusTag severity={states[state].severity}>{states[state].name}</StatusTag>
            <When at={sendAt} />
            <span>{audienceName ?? <Trans>Toda la organización</Trans>}</span>
          </p>
        </div>
        <PeopleFile of={of} />
      </div>
      {message === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
      <Numbers of={of} />
      <FollowUpChannels of={of} />
      <Plots of={of} />
      <People of={of} />
    </div>
  );
}
