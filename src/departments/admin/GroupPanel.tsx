/** One group: its name, what it is for, and who is in it. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { GroupInput } from '#schema/departments/departments.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
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
  /** Null while nobody was added or taken out. */
  people: readonly PublicUser[] | null;
}

const known = ['name', 'description', 'people'] as const;
/** Whoever was not touched is not written: others may have changed that meanwhile. */
const toInput = ({ name, description, people }: GroupFields) => ({
  name: name.trim(),
  description: description.trim(),
  ...(people === null ? {} : { userIds: people.map(({ id }) => id) }),
});
const groupForm: RowForm<GroupFields> = { schema: GroupInput, toInput, names: { userIds: 'people' } };

/** Null makes a new one. */
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
  const language = useLanguage();
  const members = useQuery({
    ...departmentAdminQueries.members(group?.id ?? ''),
    enabled: open && group !== null,
  });
  const form = useForm<GroupFields>({
    defaultValues: { name: group?.name ?? '', description: group?.description ?? '', people: null },
    resolver: rowResolver(groupForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const saving = useSaving<GroupFields, AdminGroup>({
    write: (fields, key) =>
      group === null
        ? departmentWrites.createGroup(toInput(fields), key)
        : departmentWrites.updateGroup({ id: group.id, input: toInput(fields) }, key),
    refusal: (error) => sayRefusal(groupForm, error, known, form.setError),
    refresh: refreshDepartments,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: group === null ? t`Creaste el grupo ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  const now = group === null ? [] : members.data;
  return (
    <FormPanel
      open={open}
      title={group === null ? t`Nuevo grupo` : group.name}
      saveLabel={group === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <NamesFields control={control} name="name" placeholder={t`Brigada de emergencias`} />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Descripción`}
            optional
            rows={2}
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
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
