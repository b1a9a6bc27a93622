/** One recognition group: its people, its types, its limit. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { groupEndpoints } from '#schema/recognitions/groups.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FormField, FormLimit } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { TypesField } from './TypesField.tsx';
import { allPeople, groupResource, type AdminGroup } from './types.queries.ts';

interface GroupFields {
  name: string;
  userIds: string[];
  recognitionTypeIds: string[];
  monthlyLimit: number | null;
}

const known = ['name', 'userIds', 'recognitionTypeIds', 'monthlyLimit'] as const;
const toInput = (fields: GroupFields) => ({ ...fields, name: fields.name.trim() });
const groupForm = { schema: groupEndpoints.createGroup.body, toInput } satisfies RowForm<GroupFields>;

function GroupPeople({
  value: ids,
  onChange,
  error,
}: {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly error?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const people = useQuery(allPeople());
  if (people.data === undefined)
    return people.isError ? (
      <Failed
        what={t`No pudimos cargar las personas del grupo.`}
        onRetry={() => void people.refetch()}
        busy={people.isFetching}
      />
    ) : (
      <Loading>
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  const byId = new Map(people.data.map((person) => [person.id, person]));
  const shown: readonly PublicUser[] = ids.flatMap((id) => byId.get(id) ?? []);
  // Keeps deactivated members: they are in the group again once they return.
  const gone = ids.filter((id) => !byId.has(id));
  return (
    <div className="flex flex-col gap-1.5">
      <PeopleField
        label={t`Personas`}
        hint={t`Solo ellas podrán enviar los tipos del grupo.`}
        value={shown}
        onChange={(next) => onChange([...next.map(({ id }) => id), ...gone])}
        error={error}
      />
      {gone.length === 0 ? null : (
        <p className="text-small text-soft">
          <Plural
            value={gone.length}
            one="Además, # persona que ya no tiene la cuenta activa."
            other="Además, # personas que ya no tienen la cuenta activa."
          />
        </p>
      )}
    </div>
  );
}

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
  const groups = useQuery(groupResource.list()).data ?? [];
  const { form, panel } = usePanelForm({
    row: groupForm,
    id: group?.id ?? null,
    begin: {
      name: group?.name ?? '',
      userIds: group?.userIds ?? [],
      recognitionTypeIds: group?.recognitionTypeIds ?? [],
      monthlyLimit: group === null ? 3 : group.monthlyLimit,
    },
    known,
    ...groupResource,
    done: ({ name }) =>
      group === null ? t`Creaste el grupo ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const people = useWatch({ control, name: 'userIds' });
  const types = useWatch({ control, name: 'recognitionTypeIds' });
  return (
    <FormPanel
      open={open}
      title={group === null ? t`Nuevo grupo` : group.name}
      saveLabel={group === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Comité de reconocimiento`} />
      <FormField control={control} name="userIds">
        {(tie) => <GroupPeople {...tie} />}
      </FormField>
      <FormField control={control} name="recognitionTypeIds">
        {(tie) => (
          <TypesField
            legend={t`Tipos reservados`}
            detailOf={(type) => {
              const other = groups.find(
                (one) => one.id !== group?.id && one.recognitionTypeIds.includes(type.id),
              )?.name;
              return other === undefined ? undefined : t`También está en ${other}.`;
            }}
            {...tie}
          />
        )}
      </FormField>
      {types.length > 0 && people.length === 0 ? (
        <p role="status" className="rounded-control bg-warning-tint px-3 py-2.5 text-small">
          <Trans>Sin personas en el grupo, nadie podrá enviar estos tipos.</Trans>
        </p>
      ) : null}
      <FormLimit
        control={control}
        name="monthlyLimit"
        label={t`Reconocimientos por persona al mes`}
        hint={t`Se cuenta por mes calendario y empieza de nuevo el día 1.`}
        without={t`Sin límite mensual`}
        usual={3}
        min={1}
        max={1000}
      />
    </FormPanel>
  );
}
