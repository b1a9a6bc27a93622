/** Cancels an event with words that its people read. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { eventEndpoints } from '#schema/events/events.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { WhoHears } from './WhoHears.tsx';
import { eventResource, type AdminEvent } from './eventsAdmin.queries.ts';

interface CancelFields {
  message: string;
}

export function CancelPanel({
  event,
  open,
  onClose,
}: DialogTie & { readonly event: AdminEvent }): ReactElement {
  const { t } = useLingui();
  const { id, title, registered, waiting } = event;
  const toInput = ({ message }: CancelFields) => ({ message: message.trim() });
  const { form, panel } = usePanelForm<CancelFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: { schema: eventEndpoints.cancel.body, toInput },
    begin: { message: '' },
    known: ['message'],
    create: (input, key) => eventResource.cancel({ id, ...input }, key),
    refresh: eventResource.refresh,
    done: () => t`Cancelaste ${title}.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`¿Cancelar ${title}?`}
      description={t`No se puede deshacer. El evento queda a la vista como cancelado.`}
      saveLabel={t`Cancelar el evento`}
      {...panel}
    >
      <p>
        <WhoHears people={registered + waiting} />
      </p>
      <FormArea
        control={form.control}
        name="message"
        label={t`Qué les dices`}
        optional
        rows={4}
        maxLength={textLength.description}
        data-autofocus
      />
    </FormPanel>
  );
}
