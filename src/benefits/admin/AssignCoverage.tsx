/** Assigns a coverage to people, departments and groups, after a rehearsal in numbers. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { CoverageAssignment } from '#schema/benefits/coverages.shapes.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormDay, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { toasts } from '#src/lib/toasts.ts';
import {
  AudienceParts,
  noParts,
  partIds,
  partNames,
  type Parts,
} from '#src/surveys/admin/launch/AudienceParts.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { coverageResource, type AdminCoverage } from './coveragesAdmin.queries.ts';

interface AssignFields {
  audience: Parts;
  startsOn: string;
  endsOn: string;
  policyNumber: string;
}

const assignForm = (coverageId: string) =>
  ({
    schema: CoverageAssignment,
    toInput: ({ audience, startsOn, endsOn, policyNumber }) => ({
      coverageId,
      ...partIds(audience),
      startsOn: startsOn || null,
      endsOn: endsOn || null,
      policyNumber: policyNumber.trim() || null,
    }),
    names: partNames,
  }) satisfies RowForm<AssignFields>;

/** What assigning would do; nothing before a person is chosen. */
function Rehearsal({
  coverageId,
  of,
}: {
  readonly coverageId: string;
  readonly of: Parts;
}): ReactElement | null {
  const { t } = useLingui();
  const input = partIds(of);
  const isChosen = Object.values(input).some(({ length }) => length > 0);
  const { data, isError } = useQuery({
    ...coverageResource.rehearsal({ id: coverageId, input }),
    enabled: isChosen,
    placeholderData: keepPreviousData,
  });
  if (!isChosen) return null;
  return (
    <section aria-label={t`Qué pasará`} role="status" className="rounded-card bg-subtle p-4">
      {isError ? (
        <Trans>No pudimos contar a quiénes se asigna. Puedes asignarla igual.</Trans>
      ) : data === undefined ? (
        <Skeleton className="h-6 w-2/3" />
      ) : (
        <>
          <p className="text-h6 font-semibold">
            <Plural
              value={data.added}
              _0="No se asigna a nadie más"
              one="Se asigna a # persona"
              other="Se asigna a # personas"
            />
          </p>
          {data.already === 0 && data.left === 0 ? null : (
            <DescriptionList
              valuesAtEnd
              items={[
                ...(data.already === 0 ? [] : [{ term: t`Ya la tienen`, value: data.already }]),
                ...(data.left === 0 ? [] : [{ term: t`No están activas y quedan fuera`, value: data.left }]),
              ]}
            />
          )}
        </>
      )}
    </section>
  );
}

export function AssignCoverage({
  coverage,
  open,
  onClose,
}: DialogTie & { readonly coverage: AdminCoverage }): ReactElement {
  const { t } = useLingui();
  const { id, startsOn, endsOn } = coverage;
  const name = useWording()(coverage.name, coverage.nameEn);
  const [row] = useState(() => assignForm(id));
  const undo = useWrite(coverageResource.undo, {
    refresh: coverageResource.refresh,
    onDone: () => toasts.raise({ severity: 'success', text: t`Deshiciste la asignación de ${name}.` }),
  });
  const takeBack = (batchId: string): void =>
    undo.mutate(
      { id: batchId },
      {
        onError: (error) =>
          toasts.raise({ severity: 'error', text: whyFailed(error) ?? t`No pudimos deshacerla.` }),
      },
    );
  const { form, panel } = usePanelForm<
    AssignFields,
    ReturnType<typeof row.toInput>,
    never,
    Awaited<ReturnType<typeof coverageResource.assign>>
  >({
    ...onlyCreates,
    row,
    begin: {
      audience: noParts,
      startsOn: '',
      endsOn: '',
      policyNumber: '',
    },
    known: ['audience', 'startsOn', 'endsOn', 'policyNumber'],
    create: coverageResource.assign,
    refresh: coverageResource.refresh,
    show: (_cache, { batchId, people, added, assigning }) =>
      toasts.raise({
        severity: 'success',
        text: assigning
          ? t`${name} se asigna a ${plural(people, { one: '# persona', other: '# personas' })}, poco a poco.`
          : t`${name}: se asignó a ${plural(added, { one: '# persona', other: '# personas' })}.`,
        ...(added === 0 && !assigning
          ? {}
          : { action: { label: t`Deshacer`, onAct: () => takeBack(batchId) } }),
      }),
    onClose,
  });
  const { control } = form;
  const audience = useWatch({ control, name: 'audience' });
  const days = {
    ...(startsOn === null ? {} : { min: startsOn }),
    ...(endsOn === null ? {} : { max: endsOn }),
  };
  return (
    <FormPanel
      open={open}
      title={t`Asignar ${name}`}
      description={t`Quien ya la tiene la conserva como está.`}
      saveLabel={t`Asignar`}
      {...panel}
    >
      <AudienceParts control={control} name="audience" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormDay control={control} name="startsOn" label={t`Desde`} optional {...days} />
        <FormDay control={control} name="endsOn" label={t`Hasta`} optional {...days} />
      </div>
      <FormText
        control={control}
        name="policyNumber"
        label={t`Número de póliza`}
        hint={t`Vacío: el de la cobertura.`}
        optional
        maxLength={textLength.name}
      />
      <Rehearsal coverageId={id} of={audience} />
    </FormPanel>
  );
}
