/**
 * The form to request points to give: amount and reason; people who decide may request for another person.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { requestEndpoints } from '#schema/points/requests.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormArea, FormField, FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { useMe } from '#src/session/me.queries.ts';
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

const row = {
  schema: requestEndpoints.createRequest.body,
  toInput,
  names: { userId: 'people' },
} satisfies RowForm<AskFields>;

/** The input stays until the request succeeds. */
export function AskPanel({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const decides = useDecides();
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row,
    begin: { people: [], amount: null, reason: '' },
    known: ['people', 'amount', 'reason'],
    create: requestWrites.ask,
    refresh: refreshPoints,
    done: () => t`Enviamos tu solicitud. Te avisaremos cuando respondan.`,
    onClose,
  });
  const { control } = form;
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
      {...panel}
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
