/** The account form: name, phone, biography, time zone; names the fields that only administrators change. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { CityField, CountryField } from '#src/reference/PlaceField.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Account } from './account.queries.ts';
import { SectionForm, SettingsSection } from './SectionForm.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';

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
            label={t({ message: 'Nombre', context: 'person' })}
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
        <FormArea
          control={form.control}
          name="bio"
          label={t`Sobre ti`}
          optional
          counter
          maxLength={textLength.bio}
          hint={t`Unas palabras que se leen en tu perfil.`}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField control={form.control} name="countryId">
            {(tie) => (
              <CountryField
                value={tie.value}
                error={tie.error}
                onChange={(country) => {
                  tie.onChange(country);
                  // The city belongs to the old country.
                  if (country !== tie.value) form.setValue('cityId', null, { shouldDirty: true });
                }}
              />
            )}
          </FormField>
          <FormField control={form.control} name="cityId">
            {(tie) => (
              <CityField
                countryId={form.watch('countryId')}
                value={tie.value}
                error={tie.error}
                onChange={tie.onChange}
              />
            )}
          </FormField>
        </div>
        <FormField control={form.control} name="timezone">
          {(tie) => (
            <TimeZoneField
              value={tie.value}
              organization={account.organizationTimezone}
              error={tie.error}
              onChange={tie.onChange}
            />
          )}
        </FormField>
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
