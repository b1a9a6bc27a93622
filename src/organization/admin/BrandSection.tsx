/** `/admin/brand`: the colours, the logo and the sentence of the organisation, with a preview. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import { applyBranding } from '#src/organization/branding.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { brandFields, brandForm, fieldsOf, type BrandFields } from './brandForm.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ColorsCard } from './ColorsCard.tsx';
import {
  organizationSettingsQueries,
  organizationSettingsWrites,
  refreshOrganizationSettings,
  type AdminBranding,
} from './organizationSettings.queries.ts';
import { SignInCard } from './SignInCard.tsx';
import { useFileUrl } from './useFileUrl.ts';

function BrandForm({ custom }: { readonly custom: AdminBranding }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { refresh, settings } = useOrganization();
  const [progress, setProgress] = useState<number | undefined>(undefined);
  const { form, settings: saving } = useSettingsForm({
    row: brandForm,
    stored: fieldsOf(custom),
    known: brandFields,
    write: (change, key) =>
      organizationSettingsWrites
        .brand(change, custom.logoKey, key, setProgress)
        .finally(() => setProgress(undefined)),
    refresh: refreshOrganizationSettings,
    onSaved: ({ branding }, sent) => {
      // Repaints this page at once. The refresh updates the logo in the menu.
      applyBranding(branding);
      refresh?.();
      return { ...sent, image: null, isLogoGone: false };
    },
    done: t`Guardaste la marca: ya se ve en todas partes.`,
  });
  const { control } = form;
  const now = useWatch({ control, compute: (values: BrandFields) => values });
  const chosen = useFileUrl(now.image);
  const logo = chosen ?? (now.isLogoGone ? null : custom.branding.logoUrl);
  const own = language === 'es' ? now.sentenceEs : now.sentenceEn;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <SettingsForm {...saving} isDirty={saving.isDirty || now.image !== null}>
        <ColorsCard control={control} />
        <SignInCard
          control={control}
          logo={logo}
          busy={saving.busy && now.image !== null}
          progress={progress}
          onChoose={(file) => {
            form.setValue('image', file, { shouldDirty: true });
            form.clearErrors('image');
          }}
          onRemove={() => {
            form.setValue('image', null, { shouldDirty: true });
            form.setValue('isLogoGone', custom.branding.logoUrl !== null, { shouldDirty: true });
          }}
        />
      </SettingsForm>
      <div className="xl:sticky xl:top-24">
        <BrandPreview
          look={{
            main: now.main,
            secondary: now.secondary,
            logo,
            name: settings?.name ?? t`Tu organización`,
            sentence: own.trim(),
          }}
        />
      </div>
    </div>
  );
}

export function BrandSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(organizationSettingsQueries.custom());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar la marca.`}>
      {query.data === undefined ? <SettingsWaiting cards={2} /> : <BrandForm custom={query.data} />}
    </ListBoundary>
  );
}
