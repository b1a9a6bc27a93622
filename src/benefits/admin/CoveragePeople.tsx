/** Who has a coverage, until when, and ending it for one person. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft, UserMinus, UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { AssignCoverage } from './AssignCoverage.tsx';
import { coveredResource, type AdminCoverage, type CoveredPerson } from './coveragesAdmin.queries.ts';

function useColumns(): readonly Column<CoveredPerson>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const dayOr = (day: string | null): string => (day === null ? '–' : dayLabel(day, language));
  return [
    { id: 'person', header: t`Persona`, cell: ({ user }) => <PersonCell user={user} /> },
    { id: 'department', header: t`Departamento`, cell: ({ user }) => user.departmentName ?? '–' },
    {
      id: 'valid',
      header: t`Estado`,
      cell: ({ valid }) => (
        <StatusTag severity={valid ? 'success' : 'info'}>
          {valid ? <Trans>Vigente</Trans> : <Trans>Fuera de fecha</Trans>}
        </StatusTag>
      ),
    },
    { id: 'from', header: t`Desde`, cell: ({ startsOn }) => dayOr(startsOn) },
    { id: 'to', header: t`Hasta`, cell: ({ endsOn }) => dayOr(endsOn) },
    { id: 'policy', header: t`Póliza`, cell: ({ policyNumber }) => policyNumber ?? '–' },
    {
      id: 'by',
      header: t`La asignó`,
      startsHidden: true,
      cell: ({ assignedBy }) => (assignedBy === null ? '–' : nameOf(assignedBy)),
    },
  ];
}

export function CoveragePeople({
  coverage,
  onClose,
}: {
  readonly coverage: AdminCoverage;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const name = useWording()(coverage.name, coverage.nameEn);
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim());
  const keywords = words === '' ? undefined : words;
  const query = useInfiniteQuery({
    ...coveredResource.list(coverage.id, keywords),
    placeholderData: keepPreviousData,
  });
  const assigned = usePanel<null>();
  const ended = usePanel<CoveredPerson>();
  const leaving = ended.about === null ? '' : nameOf(ended.about.user);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-6" onClick={onClose}>
          <Trans>Todas las coberturas</Trans>
        </Button>
        <Button
          variant="primary"
          icon={UserPlus}
          disabled={!coverage.active}
          onClick={() => assigned.open(null)}
        >
          <Trans>Asignar</Trans>
        </Button>
      </div>
      <h2 className="text-h5 font-semibold">{name}</h2>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar a quienes la tienen.`}
        label={t`Personas con ${name}`}
        memory="coverage-people"
        keyOf={({ id }) => id}
        nameOf={({ user }) => nameOf(user)}
        columns={useColumns()}
        actions={(person) => [
          [
            {
              id: 'end',
              label: t`Quitársela`,
              icon: UserMinus,
              danger: true,
              onSelect: () => ended.open(person),
            },
          ],
        ]}
        filters={{
          tools: <SearchField label={t`Buscar por persona`} value={typed} onChange={setTyped} />,
          isNarrowed: keywords !== undefined,
          onClear: () => setTyped(''),
        }}
        none={<Empty drawing="people" text={<Trans>Todavía no la tiene nadie. Asígnala.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {assigned.opening === 0 ? null : (
        <AssignCoverage
          key={assigned.opening}
          coverage={coverage}
          open={assigned.isOpen}
          onClose={assigned.close}
        />
      )}
      {ended.about === null ? null : (
        <RemoveQuestion
          id={ended.about.id}
          open={ended.isOpen}
          onClose={ended.close}
          title={t`¿Quitarle ${name} a ${leaving}?`}
          confirmLabel={t`Quitársela`}
          of={{ remove: coveredResource.end, refresh: coveredResource.refresh }}
          done={t`${leaving} ya no tiene ${name}.`}
        >
          <Trans>Deja de verla entre sus coberturas desde ahora. Puedes asignársela otra vez.</Trans>
        </RemoveQuestion>
      )}
    </div>
  );
}
