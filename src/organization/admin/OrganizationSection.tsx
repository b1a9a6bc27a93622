/** `/admin/organization`: the facts, language, time zone and links of the organisation. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { FormField, FormText } from '#src/admin/FormFields.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { Meaning, SettingsCard, SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import { FileSpace } from './FileSpace.tsx';
import { useOrganization } from '#src/organization/organization.context.ts';
import { CountryField } from '#src/reference/PlaceField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import {
  organizationSettingsQueries,
  organizationSettingsWrites,
  refreshOrganizationSettings,
  type AdminOrganization,
} from './organizationSettings.queries.ts';
import { fieldsOf, organizationFields, organizationForm } from './organizationForm.ts';
import { LinkFields } from './LinkFields.tsx';
import { ZoneField } from './ZoneField.tsx';

function HouseForm({ house }: { readonly house: AdminOrganization }): ReactElement {
  const { t } = useLingui();
  const { refresh } = useOrganization();
  const { form, settings } = useSettingsForm({
    row: organizationForm,
    stored: fieldsOf(house),
    known: organizationFields,
    write: organizationSettingsWrites.edit,
    refresh: refreshOrganizationSettings,
    onSaved: (saved) => {
      refresh?.();
      return fieldsOf(saved);
    },
    done: t`Guardaste los datos de la organización.`,
  });
  const { control } = form;
  const spoken = useWatch({ control, name: 'defaultLanguage' });
  return (
    <SettingsForm {...settings}>
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
