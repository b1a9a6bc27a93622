/** One group: its name, its description and its members. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { GroupInput } from '#schema/departments/departments.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import {
  departmentAdminQueries,
  departmentWrites,
  refreshDepartments,
  type AdminGroup,
} from './departmentsAdmin.queries.ts';
import { GroupMembers } from './GroupMembers.tsx';

interface GroupFields {
  name: string;
  description: string;
  /** Null while no member was added or removed. */
  people: readonly PublicUser[] | null;
}

const known = ['name', 'description', 'people'] as const;
/** Unchanged members are not sent, so changes by other administrators are kept. */
const toInput = ({ name, description, people }: GroupFields) => ({
  name: name.trim(),
  description: description.trim(),
  ...(people === null ? {} : { userIds: people.map(({ id }) => id) }),
});
const groupForm = {
  schema: GroupInput,
  toInput,
  names: { userIds: 'people' },
} satisfies RowForm<GroupFields>;

/** `null` creates a new group. */
export function GroupPanel({
  group,
  open,
  onClose,
}: {
  readonly group: AdminGroup | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const members = useQuery({
    ...departmentAdminQueries.members(group?.id ?? ''),
    enabled: open && group !== null,
  });
  const { form, panel } = usePanelForm({
    row: groupForm,
    id: group?.id ?? null,
    begin: { name: group?.name ?? '', description: group?.description ?? '', people: null },
    known,
    create: departmentWrites.createGroup,
    update: departmentWrites.updateGroup,
    refresh: refreshDepartments,
    done: ({ name }) =>
      group === null ? t`Creaste el grupo ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const now = group === null ? [] : members.data;
  return (
    <FormPanel
      open={open}
      title={group === null ? t`Nuevo grupo` : group.name}
      saveLabel={group === null ? t`Crear` : undefined}
      {...panel}
    >
      <NamesFields control={control} name="name" placeholder={t`Brigada de emergencias`} />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        rows={2}
        maxLength={textLength.description}
      />
      <Controller
        control={control}
        name="people"
        render={({ field, fieldState }) => {
          const people = field.value ?? now;
          if (people !== undefined)
            return (
              <GroupMembers value={people} onChange={field.onChange} error={fieldState.error?.message} />
            );
          return members.isError ? (
            <Failed
              what={t`No pudimos cargar las personas del grupo.`}
              onRetry={() => void members.refetch()}
              busy={members.isFetching}
            />
          ) : (
            <Loading label={t`Cargando las personas del grupo`}>
              <span className="flex flex-col gap-3">
                <Skeleton className="h-11 w-full" />
                <Skeleton className="h-11 w-full" />
                <Skeleton className="h-11 w-full" />
              </span>
            </Loading>
          );
        }}
      />
    </FormPanel>
  );
}
