/** The fields of a form: each is tied to one value of its form and shows the reason why that value is refused. */
import type { ReactElement, ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerFieldState,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '#src/ui/Checkbox.tsx';
import { NumberField, type NumberFieldProps } from '#src/ui/NumberField.tsx';
import { Select, type SelectProps } from '#src/ui/Select.tsx';
import { Switch, type SwitchProps } from '#src/ui/Switch.tsx';
import { TextArea, type TextAreaProps } from '#src/ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { OvertakenField } from './OvertakenField.tsx';
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

const ignore = (): void => undefined;

/** Draws a field, and the same field with the stored value if another person changed that meanwhile. */
const tied = <V,>(
  name: string,
  {
    field,
    fieldState,
  }: {
    field: Pick<FieldTie<V>, 'value' | 'onChange'> & { readonly ref: RefCallBack };
    fieldState: ControllerFieldState;
  },
  draw: (tie: FieldTie<V>) => ReactElement,
): ReactElement => (
  <OvertakenField<V>
    name={name}
    register={field.ref}
    field={draw({ value: field.value, onChange: field.onChange, error: fieldState.error?.message })}
    stored={(value) => draw({ value, onChange: ignore, error: undefined })}
  />
);

/** Ties any field that takes `value`, `onChange` and `error`. */
export const FormField = <F extends FieldValues, N extends FieldPath<F>>({
  control,
  name,
  children,
}: {
  readonly control: Control<F>;
  readonly name: N;
  readonly children: (tie: FieldTie<FieldPathValue<F, N>>) => ReactElement;
}): ReactElement => tied<FieldPathValue<F, N>>(name, useController({ control, name }), children);

/** The same for all fields whose value has this type. */
export const FormValue = <F extends FieldValues, V>({
  control,
  name,
  children,
}: Tied<F, V> & { readonly children: (tie: FieldTie<V>) => ReactElement }): ReactElement =>
  tied<V>(name, useController({ control, name }), children);

/** A line of text. `isFirst` takes the focus as the panel opens. */
export function FormText<F extends FieldValues>({
  control,
  name,
  isFirst = false,
  ...words
}: Tied<F, string> & Words<TextFieldProps> & { readonly isFirst?: boolean }): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return (
    <OvertakenField<string>
      name={name}
      field={
        <TextField
          {...field}
          autoComplete="off"
          {...words}
          data-autofocus={isFirst ? true : undefined}
          error={fieldState.error?.message}
        />
      }
      stored={(value) => <TextField {...words} value={value} readOnly />}
    />
  );
}

const dated =
  (type: 'date' | 'datetime-local') =>
  <F extends FieldValues>({
    control,
    name,
    ...words
  }: Tied<F, string> & Words<TextFieldProps>): ReactElement => {
    const { field, fieldState } = useController({ control, name });
    return (
      <OvertakenField<string>
        name={name}
        field={<TextField {...field} {...words} type={type} error={fieldState.error?.message} />}
        stored={(value) => <TextField {...words} type={type} value={value} readOnly />}
      />
    );
  };

/** A day as `2026-05-31`, empty for none. */
export const FormDay = dated('date');
/** A moment as `2026-05-31T18:00` in the time zone of the device, empty for none. */
export const FormMoment = dated('datetime-local');

/** Several lines of text. */
export function FormArea<F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, string> & Words<TextAreaProps>): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return (
    <OvertakenField<string>
      name={name}
      field={<TextArea {...field} {...words} error={fieldState.error?.message} />}
      stored={(value) => <TextArea {...words} value={value} readOnly />}
    />
  );
}

/** A whole number, null while it is empty. */
export const FormNumber = <F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, number | null> & Words<NumberFieldProps>): ReactElement => (
  <FormValue<F, number | null> control={control} name={name}>
    {(tie) => <NumberField {...words} name={name} {...tie} />}
  </FormValue>
);

/** A whole number, null without a limit. */
export const FormLimit = <F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, number | null> & Words<LimitFieldProps>): ReactElement => (
  <FormValue<F, number | null> control={control} name={name}>
    {(tie) => <LimitField {...words} {...tie} />}
  </FormValue>
);

/** One of a few options. With `none`, the first option has this label and its value is null. */
export function FormSelect<F extends FieldValues>({
  control,
  name,
  none,
  options,
  ...words
}: Tied<F, string | null> & Words<SelectProps<string>> & { readonly none?: string }): ReactElement {
  const isNullable = none !== undefined;
  return (
    <FormValue<F, string | null> control={control} name={name}>
      {({ value: chosen, onChange, error }) => (
        <Select
          {...words}
          value={isNullable ? (chosen ?? '') : chosen}
          onChange={(value) => onChange(isNullable && value === '' ? null : value)}
          options={isNullable ? [{ value: '', label: none }, ...options] : options}
          error={error}
        />
      )}
    </FormValue>
  );
}

/** On or off; `detail` may depend on which. */
export const FormSwitch = <F extends FieldValues>({
  control,
  name,
  detail,
  ...words
}: Tied<F, boolean> &
  Omit<Words<SwitchProps>, 'detail'> & {
    readonly detail?: ReactNode | ((isOn: boolean) => ReactNode);
  }): ReactElement => (
  <FormValue<F, boolean> control={control} name={name}>
    {({ value, onChange }) => (
      <Switch
        {...words}
        detail={typeof detail === 'function' ? detail(value) : detail}
        checked={value}
        onChange={onChange}
      />
    )}
  </FormValue>
);

/** A checkbox that is saved with its form. */
export const FormCheckbox = <F extends FieldValues>({
  control,
  name,
  ...words
}: Tied<F, boolean> & Words<CheckboxProps>): ReactElement => (
  <FormValue<F, boolean> control={control} name={name}>
    {({ value, onChange, error }) => (
      <Checkbox
        {...words}
        name={name}
        checked={value}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
        error={error}
      />
    )}
  </FormValue>
);
