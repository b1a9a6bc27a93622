/** The kinds of requests, with what waits. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useDuration } from '#src/decisions/decisionWords.ts';
import { nameOf } from '#src/people/personName.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { RequestKindPanel } from './RequestKindPanel.tsx';
import { requestKindResource, type AdminRequestKind } from './requestsAdmin.queries.ts';

export function KindList(): ReactElement {
  const { t } = useLingui();
  const duration = useDuration();
  const asked = useQuery(requestKindResource.list());
  const turn = useSwitching(requestKindResource);
  const columns: readonly Column<AdminRequestKind>[] = [
    {
      id: 'title',
      header: t`Tipo`,
      cell: ({ title, form }) => (
        <span className="block py-1">
          <span className="block wrap-anywhere">{title}</span>
          <span className="line-clamp-1 text-meta font-normal text-soft">
            {form ?? t`Una sola pregunta abierta`}
          </span>
        </span>
      ),
    },
    {
      id: 'approvers',
      header: t`Quién decide`,
      cell: ({ approvers }) =>
        approvers.length === 0 ? t`Quien lidera a la persona` : approvers.map(nameOf).join(', '),
    },
    { id: 'waiting', header: t`En espera`, align: 'end', cell: ({ waiting }) => waiting },
    { id: 'late', header: t`Atrasadas`, align: 'end', cell: ({ late }) => late },
    {
      id: 'usual',
      header: t`Tardan`,
      cell: ({ usualMinutes }) => (usualMinutes === null ? '–' : duration(usualMinutes)),
    },
    { id: 'total', header: t`Enviadas`, align: 'end', startsHidden: true, cell: ({ total }) => total },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={asked.data}
      failed={t`No pudimos cargar los tipos de solicitud.`}
      label={t`Tipos de solicitud`}
      memory="request-kinds"
      nameOf={({ title }) => title}
      columns={columns}
      search={{ label: t`Buscar tipos`, textOf: ({ title, description }) => `${title} ${description}` }}
      turn={{ header: t`Activo`, to: turn }}
      add={<Trans>Nuevo tipo</Trans>}
      none={{
        text: (
          <Trans>Todavía no hay tipos de solicitud. Crea uno y cada persona verá quién tiene la suya.</Trans>
        ),
        add: <Trans>Nuevo tipo</Trans>,
      }}
      panel={(row, tie) => <RequestKindPanel requestKind={row} {...tie} />}
    />
  );
}
