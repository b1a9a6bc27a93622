/** `/admin/recognition-settings`: the rules of recognitions, each with its effect in words. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { RecognitionSettings } from '#schema/recognitions/settings.endpoints.ts';
import { FormField, FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPosts } from './adminCache.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import type { RowForm } from '#src/api/rowForm.ts';
import { ruleQueries, ruleWrites, type Rules } from './rules.queries.ts';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import { Meaning, Narrow, SettingsCard, SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';

/** A cleared number is null until a new one is typed. */
type RuleFields = Omit<Rules, 'boostMax' | 'reportsToHide' | 'referralPoints'> & {
  boostMax: number | null;
  reportsToHide: number | null;
  referralPoints: number | null;
};

const known = ['boostMax', 'reportsToHide', 'referralPoints'] as const;

// A cleared number is omitted, so the schema reports it as missing.
const rulesForm: RowForm<RuleFields> = {
  schema: RecognitionSettings,
  toInput: (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
};

function RulesForm({ rules }: { readonly rules: Rules }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, settings } = useSettingsForm({
    row: rulesForm,
    stored: rules,
    known,
    write: ruleWrites.rules,
    // The change may hide points in posts.
    refresh: refreshPosts,
    onSaved: (saved) => saved,
    done: t`Guardaste las reglas.`,
  });
  const { control } = form;
  const now = useWatch({ control, compute: (values: RuleFields) => values });
  const boost = pointsIn(now.boostMax ?? 0, language);
  const reward = pointsIn(now.referralPoints ?? 0, language);
  return (
    <SettingsForm {...settings}>
      <SettingsCard title={t`Sumar puntos`}>
        <FormSwitch
          control={control}
          name="boostEnabled"
          label={t`Permitir sumar puntos a reconocimientos de otras personas`}
        />
        {now.boostEnabled ? (
          <Narrow>
            <FormNumber
              control={control}
              name="boostMax"
              label={t`Máximo por persona y por vez`}
              min={1}
              max={maxPoints}
              step={5}
            />
          </Narrow>
        ) : null}
        <Meaning>
          {now.boostEnabled ? (
            <Trans>
              Quien lee un reconocimiento puede sumar hasta {boost} de su saldo a cada persona que lo recibió.
            </Trans>
          ) : (
            <Trans>Nadie puede sumar puntos. Los que ya se sumaron se quedan con quien los recibió.</Trans>
          )}
        </Meaning>
      </SettingsCard>
      <SettingsCard title={t`Privacidad`}>
        <FormField control={control} name="showPoints">
          {(tie) => (
            <RadioCards
              legend={t`Quién ve los puntos de un reconocimiento`}
              options={[
                {
                  value: 'everyone',
                  label: t`Todas las personas que lo ven`,
                  detail: t`En el inicio, en el podio y en los perfiles.`,
                },
                {
                  value: 'participants',
                  label: t`Solo quien envía y quien recibe`,
                  detail: t`Las demás personas leen las palabras, sin números. Vale también para lo ya publicado.`,
                },
              ]}
              {...tie}
            />
          )}
        </FormField>
        <FormSwitch
          control={control}
          name="privateAllowed"
          label={t`Permitir agradecimientos privados`}
          detail={(isOn) =>
            isOn
              ? t`Al reconocer se puede elegir que solo lo vean quien envía y quien recibe.`
              : t`Todo reconocimiento nuevo se publica. Los privados que ya existen siguen siendo privados.`
          }
        />
      </SettingsCard>
      <SettingsCard title={t`Moderación`}>
        <Narrow>
          <FormNumber
            control={control}
            name="reportsToHide"
            label={t`Reportes que ocultan una publicación`}
            min={1}
            max={10}
          />
        </Narrow>
        <Meaning>
          <Plural
            value={now.reportsToHide ?? 1}
            one="Con # reporte, la publicación sale del inicio hasta que alguien de administración decida."
            other="Con # reportes de personas distintas, la publicación sale del inicio hasta que alguien de administración decida."
          />
        </Meaning>
      </SettingsCard>
      <SettingsCard title={t`Referidos`}>
        <Narrow>
          <FormNumber
            control={control}
            name="referralPoints"
            label={t`Puntos por una contratación`}
            max={maxPoints}
            step={50}
          />
        </Narrow>
        <Meaning>
          {(now.referralPoints ?? 0) === 0 ? (
            <Trans>Recomendar a alguien no da puntos.</Trans>
          ) : (
            <Trans>
              Cuando una persona recomendada es contratada, quien la recomendó recibe {reward} de la
              organización, una sola vez.
            </Trans>
          )}
        </Meaning>
      </SettingsCard>
    </SettingsForm>
  );
}

export function RulesSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(ruleQueries.rules());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar las reglas.`}>
      {query.data === undefined ? <SettingsWaiting cards={4} /> : <RulesForm rules={query.data} />}
    </ListBoundary>
  );
}
