/** `/admin/departments`: the departments of the organisation as a tree. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CornerDownRight, FolderPlus, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { AdminList } from '#src/admin/AdminList.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { matches } from '#src/lib/text.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DepartmentPanel } from './DepartmentPanel.tsx';
import { departmentResource, type AdminDepartment } from './departmentsAdmin.queries.ts';
import { pruned, treeOf, type Branch } from './departmentTree.ts';
import { RemoveDepartment } from './RemoveDepartment.tsx';

type Row = Branch<AdminDepartment> & Pick<AdminDepartment, 'id' | 'active'>;

// Deeper levels share the last indent: more indent would leave no space for the name.
const steps = ['', 'ps-6', 'ps-12', 'ps-18', 'ps-24'] as const;

/** The indent shows the level; screen readers get the path as text. */
function Name({ row: { department, depth, within } }: { readonly row: Row }): ReactElement {
  const { name, active } = department;
  const parent = within.at(-1) ?? '';
  return (
    <span className={classes('flex items-center gap-2', steps[Math.min(depth, steps.length - 1)])}>
      {depth === 0 ? null : (
        <Icon of={CornerDownRight} size={16} className="shrink-0 text-soft rtl:-scale-x-100" />
      )}
      <span className={active ? undefined : 'text-soft'}>{name}</span>
      {depth === 0 ? null : (
        <VisuallyHidden>
          <Trans>, dentro de {parent}</Trans>
        </VisuallyHidden>
      )}
    </span>
  );
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useLingui();
  return [
    { id: 'name', header: t`Departamento`, cell: (row) => <Name row={row} /> },
    {
      id: 'manager',
      header: t`Líder`,
      cell: ({ department: { managerName } }) =>
        managerName ?? (
          <span className="text-soft">
            <Trans>Sin líder</Trans>
          </span>
        ),
    },
    {
      id: 'people',
      header: t`Personas`,
      align: 'end',
      cell: ({ department: { usersCount, peopleCount } }) => (
        <span className="inline-flex flex-col items-end">
          <Plural value={usersCount} one="# persona" other="# personas" />
          {peopleCount <= usersCount ? null : (
            <span className="text-meta text-soft">
              <Plural value={peopleCount - usersCount} one="y # desactivada" other="y # desactivadas" />
            </span>
          )}
        </span>
      ),
    },
  ];
}

interface Opened {
  readonly department: AdminDepartment | null;
  readonly within: string | null;
}

export function DepartmentsSection(): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const asked = useQuery(departmentResource.list());
  const [query, setQuery] = useState('');
  const panel = usePanel<Opened>();
  const turn = useSwitching(departmentResource);
  const columns = useColumns();
  const all = asked.data ?? [];
  // A panel that is open shows what another person saves meanwhile.
  const asNow = (department: AdminDepartment | null): AdminDepartment | null =>
    all.find(({ id }) => id === department?.id) ?? department;
  const rows: readonly Row[] = pruned(treeOf(all), ({ name, managerName }) =>
    matches(`${name} ${managerName ?? ''}`, query),
  ).map((branch) => ({ ...branch, id: branch.department.id, active: branch.department.active }));
  return (
    <>
      <AdminList
        of={[asked]}
        rows={rows}
        failed={t`No pudimos cargar los departamentos.`}
        label={t`Departamentos`}
        memory="departments"
        nameOf={({ department }) => department.name}
        columns={columns}
        turn={{ header: t`Activo`, to: turn }}
        filters={{
          tools:
            all.length === 0 ? undefined : (
              <SearchField label={t`Buscar departamentos`} value={query} onChange={setQuery} />
            ),
          isNarrowed: all.length > 0,
          onClear: () => setQuery(''),
        }}
        menu={({ department: { id } }, { edit, remove }) => [
          [
            { ...edit, label: t`Editar o mover` },
            {
              id: 'inside',
              label: t`Crear uno dentro`,
              icon: FolderPlus,
              onSelect: () => panel.open({ department: null, within: id }),
            },
            {
              id: 'people',
              label: t`Ver sus personas`,
              icon: Users,
              onSelect: () => navigate(`/admin/people?active=all&department=${id}`),
            },
          ],
          remove,
        ]}
        add={<Trans>Nuevo departamento</Trans>}
        none={{
          drawing: 'people',
          text: (
            <Trans>
              Los departamentos dicen quién trabaja con quién, y a quién le piden puntos. Todavía no hay
              ninguno.
            </Trans>
          ),
          add: <Trans>Crear el primer departamento</Trans>,
        }}
        onEdit={(row) => panel.open({ department: row?.department ?? null, within: null })}
        remove={({ department }, tie) => (
          <RemoveDepartment
            department={all.find(({ id }) => id === department.id) ?? department}
            departments={all}
            {...tie}
          />
        )}
        footer={
          rows.length === 0 ? undefined : (
            <p className="text-small text-soft">
              <Trans>
                Un departamento desactivado conserva a sus personas; solo deja de ofrecerse al elegir.
              </Trans>
            </p>
          )
        }
      />
      {panel.about === null ? null : (
        <DepartmentPanel
          key={panel.opening}
          {...panel.about}
          department={asNow(panel.about.department)}
          departments={all}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
    </>
  );
}
