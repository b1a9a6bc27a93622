/** Assigns a program to people, departments and groups with a due day, after its highest cost. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormDay } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { HighestCost } from '#src/admin/HighestCost.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { useWording } from '#src/forms/useWording.ts';
import { toasts } from '#src/lib/toasts.ts';
import {
  AudienceParts,
  noParts,
  partIds,
  partNames,
  type Parts,
} from '#src/surveys/admin/launch/AudienceParts.tsx';
import { assignProgram, programResource, type AdminProgram } from './programsAdmin.queries.ts';

interface AssignFields {
  audience: Parts;
  dueOn: string;
}

const assignForm = (programId: string) =>
  ({
    schema: programEndpoints.assignCourse.body,
    toInput: ({ audience, dueOn }) => ({
      programId,
      ...partIds(audience),
      dueOn: dueOn === '' ? null : dueOn,
    }),
    names: partNames,
  }) satisfies RowForm<AssignFields>;

/** How many people these are at most: a person may be in several of them. */
function useMost({ departmentIds, groupIds, people }: Parts): number {
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const groups = useQuery(userGroupResource.list()).data ?? [];
  const of = (all: readonly { readonly id: string; readonly usersCount: number }[], ids: readonly string[]) =>
    all.reduce((sum, { id, usersCount }) => (ids.includes(id) ? sum + usersCount : sum), 0);
  return of(departments, departmentIds) + of(groups, groupIds) + people.length;
}

export function AssignPanel({
  program,
  open,
  onClose,
}: DialogTie & {
  readonly program: Pick<AdminProgram, 'id' | 'name' | 'nameEn' | 'type' | 'points' | 'endsOn'>;
}): ReactElement {
  const { t } = useLingui();
  const { id, type, points, endsOn } = program;
  const name = useWording()(program.name, program.nameEn);
  const [row] = useState(() => assignForm(id));
  const { form, panel } = usePanelForm<
    AssignFields,
    ReturnType<typeof row.toInput>,
    never,
    Awaited<ReturnType<typeof assignProgram.course>>
  >({
    ...onlyCreates,
    row,
    begin: { audience: noParts, dueOn: '' },
    known: ['audience', 'dueOn'],
    create: assignProgram[type],
    refresh: programResource.refresh,
    show: (_cache, { people, added, assigning }) =>
      toasts.raise({
        severity: 'success',
        text: assigning
          ? t`${name} se asigna a ${plural(people, { one: '# persona', other: '# personas' })}, poco a poco.`
          : t`${name}: ${plural(people, { one: '# persona', other: '# personas' })}, ${plural(added, { one: '# nueva', other: '# nuevas' })}.`,
      }),
    onClose,
  });
  const { control } = form;
  const audience = useWatch({ control, name: 'audience' });
  const most = useMost(audience);
  return (
    <FormPanel
      open={open}
      title={t`Asignar ${name}`}
      description={t`Quien ya participa conserva su avance y recibe el nuevo día.`}
      saveLabel={t`Asignar`}
      {...panel}
    >
      <AudienceParts control={control} name="audience" />
      <FormDay
        control={control}
        name="dueOn"
        label={t`Fecha límite`}
        optional
        {...(endsOn === null ? {} : { max: endsOn })}
      />
      {most === 0 ? null : (
        <p className="text-small text-soft">
          <Plural
            value={most}
            one="Como máximo # persona lo recibe."
            other="Como máximo # personas lo reciben. Quien está en varios departamentos o grupos cuenta cada vez, y quien ya participa, también."
          />
        </p>
      )}
      <HighestCost points={points} people={most} label={t`Como máximo, si todas terminan`} />
      {points > 0 && most > 0 ? (
        <p className="text-small text-soft">
          <Trans>
            Es lo más que esta asignación puede costar. Los puntos salen del presupuesto cuando cada persona
            termina, una sola vez.
          </Trans>
        </p>
      ) : null}
    </FormPanel>
  );
}
