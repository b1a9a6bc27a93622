/** One provider: how it is reached, where it is, and the external people who confirm its redemptions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { rowResolver, sayRefusal } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { countriesIn } from '#src/catalog/admin/countries.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { couponAdminWrites, refreshProviders, type AdminProvider } from './couponsAdmin.queries.ts';
import {
  fieldsOf,
  toProviderChange,
  providerFields,
  providerForm,
  toProviderInput,
  refusedOf,
  type ProviderFields,
} from './providerForm.ts';

/** Null makes a new one; its people are chosen once it is there. */
export function ProviderPanel({
  provider,
  open,
  onClose,
}: {
  readonly provider: AdminProvider | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useForm<ProviderFields>({
    defaultValues: fieldsOf(provider),
    resolver: rowResolver(providerForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const countries = useMemo(
    () => [{ value: '', label: t`Cualquier país` }, ...countriesIn(language)],
    [language, t],
  );
  const saving = useSaving<ProviderFields, unknown>({
    write: (fields, key) =>
      provider === null
        ? couponAdminWrites.createProvider(toProviderInput(fields), key)
        : couponAdminWrites.updateProvider({ id: provider.id, input: toProviderChange(fields) }, key),
    refusal: (error) => {
      const left = sayRefusal(providerForm, error, providerFields, form.setError);
      const names = refusedOf(error, form.getValues('staff')).join(', ');
      const said = form.getFieldState('staff').error?.message;
      // Many may be chosen: which of them it is about.
      if (names !== '' && said !== undefined) form.setError('staff', { message: `${names}: ${said}` });
      return left;
    },
    refresh: refreshProviders,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: provider === null ? t`Creaste el proveedor ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={provider === null ? t`Nuevo proveedor` : provider.name}
      saveLabel={provider === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <NamesFields control={control} name="name" placeholder={t`Café Tierra Alta`} />
      <Controller
        control={control}
        name="contactEmail"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t`Correo de contacto`}
            type="email"
            optional
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="website"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t`Sitio web`}
            type="url"
            inputMode="url"
            optional
            autoComplete="off"
            placeholder="https://"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="country"
        render={({ field, fieldState }) => (
          <Select
            label={t`País`}
            value={field.value}
            onChange={field.onChange}
            options={countries}
            error={fieldState.error?.message}
          />
        )}
      />
      {provider === null ? (
        <p className="rounded-control bg-info-tint px-3 py-2.5 text-small">
          <Trans>Cuando lo crees, ábrelo para elegir a quienes confirman sus canjes.</Trans>
        </p>
      ) : (
        <Controller
          control={control}
          name="staff"
          render={({ field, fieldState }) => (
            <PeopleField
              label={t`Confirman sus canjes`}
              hint={t`Personas con cuenta externa. Cada una trabaja para un solo proveedor: si la eliges aquí, deja el anterior.`}
              value={field.value}
              onChange={field.onChange}
              max={50}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </FormPanel>
  );
}
