/** The name of something in both languages. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { TextField } from '#src/ui/TextField.tsx';

interface NamesFieldsProps<F extends FieldValues> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string>;
  readonly nameEn?: FieldPathByValue<F, string> | undefined;
  /** An example of a name. */
  readonly placeholder?: string | undefined;
}

function NameField<F extends FieldValues>({
  control,
  name,
  label,
  hint,
  optional = false,
  isFirst = false,
  placeholder,
}: {
  control: Control<F>;
  name: FieldPathByValue<F, string>;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Takes the focus when its panel opens. */
  isFirst?: boolean;
  placeholder?: string | undefined;
}): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...field}
      data-autofocus={isFirst ? true : undefined}
      label={label}
      hint={hint}
      optional={optional}
      maxLength={textLength.name}
      autoComplete="off"
      placeholder={placeholder}
      error={fieldState.error?.message}
    />
  );
}

/** Without `nameEn`, only one name. */
export function NamesFields<F extends FieldValues>({
  control,
  name,
  nameEn,
  placeholder,
}: NamesFieldsProps<F>): ReactElement {
  const { t } = useLingui();
  return (
    <div className={nameEn === undefined ? 'grid' : 'grid gap-5 sm:grid-cols-2'}>
      <NameField control={control} name={name} label={t`Nombre`} isFirst placeholder={placeholder} />
      {nameEn === undefined ? null : (
        <NameField
          control={control}
          name={nameEn}
          label={t`Nombre en inglés`}
          hint={t`Lo ven quienes usan la aplicación en inglés.`}
          optional
        />
      )}
    </div>
  );
}
