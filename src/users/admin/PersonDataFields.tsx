/** The personal fields of a user: names, addresses and dates. */
import { useLingui } from '@lingui/react/macro';
import type { HTMLInputTypeAttribute, ReactElement, ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { PersonFields, PersonKind } from './personForm.ts';
import { dayWords, languageNames } from './personWords.ts';

type TextName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'employeeNumber'
  | 'jobPosition'
  | 'birthday'
  | 'admissionDate'
  | 'expiresAt';

/** Maximum lengths in characters. That of the e-mail address is from RFC 5321. */
const longest: Partial<Record<TextName, number>> = { email: 254, phone: 40, employeeNumber: 40 };

/** One text field of the form. */
export function PersonLine({
  control,
  name,
  type = 'text',
  ...words
}: {
  readonly control: Control<PersonFields>;
  readonly name: TextName;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly type?: HTMLInputTypeAttribute;
  readonly optional?: boolean;
  /** Takes the focus when the panel opens. */
  readonly isFirst?: boolean;
  readonly placeholder?: string;
}): ReactElement {
  return (
    <FormText
      {...words}
      control={control}
      name={name}
      type={type}
      maxLength={type === 'date' ? undefined : (longest[name] ?? textLength.name)}
    />
  );
}

/** A date field. Shows the date in words below, because the native field uses the browser's language. */
export function PersonDay({
  control,
  name,
  label,
  hint,
}: {
  readonly control: Control<PersonFields>;
  readonly name: 'birthday' | 'admissionDate' | 'expiresAt';
  readonly label: string;
  readonly hint?: string;
}): ReactElement {
  const language = useLanguage();
  const said = dayWords(useWatch({ control, name }), language, 'long');
  return (
    <PersonLine
      control={control}
      name={name}
      label={label}
      type="date"
      optional
      hint={said === '' ? hint : said}
    />
  );
}

const languages = ['', 'spanish', 'english'] as const;

/** The employment dates and the employee number are shown for members only. */
export function PersonDataFields({
  control,
  kind,
  isNew,
}: {
  readonly control: Control<PersonFields>;
  readonly kind: PersonKind;
  readonly isNew: boolean;
}): ReactElement {
  const { t } = useLingui();
  const pair = 'grid gap-5 sm:grid-cols-2';
  return (
    <>
      <div className={pair}>
        <PersonLine
          control={control}
          name="firstName"
          label={t({ message: 'Nombre', context: 'person' })}
          isFirst
        />
        <PersonLine control={control} name="lastName" label={t`Apellido`} />
      </div>
      <PersonLine
        control={control}
        name="email"
        type="email"
        label={t`Correo`}
        hint={t`Con él entra, y ahí le llegan los avisos.`}
      />
      <div className={pair}>
        <PersonLine
          control={control}
          name="phone"
          type="tel"
          label={t`Teléfono`}
          optional
          hint={t`Con el código de su país.`}
          placeholder="+57 300 123 4567"
        />
        <FormSelect
          control={control}
          name="language"
          label={t`Idioma`}
          options={languages
            .filter((value) => isNew || value !== '')
            .map((value) => ({
              value,
              label: value === '' ? t`El de la organización` : languageNames[value],
            }))}
        />
      </div>
      {kind === 'staff' ? (
        <>
          <div className={pair}>
            <PersonLine control={control} name="jobPosition" label={t`Cargo`} optional />
            <PersonLine
              control={control}
              name="employeeNumber"
              label={t`Número de empleado`}
              optional
              hint={t`Tal como está en tus registros: los ceros cuentan.`}
            />
          </div>
          <div className={pair}>
            <PersonDay control={control} name="birthday" label={t`Fecha de nacimiento`} />
            <PersonDay control={control} name="admissionDate" label={t`Fecha de ingreso`} />
          </div>
        </>
      ) : (
        <PersonDay
          control={control}
          name="expiresAt"
          label={t`Último día con acceso`}
          hint={t`Sin fecha, hasta que la desactives.`}
        />
      )}
    </>
  );
}
