/** `/admin/coverages`: all coverages, and with `?id=` who has one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWording } from '#src/forms/useWording.ts';
import { dayLabel, isoDay } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { AssignCoverage } from './AssignCoverage.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { CoveragePeople } from './CoveragePeople.tsx';
import { coverageResource, type AdminCoverage } from './coveragesAdmin.queries.ts';

function useColumns(): readonly Column<AdminCoverage>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const today = isoDay(useNow(), useOrganization().settings?.timezone);
  return [
    {
      id: 'name',
      header: t`Cobertura`,
      cell: ({ name, nameEn, providerName, assigning }) => (
        <span className="block min-w-40 py-1">
          <span className="block wrap-anywhere">{say(name, nameEn)}</span>
          <span className="block text-meta font-normal text-soft">
            {assigning ? <Trans>Asignando a más personas…</Trans> : providerName}
          </span>
        </span>
      ),
    },
    { id: 'policy', header: t`Póliza`, cell: ({ policyNumber }) => policyNumber ?? '–' },
    {
      id: 'ends',
      header: t`Hasta`,
      cell: ({ endsOn }) =>
        endsOn === null ? (
          t`Sin término`
        ) : (
          <span className="block py-1">
            {dayLabel(endsOn, language)}
            {endsOn < today ? (
              <span className="mt-0.5 block">
                <StatusTag severity="info">
                  <Trans>Ya terminó</Trans>
                </StatusTag>
              </span>
            ) : null}
          </span>
        ),
    },
    {
      id: 'people',
      header: t`Personas`,
      align: 'end',
      cell: ({ people }) => (people === null || people === 0 ? '–' : formatNumber(people, language)),
    },
  ];
}

export function CoveragesSection(): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const [id, setId] = useAddressParam('id');
  const query = useQuery(coverageResource.list());
  const turn = useSwitching(coverageResource);
  const assigned = usePanel<AdminCoverage>();
  const columns = useColumns();
  const opened = query.data?.find((one) => one.id === id);
  if (opened !== undefined)
    return <CoveragePeople key={opened.id} coverage={opened} onClose={() => setId(null)} />;
  return (
    <>
      <AdminList
        of={[query]}
        rows={query.data}
        failed={t`No pudimos cargar las coberturas.`}
        label={t`Coberturas`}
        memory="coverages"
        nameOf={({ name, nameEn }) => say(name, nameEn)}
        columns={columns}
        search={{
          label: t`Buscar coberturas`,
          textOf: ({ name, nameEn, providerName }) => `${name} ${nameEn ?? ''} ${providerName}`,
        }}
        turn={{ header: t`Activa`, to: turn }}
        add={<Trans>Nueva cobertura</Trans>}
        none={{
          text: (
            <Trans>
              Todavía no hay coberturas. Crea una y asígnala: cada persona la verá entre las suyas.
            </Trans>
          ),
          add: <Trans>Crear la primera cobertura</Trans>,
        }}
        panel={(row, tie) => <CoveragePanel coverage={row} {...tie} />}
        menu={(coverage, { edit }) => [
          [
            edit,
            { id: 'people', label: t`Quién la tiene`, icon: Users, onSelect: () => setId(coverage.id) },
            {
              id: 'assign',
              label: t`Asignar`,
              icon: UserPlus,
              disabled: !coverage.active,
              ...(coverage.active ? {} : { detail: t`Actívala primero.` }),
              onSelect: () => assigned.open(coverage),
            },
          ],
        ]}
      />
      {assigned.about === null ? null : (
        <AssignCoverage
          key={assigned.opening}
          coverage={assigned.about}
          open={assigned.isOpen}
          onClose={assigned.close}
        />
      )}
    </>
  );
}
