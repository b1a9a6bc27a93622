/** The periods: made, changed, closed with the numbers before it, and carried over. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FastForward, Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { wording } from '#src/forms/wording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { CarryOverDialog, ClosePeriodDialog } from './PeriodDialogs.tsx';
import { periodResource, type Period } from './goalsAdmin.queries.ts';
import { PeriodPanel } from './PeriodPanel.tsx';

export function PeriodList(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(periodResource.list());
  const today = dayAt(useNow(), useZone());
  const closed = usePanel<Period>();
  const carried = usePanel<Period>();
  const columns: readonly Column<Period>[] = [
    { id: 'name', header: t`Periodo`, cell: ({ name, nameEn }) => wording(name, nameEn, language) },
    { id: 'from', header: t`Desde`, cell: ({ startsOn }) => dayLabel(startsOn) },
    { id: 'to', header: t`Hasta`, cell: ({ endsOn }) => (endsOn === null ? '–' : dayLabel(endsOn)) },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ closedAt, current, startsOn }) =>
        closedAt !== null ? (
          <span className="text-soft">
            <Trans>Cerrado</Trans>
          </span>
        ) : startsOn > today ? (
          <StatusTag severity="info">
            <Trans>Empieza el {dayLabel(startsOn)}</Trans>
          </StatusTag>
        ) : current ? (
          <StatusTag severity="success">
            <Trans>En curso</Trans>
          </StatusTag>
        ) : (
          <StatusTag severity="info">
            <Trans>Abierto</Trans>
          </StatusTag>
        ),
    },
  ];
  return (
    <>
      <AdminList
        of={[query]}
        rows={query.data}
        failed={t`No pudimos cargar los periodos.`}
        label={t`Periodos`}
        memory="goal-periods"
        nameOf={({ name, nameEn }) => wording(name, nameEn, language)}
        columns={columns}
        add={<Trans>Nuevo periodo</Trans>}
        none={{
          drawing: 'search',
          text: <Trans>Los objetivos necesitan un periodo. Todavía no hay ninguno.</Trans>,
          add: <Trans>Crear el primer periodo</Trans>,
        }}
        menu={(period, { edit }) => [
          period.closedAt === null
            ? [edit, { id: 'close', label: t`Cerrar`, icon: Lock, onSelect: () => closed.open(period) }]
            : [],
          [
            {
              id: 'carry',
              label: t`Pasar los abiertos a otro periodo`,
              icon: FastForward,
              onSelect: () => carried.open(period),
            },
          ],
        ]}
        panel={(period, tie) => <PeriodPanel period={period} {...tie} />}
      />
      {closed.about === null ? null : (
        <ClosePeriodDialog
          key={`close-${closed.opening}`}
          period={closed.about}
          open={closed.isOpen}
          onClose={closed.close}
        />
      )}
      {carried.about === null ? null : (
        <CarryOverDialog
          key={`carry-${carried.opening}`}
          period={carried.about}
          open={carried.isOpen}
          onClose={carried.close}
        />
      )}
    </>
  );
}
