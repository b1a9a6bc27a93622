/** What administrators say of a document: its name, where it lies, who sees it, and whether it is to be acknowledged. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { fileNameLength, repositoryLength } from '#schema/files/files.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { DepartmentsField } from '#src/departments/DepartmentsField.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DetailsFields as Fields } from '#src/files/detailsForm.ts';
import { fileQueries } from '#src/files/files.queries.ts';

/** Several new ones have no name here: each is called as its file. */
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
        <Controller
          control={control}
          name="name"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t`Nombre`}
              maxLength={fileNameLength}
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      <Controller
        control={control}
        name="folder"
        render={({ field, fieldState }) => (
          <>
            <TextField
              {...field}
              list={list}
              label={t`Carpeta`}
              hint={t`Elige una de las que hay o escribe una nueva.`}
              optional
              maxLength={repositoryLength.folder}
              autoComplete="off"
              error={fieldState.error?.message}
            />
            <datalist id={list}>
              {folders.map(({ name }) => (name === null ? null : <option key={name}>{name}</option>))}
            </datalist>
          </>
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Descripción`}
            optional
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="departmentIds"
        render={({ field, fieldState }) => (
          <DepartmentsField
            label={t`Quién lo ve`}
            hint={t`Sin departamentos, toda la organización. Quien administra documentos los ve todos.`}
            placeholder={t`Toda la organización`}
            emptyText={t`Ningún departamento se llama así.`}
            unknown={t`Departamento que ya no está`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="mustAcknowledge"
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            {...field}
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
            label={t`Pedir que lo lean y lo confirmen`}
            detail={t`Quien lo ve recibe un aviso, y otro con cada versión nueva.`}
          />
        )}
      />
      <Controller
        control={control}
        name="reviewOn"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="date"
            label={t`Revisar si sigue vigente`}
            hint={t`Desde ese día la lista lo marca.`}
            optional
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
