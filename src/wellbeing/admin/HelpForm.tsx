/** What administrators set: help that is needed now, the provider, and the block of health and safety. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { wellbeingLimits } from '#schema/wellbeing/wellbeing.rules.ts';
import { WellbeingSettingsInput } from '#schema/wellbeing/wellbeing.shapes.ts';
import { FormArea, FormText } from '#src/admin/FormFields.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SettingsCard, SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { useStoredForm } from '#src/api/useStoredForm.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { wellbeingQueries, type ShownPage } from '#src/wellbeing/wellbeing.queries.ts';
import { refreshWellbeing } from '#src/wellbeing/mood/mood.queries.ts';
import { updateWellbeingPage } from '#src/wellbeing/wellbeing.writes.ts';
import { contactsOf, linesOf } from './helpLines.ts';

interface HelpFields {
  help: string;
  providerName: string;
  providerUrl: string;
  providerPhone: string;
  safetyContacts: string;
  protocolFolder: string;
}

const noneIfBlank = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const toInput = (fields: HelpFields) => ({
  help: contactsOf(fields.help),
  providerName: noneIfBlank(fields.providerName),
  providerUrl: noneIfBlank(fields.providerUrl),
  providerPhone: noneIfBlank(fields.providerPhone),
  safetyContacts: contactsOf(fields.safetyContacts),
  protocolFolder: noneIfBlank(fields.protocolFolder),
});
const helpForm = { schema: WellbeingSettingsInput, toInput } satisfies RowForm<HelpFields>;
const helpFields = [
  'help',
  'providerName',
  'providerUrl',
  'providerPhone',
  'safetyContacts',
  'protocolFolder',
] as const;

const fieldsOf = (page: ShownPage): HelpFields => ({
  help: linesOf(page.help),
  providerName: page.providerName ?? '',
  providerUrl: page.providerUrl ?? '',
  providerPhone: page.providerPhone ?? '',
  safetyContacts: linesOf(page.safetyContacts),
  protocolFolder: page.protocolFolder ?? '',
});

export function PageForm({ page }: { readonly page: ShownPage }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, isDirty, putBack, takeSaved } = useStoredForm<HelpFields>(helpForm, fieldsOf(page), language);
  const { control } = form;
  const saving = useSaving<HelpFields, ShownPage>({
    write: (fields, key) => updateWellbeingPage({ input: toInput(fields) }, key),
    refusal: (error) => sayRefusal(helpForm, error, helpFields, form.setError),
    refresh: refreshWellbeing,
    onSaved: (saved, sent) => {
      takeSaved(fieldsOf(saved), sent);
      toasts.raise({ severity: 'success', text: t`Guardaste la página de bienestar.` });
    },
  });
  const perLine = t`Una línea por contacto: nombre | número | cuándo responde`;
  const { contact, phone, url } = wellbeingLimits;
  return (
    <SettingsForm
      isDirty={isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onSave={form.handleSubmit(saving.save)}
      onReset={putBack}
    >
      <SettingsCard
        title={t`Ayuda ahora`}
        lead={t`Siempre arriba de Telemedicina, para todas las personas y a toda hora.`}
      >
        <FormArea
          control={control}
          name="help"
          label={t`Números de ayuda`}
          hint={perLine}
          optional
          rows={4}
        />
      </SettingsCard>
      <SettingsCard
        title={t`Consulta a distancia`}
        lead={t`Adónde lleva el código de cada persona. La dirección nunca lleva el código.`}
      >
        <FormText control={control} name="providerName" label={t`Nombre`} optional maxLength={contact} />
        <FormText
          control={control}
          name="providerUrl"
          type="url"
          label={t`Dirección`}
          hint={t`Comienza con https://`}
          optional
          maxLength={url}
        />
        <FormText
          control={control}
          name="providerPhone"
          type="tel"
          label={t`Teléfono`}
          optional
          maxLength={phone}
        />
      </SettingsCard>
      <SettingsCard title={t`Salud y seguridad`} lead={t`Se ve mientras su módulo está encendido.`}>
        <FormArea
          control={control}
          name="safetyContacts"
          label={t`Contactos`}
          hint={perLine}
          optional
          rows={4}
        />
        <FormText
          control={control}
          name="protocolFolder"
          label={t`Carpeta de protocolos`}
          hint={t`El nombre de una carpeta de Archivos. Cada persona ve los documentos que ya podía ver.`}
          optional
          maxLength={contact}
        />
      </SettingsCard>
    </SettingsForm>
  );
}

export function HelpForm(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(wellbeingQueries.page());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar la página de bienestar.`}>
      {query.data === undefined ? <SettingsWaiting cards={3} /> : <PageForm page={query.data} />}
    </ListBoundary>
  );
}
