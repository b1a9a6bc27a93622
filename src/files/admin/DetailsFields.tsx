/** The details of a document: name, folder, audience, and whether it must be acknowledged. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { fileNameLength, repositoryLength } from '#schema/files/files.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea, FormCheckbox, FormDay, FormField, FormText } from '#src/admin/FormFields.tsx';
import { DepartmentsField } from '#src/departments/DepartmentsField.tsx';
import type { DetailsFields as Fields } from '#src/files/detailsForm.ts';
import { fileQueries } from '#src/files/files.queries.ts';

/** Several new documents have no name field: each takes its file name. */
export function DetailsFields({
  control,
  isNamed,
}: {
  readonly control: Control<Fields>;
  readonly isNamed: boolean;
}): ReactElement {
  const { t } = useLingui();
  const list = useId();
  const folders = useQuery(fileQueries.folders()).data ?? [];
  return (
    <>
      {isNamed ? (
        <FormText control={control} name="name" label={t`Nombre`} maxLength={fileNameLength} />
      ) : null}
      <FormText
        control={control}
        name="folder"
        list={list}
        label={t`Carpeta`}
        hint={t`Elige una de las que hay o escribe una nueva.`}
        optional
        maxLength={repositoryLength.folder}
      />
      <datalist id={list}>
        {folders.map(({ name }) => (name === null ? null : <option key={name}>{name}</option>))}
      </datalist>
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        maxLength={textLength.description}
      />
      <FormField control={control} name="departmentIds">
        {(tie) => (
          <DepartmentsField
            label={t`Quién lo ve`}
            hint={t`Sin departamentos, toda la organización. Quien administra documentos los ve todos.`}
            placeholder={t`Toda la organización`}
            emptyText={t`Ningún departamento se llama así.`}
            unknown={t`Departamento que ya no está`}
            {...tie}
          />
        )}
      </FormField>
      <FormCheckbox
        control={control}
        name="mustAcknowledge"
        label={t`Pedir que lo lean y lo confirmen`}
        detail={t`Quien lo ve recibe un aviso, y otro con cada versión nueva.`}
      />
      <FormDay
        control={control}
        name="reviewOn"
        label={t`Revisar si sigue vigente`}
        hint={t`Desde ese día la lista lo marca.`}
        optional
      />
    </>
  );
}
