/** The visibility of birthday, anniversary and phone; each choice explains its effect. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CelebrationChoice } from '#schema/users/celebrations.rules.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { birthdayWords } from '#src/users/profile/days.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Account } from './account.queries.ts';
import { SectionForm, SettingsSection } from './SectionForm.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { FormField, FormSwitch } from '#src/admin/FormFields.tsx';

interface Fields {
  birthdayShown: CelebrationChoice;
  anniversaryShown: CelebrationChoice;
  phoneShown: boolean;
}

const known = ['birthdayShown', 'anniversaryShown', 'phoneShown'] as const;

/** Choices of modules that are off are hidden. */
export function PrivacySection({ account }: { readonly account: Account }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const hasBirthdays = useModule('birthdays');
  const hasAnniversaries = useModule('anniversary');
  const { birthdayShown, anniversaryShown, phoneShown, birthday, admissionDate } = account;
  const { form, ...rest } = useAccountForm<Fields>(
    { birthdayShown, anniversaryShown, phoneShown },
    known,
    (fields) => ({ ...fields }),
  );
  const day = birthday === null ? '' : birthdayWords(birthday, language);
  const since = admissionDate === null ? '' : birthdayWords(admissionDate, language);
  return (
    <SettingsSection
      title={t`Lo que otras personas ven`}
      lead={
        <Trans>
          Tú decides. Lo que ocultas deja de verse en cuanto guardas: en el inicio, en tu perfil, en las
          búsquedas y en lo que se exporta.
        </Trans>
      }
    >
      <SectionForm id="privacy" {...rest}>
        {hasBirthdays ? (
          <div className="flex flex-col gap-2">
            <FormField control={form.control} name="birthdayShown">
              {(tie) => (
                <RadioCards<CelebrationChoice>
                  legend={t`Cumpleaños`}
                  {...tie}
                  options={[
                    {
                      value: 'full',
                      label: t`Fecha completa`,
                      detail: t`Se ve el día y el año en que naciste, y ese día te felicitan con tu edad.`,
                    },
                    {
                      value: 'no_year',
                      label: t`Día y mes`,
                      detail: t`Te felicitan ese día. Nadie ve tu edad ni el año.`,
                    },
                    {
                      value: 'hidden',
                      label: t`No mostrar`,
                      detail: t`Nadie lo ve y no se publica ninguna felicitación. Si hoy ya se publicó una, se retira.`,
                    },
                  ]}
                />
              )}
            </FormField>
            <p className="text-small text-soft">
              {birthday === null ? (
                <Trans>Tu organización todavía no tiene esta fecha.</Trans>
              ) : (
                <Trans>Fecha registrada: {day}.</Trans>
              )}
            </p>
          </div>
        ) : null}
        {hasAnniversaries ? (
          <div className="flex flex-col gap-2">
            <FormField control={form.control} name="anniversaryShown">
              {(tie) => (
                <RadioCards<CelebrationChoice>
                  legend={t`Aniversario en la organización`}
                  {...tie}
                  options={[
                    {
                      value: 'full',
                      label: t`Fecha completa`,
                      detail: t`Se ve desde cuándo estás, y cada año se celebra cuántos cumples.`,
                    },
                    {
                      value: 'no_year',
                      label: t`Día y mes`,
                      detail: t`Se celebra el día, sin decir cuántos cumples ni desde cuándo estás.`,
                    },
                    {
                      value: 'hidden',
                      label: t`No mostrar`,
                      detail: t`Nadie lo ve y no se publica ninguna celebración. Si hoy ya se publicó una, se retira.`,
                    },
                  ]}
                />
              )}
            </FormField>
            <p className="text-small text-soft">
              {admissionDate === null ? (
                <Trans>Tu organización todavía no tiene esta fecha.</Trans>
              ) : (
                <Trans>Fecha registrada: {since}.</Trans>
              )}
            </p>
          </div>
        ) : null}
        <FormSwitch
          control={form.control}
          name="phoneShown"
          label={t`Mostrar mi teléfono en mi perfil`}
          detail={(isOn) =>
            isOn
              ? t`Cualquier persona de tu organización puede verlo y llamarte.`
              : t`Nadie lo ve en tu perfil.`
          }
        />
      </SectionForm>
    </SettingsSection>
  );
}
