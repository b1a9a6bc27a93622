/** The name of something, the first field of its panel. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { FormText } from './FormFields.tsx';

/** `placeholder` is an example of a name. */
export function NameField<F extends FieldValues>(props: {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string>;
  readonly placeholder?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  return <FormText {...props} label={t`Nombre`} isFirst maxLength={textLength.name} />;
}
