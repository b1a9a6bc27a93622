/** `/admin/organization`: the facts, language, time zone and links of the organisation. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { FormField, FormText } from '#src/admin/FormFields.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { Meaning, SettingsCard, SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { sayRefusal } from '#src/api/rowForm.ts';
import { useStoredForm } from '#src/api/useStoredForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { FileSpace } from './FileSpace.tsx';
import { useOrganization } from '#src/organization/organization.context.ts';
import { CountryField } from '#src/reference/PlaceField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import {
  organizationSettingsQueries,
  organizationSettingsWrites,
  refreshOrganizationSettings,
  type AdminOrganization,
} from './organizationSettings.queries.ts';
import {
  fieldsOf,
  organizationChange,
  organizationFields,
  organizationForm,
  type OrganizationFields,
} from './organizationForm.ts';
import { LinkFields } from './LinkFields.tsx';
import { ZoneField } from './ZoneField.tsx';

function HouseForm({ house }: { readonly house: AdminOrganization }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { refresh } = useOrganization();
  const { form, isDirty, putBack, takeSaved } = useStoredForm<OrganizationFields>(
    organizationForm,
    fieldsOf(house),
    language,
  );
  const { control } = form;
  const spoken = useWatch({ control, name: 'defaultLanguage' });
  const saving = useSaving<OrganizationFields, AdminOrganization>({
    write: (fields, key) => organizationSettingsWrites.edit(organizationChange(fields, house), key),
    refusal: (error) => sayRefusal(organizationForm, error, organizationFields, form.setError),
    refresh: refreshOrganizationSettings,
    onSaved: (saved, sent) => {
      takeSaved(fieldsOf(saved), sent);
      refresh?.();
      toasts.raise({ severity: 'success', text: t`Guardaste los datos de la organización.` });
    },
  });
  return (
    <SettingsForm
      isDirty={isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onSave={form.handleSubmit(saving.save)}
      onReset={putBack}
    >
      <SettingsCard title={t`La organización`}>
        <FormText
          control={control}
          name="name"
          label={t`Nombre`}
          hint={t`Lo ven todas las personas, en el menú, en los correos y al entrar.`}
          maxLength={textLength.name}
        />
        <FormText
          control={control}
          name="legalName"
          label={t`Razón social`}
          optional
          maxLength={textLength.name}
        />
        <FormField control={control} name="countryId">
          {(tie) => <CountryField {...tie} />}
        </FormField>
      </SettingsCard>
      <SettingsCard title={t`Idioma y hora`}>
        <FormField control={control} name="defaultLanguage">
          {(tie) => (
            <RadioCards
              legend={t`Idioma de la organización`}
              columns={2}
              options={[
                { value: 'spanish', label: 'Español' },
                { value: 'english', label: 'English' },
              ]}
              {...tie}
            />
          )}
        </FormField>
        <Meaning>
          {spoken === 'spanish' ? (
            <Trans>
              La página de entrada y los correos de aviso salen en español. Cada persona puede usar la
              aplicación en su propio idioma.
            </Trans>
          ) : (
            <Trans>
              La página de entrada y los correos de aviso salen en inglés. Cada persona puede usar la
              aplicación en su propio idioma.
            </Trans>
          )}
        </Meaning>
        <FormField control={control} name="timezone">
          {(tie) => <ZoneField {...tie} />}
        </FormField>
        <Meaning>
          <Trans>
            Con esta hora empieza y termina el día: cuándo se renuevan los puntos, cuándo corre un anuncio y
            qué día es hoy para quien no eligió otra.
          </Trans>
        </Meaning>
      </SettingsCard>
      <LinkFields control={control} />
    </SettingsForm>
  );
}

export function OrganizationSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(organizationSettingsQueries.house());
  return (
    <div className="flex flex-col gap-6">
      <ListBoundary of={[query]} what={t`No pudimos cargar los datos de la organización.`}>
        {query.data === undefined ? <SettingsWaiting cards={4} /> : <HouseForm house={query.data} />}
      </ListBoundary>
      <FileSpace />
    </div>
  );
}
