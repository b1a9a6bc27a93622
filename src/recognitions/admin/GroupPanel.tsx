/** One recognition group: its people, its types, its limit. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { groupEndpoints } from '#schema/recognitions/groups.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { LimitField } from '#src/admin/LimitField.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { TypesField } from './TypesField.tsx';
import { typeQueries, typeWrites, type AdminGroup } from './types.queries.ts';
import { useSaving } from './writes.ts';

interface GroupFields {
  name: string;
  userIds: string[];
  recognitionTypeIds: string[];
  monthlyLimit: number | null;
}

const known = ['name', 'userIds', 'recognitionTypeIds', 'monthlyLimit'] as const;
const toInput = (fields: GroupFields) => ({ ...fields, name: fields.name.trim() });
const groupForm: RowForm<GroupFields> = { schema: groupEndpoints.createGroup.body, toInput };

function GroupPeople({
  ids,
  onChange,
  error,
}: {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly error?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const people = useQuery(typeQueries.people());
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
  // People who have left are kept: whoever comes back is in the group again.
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
  const groups = useQuery(typeQueries.groups()).data ?? [];
  const form = useForm<GroupFields>({
    defaultValues: {
      name: group?.name ?? '',
      userIds: group?.userIds ?? [],
      recognitionTypeIds: group?.recognitionTypeIds ?? [],
      monthlyLimit: group === null ? 3 : group.monthlyLimit,
    },
    resolver: rowResolver(groupForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const people = useWatch({ control, name: 'userIds' });
  const types = useWatch({ control, name: 'recognitionTypeIds' });
  const saving = useSaving<GroupFields, unknown>({
    write: (fields, key) =>
      group === null
        ? typeWrites.createGroup(toInput(fields), key)
        : typeWrites.updateGroup({ id: group.id, input: toInput(fields) }, key),
    refusal: (error) => sayRefusal(groupForm, error, known, form.setError),
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: group === null ? t`Creaste el grupo ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
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
      <NamesFields control={control} name="name" placeholder={t`Comité de reconocimiento`} />
      <Controller
        control={control}
        name="userIds"
        render={({ field, fieldState }) => (
          <GroupPeople ids={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="recognitionTypeIds"
        render={({ field, fieldState }) => (
          <TypesField
            legend={t`Tipos reservados`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            detailOf={(type) => {
              const other = groups.find(
                (one) => one.id !== group?.id && one.recognitionTypeIds.includes(type.id),
              )?.name;
              return other === undefined ? undefined : t`También está en ${other}.`;
            }}
          />
        )}
      />
      {types.length > 0 && people.length === 0 ? (
        <p role="status" className="rounded-control bg-warning-tint px-3 py-2.5 text-small">
          <Trans>Sin personas en el grupo, nadie podrá enviar estos tipos.</Trans>
        </p>
      ) : null}
      <Controller
        control={control}
        name="monthlyLimit"
        render={({ field, fieldState }) => (
          <LimitField
            label={t`Reconocimientos por persona al mes`}
            hint={t`Se cuenta por mes calendario y empieza de nuevo el día 1.`}
            without={t`Sin límite mensual`}
            usual={3}
            min={1}
            max={1000}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormPanel>
  );
}
