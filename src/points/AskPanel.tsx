/**
 * The form to request points to give: amount and reason; people who decide may request for another person.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { requestEndpoints } from '#schema/points/requests.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormArea, FormField, FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints, requestWrites } from './requests.writes.ts';
import { useDecides } from './useWaiting.ts';

interface AskFields {
  people: PublicUser[];
  amount: number | null;
  reason: string;
}

const toInput = ({ people: [person], amount, reason }: AskFields) => ({
  // An empty field is rejected like an invalid number.
  amount: amount ?? 0,
  reason: reason.trim(),
  ...(person === undefined ? {} : { userId: person.id }),
});

const row: RowForm<AskFields> = {
  schema: requestEndpoints.createRequest.body,
  toInput,
  names: { userId: 'people' },
};

/** The input stays until the request succeeds. */
export function AskPanel({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const me = useMe();
  const decides = useDecides();
  const form = useForm<AskFields>({
    defaultValues: { people: [], amount: null, reason: '' },
    resolver: rowResolver(row, language),
  });
  const { control, formState } = form;
  const saving = useSaving({
    write: (fields: AskFields, key) => requestWrites.ask(toInput(fields), key),
    refusal: (error) => sayRefusal(row, error, ['people', 'amount', 'reason'], form.setError),
    refresh: refreshPoints,
    onSaved: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Enviamos tu solicitud. Te avisaremos cuando respondan.` });
    },
  });
  return (
    <FormPanel
      open={open}
      title={t`Pedir puntos`}
      description={
        <Trans>
          Llegan a los puntos para dar. Responde quien dirige el departamento o la administración.
        </Trans>
      }
      saveLabel={t`Enviar solicitud`}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      {decides ? (
        <FormField control={control} name="people">
          {(tie) => (
            <PeopleField
              label={t`Para quién`}
              hint={
                me?.takesPoints === false ? (
                  <Trans>Elige a una persona sobre la que puedes decidir.</Trans>
                ) : (
                  <Trans>Vacío: para ti. Sobre lo tuyo decide otra persona.</Trans>
                )
              }
              max={1}
              {...tie}
            />
          )}
        </FormField>
      ) : null}
      <FormNumber
        control={control}
        name="amount"
        label={t`Cuántos puntos`}
        min={1}
        max={maxPoints}
        step={10}
        suffix={t`puntos`}
      />
      <FormArea
        control={control}
        name="reason"
        label={t`Para qué`}
        placeholder={t`El equipo cerró el proyecto antes de tiempo y quiero agradecerles a todos.`}
        counter
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
