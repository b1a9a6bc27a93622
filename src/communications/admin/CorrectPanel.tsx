/** Corrects the words of a communication: in place, with a history; mails are never sent again. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { communicationLimits } from '#schema/communications/communications.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import { communicationResource, type AdminCommunication } from './communicationsAdmin.queries.ts';

interface WordFields {
  title: string;
  message: string;
  /** Of a planned one: the value of a field of day and time, of this device or of each person. */
  moment: string;
}

type Corrected = Pick<
  AdminCommunication,
  'id' | 'title' | 'message' | 'state' | 'timing' | 'sendAt' | 'localAt'
>;

/** Whether the hour can still change: nobody has it, and it does not leave within seconds. */
const isPlanned = ({ state, timing }: Corrected): boolean => state === 'scheduled' && timing !== 'now';

/** The hour moves only while nobody has it. */
const toInput =
  (stored: Corrected) =>
  ({ title, message, moment }: WordFields) => ({
    title: title.trim(),
    message: message.trim(),
    ...(isPlanned(stored) && stored.timing === 'at'
      ? { sendAt: fromField(moment, stored.sendAt) ?? stored.sendAt }
      : {}),
    ...(isPlanned(stored) && stored.timing === 'local' ? { localAt: moment.slice(0, 16) } : {}),
  });

export function CorrectPanel({
  communication,
  open,
  onClose,
}: DialogTie & { readonly communication: Corrected }): ReactElement {
  const { t } = useLingui();
  const { id, title, message, state, timing, sendAt, localAt } = communication;
  const { form, panel } = usePanelForm<WordFields, ReturnType<ReturnType<typeof toInput>>, unknown>({
    row: {
      schema: communicationEndpoints.update.body,
      toInput: toInput(communication),
      names: { sendAt: 'moment', localAt: 'moment' },
    },
    id,
    begin: { title, message, moment: localAt ?? toField(sendAt) },
    known: ['title', 'message', 'moment'],
    update: communicationResource.update,
    refresh: communicationResource.refresh,
    done: () => t`Corregiste ${title}.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`Corregir el comunicado`}
      description={
        state === 'scheduled'
          ? t`Todavía nadie lo recibió.`
          : t`Cambia en el inicio, en las novedades y en la campana, con la marca "editado". Los correos no se envían otra vez.`
      }
      {...panel}
    >
      <FormText
        control={form.control}
        name="title"
        label={t`Título`}
        maxLength={communicationLimits.title}
        data-autofocus
      />
      <FormArea
        control={form.control}
        name="message"
        label={t`Mensaje`}
        optional
        rows={8}
        maxLength={communicationLimits.message}
      />
      {isPlanned(communication) ? (
        <FormText
          control={form.control}
          name="moment"
          type="datetime-local"
          label={timing === 'local' ? t`Día y hora de cada persona` : t`Día y hora`}
        />
      ) : null}
    </FormPanel>
  );
}
