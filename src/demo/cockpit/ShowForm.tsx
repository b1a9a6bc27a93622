/** The form of a demo: its fields, the button that starts it, and its link. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { beginShow } from './arrival.ts';
import { fieldsOf, isSameWorld, linkOf, showForm } from './fields.ts';
import { LinkSection } from './LinkSection.tsx';
import { storedFields, type ShowFields } from './memory.ts';
import { ModuleFields } from './ModuleFields.tsx';
import { CockpitSection } from './CockpitSection.tsx';
import { ProspectFields } from './ProspectFields.tsx';
import type { ShowTabProps } from './ShowTab.tsx';
import { useActing } from './useActing.ts';
import { VisitFields } from './VisitFields.tsx';
import { scenarioWords } from './words.ts';

/** Nothing takes effect before "Aplicar"; the fields survive a reload. */
export function ShowForm({ kit, controls, page, keepLanguage }: ShowTabProps): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const world = controls.world();
  const form = useForm<ShowFields>({
    defaultValues: storedFields.read() ?? fieldsOf(world),
    resolver: rowResolver(showForm, language),
  });
  const { control, setValue } = form;
  const now = useWatch({ control, compute: (values: ShowFields) => values });
  const { act, isBusy, failed } = useActing();
  const isRunning = isSameWorld(now, world);
  useEffect(() => storedFields.keep(now), [now]);

  const begin = async (fields: ShowFields): Promise<void> => {
    const link = linkOf(fields);
    if (link !== undefined) page.open(await beginShow(kit, link, keepLanguage));
  };
  const faults = useFormFaults(
    form.handleSubmit((fields) =>
      act(
        () => begin(fields),
        () => t`No se pudo preparar. Sigue la demostración que había, y lo que llenaste también.`,
      ),
    ),
  );
  return (
    <form {...faults.form} className="flex flex-col gap-8">
      <CockpitSection
        title={t`La próxima demostración`}
        lead={<Trans>Nada de esto cambia lo que corre hasta que lo aplicas.</Trans>}
      >
        <RadioCards
          legend={t`Escenario`}
          hideLegend
          value={now.scenario}
          onChange={(scenario) => {
            setValue('scenario', scenario);
            setValue('persona', scenarioFacts[scenario].persona);
          }}
          options={scenarioIds.map((id) => ({
            value: id,
            label: i18n._(scenarioWords[id].name),
            detail: i18n._(scenarioWords[id].line),
          }))}
        />
      </CockpitSection>
      <ProspectFields form={form} kit={kit} />
      <VisitFields form={form} kit={kit} />
      <ModuleFields form={form} />
      <div className="sticky bottom-[-24px] z-10 -mx-5 flex flex-col gap-2 border-t border-line bg-raised px-5 py-3">
        {failed === null ? null : <FieldError>{failed}</FieldError>}
        <div className="flex flex-wrap items-center gap-3">
          <FaultNote fault={faults.fault} />
          {faults.fault === null ? (
            <p role="status" className="min-w-40 flex-1 text-small text-soft">
              {isRunning ? (
                <Trans>Es lo mismo que corre ahora.</Trans>
              ) : (
                <Trans>Cambios sin aplicar: corre otra cosa.</Trans>
              )}
            </p>
          ) : null}
          <Button
            variant="secondary"
            disabled={isRunning || isBusy}
            onClick={() => form.reset(fieldsOf(world))}
          >
            <Trans>Descartar</Trans>
          </Button>
          <Button type="submit" busy={isBusy}>
            <Trans>Aplicar</Trans>
          </Button>
        </div>
      </div>
      <LinkSection fields={now} controls={controls} />
    </form>
  );
}
