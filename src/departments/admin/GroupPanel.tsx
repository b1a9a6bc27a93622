/** One group: its name, its description and its members. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { GroupInput } from '#schema/departments/departments.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { userGroupResource, type AdminGroup } from './departmentsAdmin.queries.ts';
import { GroupMembers } from './GroupMembers.tsx';

interface GroupFields {
  name: string;
  description: string;
  /** The members as chosen and as loaded; null until they are loaded. */
  members: { readonly now: readonly PublicUser[]; readonly loaded: readonly PublicUser[] } | null;
}

const known = ['name', 'description', 'members'] as const;
const nobody: readonly PublicUser[] = [];
const idsOf = (people: readonly PublicUser[]): string[] => people.map(({ id }) => id);
/** Members that were not loaded cannot have been changed. */
const toInput = ({ name, description, members }: GroupFields) => ({
  name: name.trim(),
  description: description.trim(),
  ...(members === null ? {} : { userIds: idsOf(members.now) }),
});
const groupForm = {
  schema: GroupInput,
  toInput,
  names: { userIds: 'members' },
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
    ...userGroupResource.members(group?.id ?? ''),
    enabled: open && group !== null,
  });
  const loaded = group === null ? nobody : members.data;
  const { form, panel } = usePanelForm({
    row: groupForm,
    id: group?.id ?? null,
    begin: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      members: loaded === undefined ? null : { now: loaded, loaded },
    },
    // The panel can open before its members are loaded.
    base: (fields) => (fields.members === null ? {} : { userIds: idsOf(fields.members.loaded) }),
    known,
    ...userGroupResource,
    done: ({ name }) =>
      group === null ? t`Creaste el grupo ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={group === null ? t`Nuevo grupo` : group.name}
      saveLabel={group === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Brigada de emergencias`} />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        rows={2}
        maxLength={textLength.description}
      />
      <FormField control={control} name="members">
        {({ value, onChange, error }) => {
          const shown = value ?? (loaded === undefined ? null : { now: loaded, loaded });
          if (shown !== null)
            return (
              <GroupMembers value={shown.now} onChange={(now) => onChange({ ...shown, now })} error={error} />
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
      </FormField>
    </FormPanel>
  );
}
