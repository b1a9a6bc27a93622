/** A group that administrators send to: its name, and the departments, groups and people in it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { communicationLimits } from '#schema/communications/communications.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { AudienceParts, partIds, partNames, type Parts } from '#src/surveys/admin/launch/AudienceParts.tsx';
import { createdGroup } from './createdGroup.store.ts';
import { groupResource, type OpenedGroup } from './communicationsAdmin.queries.ts';

interface GroupFields {
  name: string;
  audience: Parts;
}

const toInput = ({ name, audience }: GroupFields) => ({
  name: name.trim(),
  ...partIds(audience),
});

const groupForm = {
  schema: communicationEndpoints.createGroup.body,
  toInput,
  names: partNames,
} satisfies RowForm<GroupFields>;

/** `null` makes a new group, and the composer goes on with it. */
export function GroupPanel({
  group,
  open,
  onClose,
}: DialogTie & { readonly group: OpenedGroup | null }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: groupForm,
    id: group?.id ?? null,
    begin: {
      name: group?.name ?? '',
      audience: {
        departmentIds: group?.departmentIds ?? [],
        groupIds: group?.groupIds ?? [],
        people: group?.users ?? [],
      },
    },
    known: ['name', 'audience'],
    ...groupResource,
    show: (_cache, { id }) => createdGroup.trigger.created({ id }),
    done: ({ name }) =>
      group === null ? t`Creaste el grupo ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={group === null ? t`Nuevo grupo` : group.name}
      saveLabel={group === null ? t`Crear` : undefined}
      {...panel}
    >
      <FormText
        control={form.control}
        name="name"
        label={t`Nombre`}
        placeholder={t`Turno de noche`}
        maxLength={communicationLimits.groupName}
        data-autofocus
      />
      <AudienceParts control={form.control} name="audience" />
    </FormPanel>
  );
}
