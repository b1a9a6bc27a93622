/** How soon the organisation receives and answers cases, and how long it keeps closed ones. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { caseClocks } from '#schema/feedback/cases.rules.ts';
import { FormNumber } from '#src/admin/FormFields.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { Narrow, SettingsCard, SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import { caseQueries, type ShownPromise } from '#src/feedback/feedback.queries.ts';
import { caseAdmin, refreshCases } from './casesAdmin.queries.ts';

interface ClockFields {
  receivedDays: number | null;
  answerDays: number | null;
  keepMonths: number | null;
}

const toInput = (fields: ClockFields) => ({
  receivedDays: fields.receivedDays ?? 0,
  answerDays: fields.answerDays ?? 0,
  keepMonths: fields.keepMonths ?? 0,
});

const fieldsOf = ({ receivedDays, answerDays, keepMonths }: ShownPromise): ClockFields => ({
  receivedDays,
  answerDays,
  keepMonths,
});

function Form({ promise }: { readonly promise: ShownPromise }): ReactElement {
  const { t } = useLingui();
  const { form, settings } = useSettingsForm<ClockFields, ReturnType<typeof toInput>, ShownPromise>({
    row: { schema: caseEndpoints.updateFeedback.body, toInput },
    stored: fieldsOf(promise),
    known: ['receivedDays', 'answerDays', 'keepMonths'],
    write: caseAdmin.settings,
    refresh: refreshCases,
    onSaved: fieldsOf,
    done: t`Guardaste los plazos. Los casos nuevos los siguen.`,
  });
  const { control } = form;
  return (
    <SettingsForm {...settings}>
      <SettingsCard
        title={t`Lo que promete tu organización`}
        lead={t`Cada persona lo lee antes de escribir. Los plazos se pueden acortar, no alargar.`}
      >
        <Narrow>
          <FormNumber
            control={control}
            name="receivedDays"
            label={t`Recibir un caso en`}
            suffix={t`días`}
            min={1}
            max={caseClocks.receivedDays.most}
          />
        </Narrow>
        <Narrow>
          <FormNumber
            control={control}
            name="answerDays"
            label={t`Responder en`}
            suffix={t`días`}
            min={1}
            max={caseClocks.answerDays.most}
          />
        </Narrow>
      </SettingsCard>
      <SettingsCard
        title={t`Cuánto se guarda`}
        lead={t`Después se borra el caso cerrado, con sus archivos. Nadie lo puede recuperar.`}
      >
        <Narrow>
          <FormNumber
            control={control}
            name="keepMonths"
            label={t`Borrar los cerrados después de`}
            suffix={t`meses`}
            min={1}
            max={caseClocks.keepMonths.most}
          />
        </Narrow>
      </SettingsCard>
    </SettingsForm>
  );
}

export function ClocksForm(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(caseQueries.promise());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar los plazos.`}>
      {query.data === undefined ? <SettingsWaiting cards={2} /> : <Form promise={query.data} />}
    </ListBoundary>
  );
}
