/** `/admin/podium`: switches the podium on and sets what it counts and how many places it shows. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { podiumPlaces } from '#schema/limits.parts.ts';
import { PodiumSettings } from '#schema/organization/organization.endpoints.ts';
import { FormField, FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import type { RowForm } from '#src/api/rowForm.ts';
import { ruleQueries, ruleWrites, type PodiumRules } from './rules.queries.ts';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import { Meaning, Narrow, SettingsCard, SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { refreshRecognition } from './adminCache.ts';

type PodiumFields = Omit<PodiumRules, 'places'> & { places: number | null };

const podiumForm: RowForm<PodiumFields> = {
  schema: PodiumSettings,
  toInput: (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
};

function PodiumForm({ rules }: { readonly rules: PodiumRules }): ReactElement {
  const { t } = useLingui();
  const { form, settings } = useSettingsForm({
    row: podiumForm,
    stored: rules,
    known: ['places'],
    write: ruleWrites.podium,
    refresh: refreshRecognition,
    onSaved: (saved) => saved,
    done: t`Guardaste el podio.`,
  });
  const { control } = form;
  const now = useWatch({ control, compute: (values: PodiumFields) => values });
  const periods = { month: t`mes`, quarter: t`trimestre`, year: t`año` } as const;
  const period = periods[now.period];
  return (
    <SettingsForm {...settings}>
      <SettingsCard title={t`Podio`}>
        <FormSwitch control={control} name="enabled" label={t`Mostrar el podio`} />
        <Meaning>
          {now.enabled ? (
            <Trans>
              Cada persona ve quiénes más recibieron y dieron en el {period}. Quien no quiera aparecer puede
              salir del podio desde su propia página.
            </Trans>
          ) : (
            <Trans>Nadie ve el podio. Lo contado hasta hoy se conserva.</Trans>
          )}
        </Meaning>
      </SettingsCard>
      {now.enabled ? (
        <>
          <SettingsCard title={t`Qué se cuenta`}>
            <FormField control={control} name="period">
              {(tie) => (
                <div className="flex">
                  <SegmentedControl
                    label={t`Periodo`}
                    {...tie}
                    options={[
                      { value: 'month', label: t`Mes` },
                      { value: 'quarter', label: t`Trimestre` },
                      { value: 'year', label: t`Año` },
                    ]}
                  />
                </div>
              )}
            </FormField>
            <FormField control={control} name="accumDefault">
              {(tie) => (
                <RadioCards
                  legend={t`Al abrirlo se ve`}
                  value={tie.value ? 'all' : 'period'}
                  onChange={(value) => tie.onChange(value === 'all')}
                  columns={2}
                  options={[
                    {
                      value: 'period',
                      label: t`El periodo en curso`,
                      detail: t`Todas las personas empiezan de cero.`,
                    },
                    { value: 'all', label: t`Todo el tiempo`, detail: t`Desde el primer reconocimiento.` },
                  ]}
                />
              )}
            </FormField>
          </SettingsCard>
          <SettingsCard title={t`Qué se muestra`}>
            <Narrow>
              <FormNumber
                control={control}
                name="places"
                label={t`Puestos`}
                min={3}
                max={podiumPlaces.most}
              />
            </Narrow>
            <FormSwitch
              control={control}
              name="showPoints"
              label={t`Mostrar los puntos`}
              detail={(isOn) =>
                isOn
                  ? t`Junto a cada puesto. Donde las reglas reservan los puntos, tampoco se ven aquí.`
                  : t`Se ven los puestos y cuántos reconocimientos, sin puntos.`
              }
            />
            <Meaning>
              <Plural
                value={now.places ?? 3}
                one="Se muestra # puesto."
                other="Se muestran los primeros # puestos; quienes empatan comparten el suyo."
              />
            </Meaning>
          </SettingsCard>
        </>
      ) : null}
    </SettingsForm>
  );
}

export function PodiumSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(ruleQueries.podium());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar los ajustes del podio.`}>
      {query.data === undefined ? <SettingsWaiting cards={3} /> : <PodiumForm rules={query.data} />}
    </ListBoundary>
  );
}
