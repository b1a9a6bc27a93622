/** Who is asked: everybody, or departments, groups and people; within a tenure. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { LaunchAudience } from '#machines/surveyLaunch.setup.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { DepartmentsField } from '#src/departments/DepartmentsField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';

/** Who is chosen; the threshold is not chosen here. */
export type Audience = Omit<LaunchAudience, 'threshold'>;
/** Departments, groups and people by their ids; empty for everybody. */
export type Chosen = Pick<LaunchAudience, 'departmentIds' | 'groupIds' | 'userIds'>;
const nobodyChosen: Chosen = { departmentIds: [], groupIds: [], userIds: [] };

interface FieldsOf<A extends object> {
  readonly audience: A;
  /** The chosen people, for their names. */
  readonly people: readonly PublicUser[];
  readonly onChange: (change: Partial<A>, people?: readonly PublicUser[]) => void;
  readonly errorOf: (field: keyof A) => string | undefined;
  /** By default those of a survey. */
  readonly words?: { readonly legend: string; readonly everybody: string } | undefined;
}

/** Departments, groups and people, which add up. */
export function PartsFields({ audience, people, onChange, errorOf }: FieldsOf<Chosen>): ReactElement {
  const { t } = useLingui();
  const groups = (useQuery(userGroupResource.list()).data ?? []).filter(
    ({ id, active }) => active || audience.groupIds.includes(id),
  );
  const { departmentIds, groupIds } = audience;
  return (
    <>
      <DepartmentsField
        label={t`Departamentos`}
        placeholder={t`Escribe un departamento`}
        emptyText={t`Ningún departamento coincide.`}
        unknown={t`Departamento desactivado`}
        value={departmentIds}
        onChange={(ids) => onChange({ departmentIds: ids })}
        error={errorOf('departmentIds')}
      />
      {groups.length === 0 ? null : (
        <ChecksField
          legend={t`Grupos`}
          layout="grid"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={groupIds}
          onChange={(ids) => onChange({ groupIds: ids })}
          error={errorOf('groupIds')}
        />
      )}
      <PeopleField
        label={t`Personas`}
        value={people}
        onChange={(next) => onChange({ userIds: next.map(({ id }) => id) }, next)}
        error={errorOf('userIds')}
      />
    </>
  );
}

/** Everybody, or departments, groups and people. */
export function ChosenFields(props: FieldsOf<Chosen>): ReactElement {
  const { t } = useLingui();
  const { audience, onChange, words } = props;
  const { departmentIds, groupIds, userIds } = audience;
  const [isOpened, setOpened] = useState(false);
  const isChoosing = isOpened || [departmentIds, groupIds, userIds].some(({ length }) => length > 0);
  return (
    <>
      <RadioCards
        legend={words?.legend ?? t`A quién se pregunta`}
        columns={2}
        value={isChoosing ? 'chosen' : 'everybody'}
        onChange={(next) => {
          setOpened(next === 'chosen');
          if (next === 'everybody') onChange(nobodyChosen, []);
        }}
        options={[
          {
            value: 'everybody',
            label: t`A toda la organización`,
            detail: words?.everybody ?? t`A todas las personas activas el día en que se abre.`,
          },
          {
            value: 'chosen',
            label: t`A quienes elijas`,
            detail: t`Departamentos, grupos y personas: se suman.`,
          },
        ]}
      />
      {isChoosing ? <PartsFields {...props} /> : null}
    </>
  );
}

export function AudienceFields(props: FieldsOf<Audience>): ReactElement {
  const { t } = useLingui();
  const { audience, onChange, errorOf } = props;
  return (
    <>
      <ChosenFields {...props} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t`Desde cuántos meses aquí`}
          hint={t`Vacío: desde el primer día.`}
          min={0}
          value={audience.tenureFrom}
          onChange={(tenureFrom) => onChange({ tenureFrom })}
          error={errorOf('tenureFrom')}
        />
        <NumberField
          label={t`Hasta antes de cuántos meses`}
          hint={t`Vacío: sin límite.`}
          min={1}
          value={audience.tenureTo}
          onChange={(tenureTo) => onChange({ tenureTo })}
          error={errorOf('tenureTo')}
        />
      </div>
    </>
  );
}
