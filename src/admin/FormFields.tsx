/** The fields of a form: each is tied to one value of its form and shows the reason why that value is refused. */
import type { ReactElement, ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '#src/ui/NumberField.tsx';
import { Select, type SelectProps } from '#src/ui/Select.tsx';
import { Switch, type SwitchProps } from '#src/ui/Switch.tsx';
import { TextArea, type TextAreaProps } from '#src/ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { LimitField, type LimitFieldProps } from './LimitField.tsx';

interface Tied<F extends FieldValues, V> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, V>;
}
/** The properties of a bound field that the caller still sets. */
type Words<P> = Omit<P, 'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'ref' | 'error'>;

/** What `FormField` hands to its child. */
export interface FieldTie<V> {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly error: string | undefined;
}

/** Ties any field that takes `value`, `onChange` and `error`. */
export function FormField<F extends FieldValues, N extends FieldPath<F>>({
  control,
  name,
  children,
}: {
  readonly control: Control<F>;
  readonly name: N;
  readonly children: (tie: FieldTie<FieldPathValue<F, N>>) => ReactElement;
}): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return children({ value: field.value, onChange: field.onChange, error: fieldState.error?.message });
}

/** A line of text. `isFirst` takes the focus as the panel opens. */
export function FormText<F extends FieldValues>({
  control,
  name,
  isFirst = false,
  ...words
}: Tied<F, string> & Words<TextFieldProps> & { readonly isFirst?: boolean }): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...field}
      autoComplete="off"
      {...words}
      data-autofocus={isFirst ? true : undefined}
      error={fieldState.error?.message}
    />
  );
}

/** A day as `2026-05-31`, empty for none. */
export function FormDay<F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, string> & Words<TextFieldProps>): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...field} {...words} type="date" error={fieldState.error?.message} />;
}

/** Several lines of text. */
export function FormArea<F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, string> & Words<TextAreaProps>): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return <TextArea {...field} {...words} error={fieldState.error?.message} />;
}

/** A whole number, null while it is empty. */
export function FormNumber<F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, number | null> & Words<NumberFieldProps>): ReactElement {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange } = field;
  return (
    <NumberField {...words} name={name} value={value} onChange={onChange} error={fieldState.error?.message} />
  );
}

/** A whole number, null without a limit. */
export function FormLimit<F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, number | null> & Words<LimitFieldProps>): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return (
    <LimitField {...words} value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
  );
}

/** One of a few options. With `none`, the first option has this label and its value is null. */
export function FormSelect<F extends FieldValues>({
  control,
  name,
  none,
  options,
  ...words
}: Tied<F, string | null> & Words<SelectProps<string>> & { readonly none?: string }): ReactElement {
  const { field, fieldState } = useController({ control, name });
  const isNullable = none !== undefined;
  return (
    <Select
      {...words}
      value={isNullable ? (field.value ?? '') : field.value}
      onChange={(value) => field.onChange(isNullable && value === '' ? null : value)}
      options={isNullable ? [{ value: '', label: none }, ...options] : options}
      error={fieldState.error?.message}
    />
  );
}

/** On or off; `detail` may depend on which. */
export function FormSwitch<F extends FieldValues>({
  control,
  name,
  detail,
  ...words
}: Tied<F, boolean> &
  Omit<Words<SwitchProps>, 'detail'> & {
    readonly detail?: ReactNode | ((isOn: boolean) => ReactNode);
  }): ReactElement {
  const { field } = useController({ control, name });
  return (
    <Switch
      {...words}
      detail={typeof detail === 'function' ? detail(field.value) : detail}
      checked={field.value}
      onChange={field.onChange}
    />
  );
}
