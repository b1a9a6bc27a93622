/** The account form: name, phone, biography, time zone; names the fields that only administrators change. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { CityField, CountryField } from '#src/reference/PlaceField.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Account } from './account.queries.ts';
import { SectionForm, SettingsSection } from './SectionForm.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Texts are strings; a null zone means the organisation's. */
interface Fields {
  firstName: string;
  lastName: string;
  phone: string;
  bio: string;
  timezone: string | null;
  countryId: string | null;
  cityId: string | null;
}

const known = ['firstName', 'lastName', 'phone', 'bio', 'timezone', 'countryId', 'cityId'] as const;
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The first section. */
export function AccountSection({ account }: { readonly account: Account }): ReactElement {
  const { t } = useLingui();
  const { firstName, lastName, phone, bio, timezone, countryId, cityId } = account;
  const { form, ...rest } = useAccountForm<Fields>(
    { firstName, lastName, phone: phone ?? '', bio: bio ?? '', timezone, countryId, cityId },
    known,
    (fields) => ({
      firstName: fields.firstName.trim(),
      lastName: fields.lastName.trim(),
      phone: orNull(fields.phone),
      bio: orNull(fields.bio),
      timezone: fields.timezone,
      countryId: fields.countryId,
      cityId: fields.cityId,
    }),
  );
  const { errors } = form.formState;
  return (
    <SettingsSection title={t`Cuenta`}>
      <SectionForm id="account" {...rest}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Nombre`}
            autoComplete="given-name"
            maxLength={textLength.name}
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label={t`Apellido`}
            autoComplete="family-name"
            maxLength={textLength.name}
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <TextField
          label={t`Teléfono`}
          optional
          type="tel"
          autoComplete="tel"
          hint={t`Con el código del país, por ejemplo +57 300 123 4567.`}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <Controller
          control={form.control}
          name="bio"
          render={({ field, fieldState }) => (
            // The character counter needs a controlled field.
            <TextArea
              label={t`Sobre ti`}
              optional
              counter
              maxLength={textLength.bio}
              hint={t`Unas palabras que se leen en tu perfil.`}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={form.control}
            name="countryId"
            render={({ field, fieldState }) => (
              <CountryField
                value={field.value}
                error={fieldState.error?.message}
                onChange={(country) => {
                  field.onChange(country);
                  // The city belongs to the old country.
                  if (country !== field.value) form.setValue('cityId', null, { shouldDirty: true });
                }}
              />
            )}
          />
          <Controller
            control={form.control}
            name="cityId"
            render={({ field, fieldState }) => (
              <CityField
                countryId={form.watch('countryId')}
                value={field.value}
                error={fieldState.error?.message}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        <Controller
          control={form.control}
          name="timezone"
          render={({ field, fieldState }) => (
            <TimeZoneField
              value={field.value}
              organization={account.organizationTimezone}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      </SectionForm>
      <div>
        <DescriptionList
          items={[
            { term: t`Correo`, value: account.email },
            ...(account.jobPosition === null ? [] : [{ term: t`Puesto`, value: account.jobPosition }]),
            ...(account.departmentName === null ? [] : [{ term: t`Área`, value: account.departmentName }]),
          ]}
        />
        <p className="mt-2 text-small text-soft">
          <Trans>Estos datos los cambia tu equipo de administración.</Trans>
        </p>
      </div>
    </SettingsSection>
  );
}
