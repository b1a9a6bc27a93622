/** One provider: its contact, its country, and the external users who confirm its redemptions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { FormField, FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { countriesIn } from '#src/catalog/admin/countries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { providerResource, type AdminProvider } from './couponsAdmin.queries.ts';
import { fieldsOf, providerFields, providerForm, refusedOf } from './providerForm.ts';

/** `null` creates a new provider. Its users are chosen after the creation. */
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
  const countries = useMemo(
    () => [{ value: '', label: t`Cualquier país` }, ...countriesIn(language)],
    [language, t],
  );
  const { form, panel } = usePanelForm({
    row: providerForm,
    id: provider?.id ?? null,
    begin: fieldsOf(provider),
    known: providerFields,
    ...providerResource,
    create: ({ staffIds: _staffIds, ...input }, key) => providerResource.create(input, key),
    explain: (error, { getValues, getFieldState, setError }) => {
      const names = refusedOf(error, getValues('staff')).join(', ');
      const why = getFieldState('staff').error?.message;
      // The error message does not name the refused users.
      if (names !== '' && why !== undefined) setError('staff', { message: `${names}: ${why}` });
    },
    done: ({ name }) =>
      provider === null ? t`Creaste el proveedor ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={provider === null ? t`Nuevo proveedor` : provider.name}
      saveLabel={provider === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Café Tierra Alta`} />
      <FormText control={control} name="contactEmail" label={t`Correo de contacto`} type="email" optional />
      <FormText
        control={control}
        name="website"
        label={t`Sitio web`}
        type="url"
        inputMode="url"
        optional
        placeholder="https://"
      />
      <FormSelect control={control} name="country" label={t`País`} options={countries} />
      {provider === null ? (
        <p className="rounded-control bg-info-tint px-3 py-2.5 text-small">
          <Trans>Cuando lo crees, ábrelo para elegir a quienes confirman sus canjes.</Trans>
        </p>
      ) : (
        <FormField control={control} name="staff">
          {(tie) => (
            <PeopleField
              label={t`Confirman sus canjes`}
              hint={t`Personas con cuenta externa. Cada una trabaja para un solo proveedor: si la eliges aquí, deja el anterior.`}
              max={50}
              {...tie}
            />
          )}
        </FormField>
      )}
    </FormPanel>
  );
}
