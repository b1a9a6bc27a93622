/** Texts around the questions of a form in both languages, side by side. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormArea, FormText } from '#src/admin/FormFields.tsx';

interface TextsProps<F extends FieldValues> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string>;
  readonly nameEn: FieldPathByValue<F, string>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength: number;
}

/** One line; English is optional. */
export function LineInTwo<F extends FieldValues>({
  control,
  name,
  nameEn,
  label,
  ...words
}: TextsProps<F>): ReactElement {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormText control={control} name={name} label={label} {...words} />
      <FormText
        control={control}
        name={nameEn}
        label={t`${label} (en inglés)`}
        lang="en"
        optional
        {...words}
        placeholder={undefined}
      />
    </div>
  );
}

/** Several lines, both optional. */
export function AreaInTwo<F extends FieldValues>({
  control,
  name,
  nameEn,
  label,
  ...words
}: TextsProps<F>): ReactElement {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormArea control={control} name={name} label={label} optional {...words} />
      <FormArea
        control={control}
        name={nameEn}
        label={t`${label} (en inglés)`}
        lang="en"
        optional
        {...words}
        placeholder={undefined}
      />
    </div>
  );
}
