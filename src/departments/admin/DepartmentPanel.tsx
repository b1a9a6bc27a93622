/** One department: its name, its parent and its leader. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DepartmentInput } from '#schema/departments/departments.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormSelect } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { FormPerson } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { namedPerson } from '#src/people/namedPerson.ts';
import { departmentResource, type AdminDepartment } from './departmentsAdmin.queries.ts';
import { insideOf, pathOf, treeOf } from './departmentTree.ts';

interface DepartmentFields {
  name: string;
  /** Empty means no parent. */
  parentId: string;
  manager: PublicUser | null;
}

const known = ['name', 'parentId', 'manager'] as const;
const toInput = ({ name, parentId, manager }: DepartmentFields) => ({
  name: name.trim(),
  parentId: parentId === '' ? null : parentId,
  managerId: manager?.id ?? null,
});
const departmentForm = {
  schema: DepartmentInput,
  toInput,
  names: { managerId: 'manager' },
} satisfies RowForm<DepartmentFields>;

/** The initial fields; a new department starts below `within`. */
const fieldsOf = (department: AdminDepartment | null, within: string | null): DepartmentFields => ({
  name: department?.name ?? '',
  parentId: (department === null ? within : department.parentId) ?? '',
  manager:
    department === null || department.managerId === null
      ? null
      : namedPerson(department.managerId, department.managerName ?? ''),
});

/** `null` creates a new department, below `within` if given. */
export function DepartmentPanel({
  department,
  within,
  departments,
  open,
  onClose,
}: {
  readonly department: AdminDepartment | null;
  readonly within: string | null;
  readonly departments: readonly AdminDepartment[];
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: departmentForm,
    id: department?.id ?? null,
    begin: fieldsOf(department, within),
    known,
    ...departmentResource,
    done: ({ name }) =>
      department === null ? t`Creaste el departamento ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  // A department cannot be below itself or below one of its descendants.
  const own = department === null ? new Set<string>() : insideOf(departments, department.id);
  const off = t`Desactivado`;
  return (
    <FormPanel
      open={open}
      title={department === null ? t`Nuevo departamento` : department.name}
      saveLabel={department === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Atención al cliente`} />
      <FormSelect
        control={control}
        name="parentId"
        label={t`Dentro de`}
        options={[
          { value: '', label: t`Ninguno: está en lo más alto` },
          ...treeOf(departments)
            .filter(
              ({ department: { id, active } }) => !own.has(id) && (active || id === department?.parentId),
            )
            .map((branch) => ({
              value: branch.department.id,
              label: pathOf(branch),
              ...(branch.department.active ? {} : { detail: off }),
            })),
        ]}
      />
      <FormPerson
        control={control}
        name="manager"
        label={t`Líder`}
        hint={t`Una sola persona. Puede ser de otro departamento.`}
      />
    </FormPanel>
  );
}
