/** The name of something in both languages. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { FormText } from './FormFields.tsx';

interface NamesFieldsProps<F extends FieldValues> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string>;
  readonly nameEn?: FieldPathByValue<F, string> | undefined;
  /** An example of a name. */
  readonly placeholder?: string | undefined;
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
      <FormText
        control={control}
        name={name}
        label={t`Nombre`}
        isFirst
        maxLength={textLength.name}
        placeholder={placeholder}
      />
      {nameEn === undefined ? null : (
        <FormText
          control={control}
          name={nameEn}
          maxLength={textLength.name}
          label={t`Nombre en inglés`}
          hint={t`Lo ven quienes usan la aplicación en inglés.`}
          optional
        />
      )}
    </div>
  );
}
