/** One department: its name, what it is inside of, and who leads it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { DepartmentInput } from '#schema/departments/departments.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { DepartmentChange } from '#src/gql/graphql.ts';
import { Select } from '#src/ui/Select.tsx';
import { namedPerson } from '#src/people/namedPerson.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { departmentWrites, refreshDepartments, type AdminDepartment } from './departmentsAdmin.queries.ts';
import { insideOf, pathOf, treeOf } from './departmentTree.ts';

interface DepartmentFields {
  name: string;
  /** Empty for none. */
  parentId: string;
  manager: PublicUser | null;
}

const known = ['name', 'parentId', 'manager'] as const;
const toInput = ({ name, parentId, manager }: DepartmentFields) => ({
  name: name.trim(),
  parentId: parentId === '' ? null : parentId,
  managerId: manager?.id ?? null,
});
const departmentForm: RowForm<DepartmentFields> = {
  schema: DepartmentInput,
  toInput,
  names: { managerId: 'manager' },
};

/** Where a form begins; a new one inside `within`. */
const fieldsOf = (department: AdminDepartment | null, within: string | null): DepartmentFields => ({
  name: department?.name ?? '',
  parentId: (department === null ? within : department.parentId) ?? '',
  manager:
    department === null || department.managerId === null
      ? null
      : namedPerson(department.managerId, department.managerName ?? ''),
});

/** What was changed: a leader who has left does not keep the department from being renamed. */
function changesOf(department: AdminDepartment, fields: DepartmentFields): DepartmentChange {
  const was: Readonly<Record<string, unknown>> = toInput(fieldsOf(department, null));
  return Object.fromEntries(Object.entries(toInput(fields)).filter(([field, value]) => value !== was[field]));
}

/** Null makes a new one, inside `within` where that is given. */
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
  const language = useLanguage();
  const form = useForm<DepartmentFields>({
    defaultValues: fieldsOf(department, within),
    resolver: rowResolver(departmentForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  // It cannot be inside itself, nor inside what is inside it.
  const own = department === null ? new Set<string>() : insideOf(departments, department.id);
  const off = t`Desactivado`;
  const saving = useSaving<DepartmentFields, AdminDepartment>({
    write: (fields, key) =>
      department === null
        ? departmentWrites.create(toInput(fields), key)
        : departmentWrites.update({ id: department.id, input: changesOf(department, fields) }, key),
    refusal: (error) => sayRefusal(departmentForm, error, known, form.setError),
    refresh: refreshDepartments,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text:
          department === null ? t`Creaste el departamento ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={department === null ? t`Nuevo departamento` : department.name}
      saveLabel={department === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <NamesFields control={control} name="name" placeholder={t`Atención al cliente`} />
      <Controller
        control={control}
        name="parentId"
        render={({ field, fieldState }) => (
          <Select
            label={t`Dentro de`}
            value={field.value}
            onChange={field.onChange}
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
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="manager"
        render={({ field, fieldState }) => (
          <PeopleField
            label={t`Líder`}
            hint={t`Una sola persona. Puede ser de otro departamento.`}
            value={field.value === null ? [] : [field.value]}
            onChange={(people) => field.onChange(people.at(-1) ?? null)}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormPanel>
  );
}
