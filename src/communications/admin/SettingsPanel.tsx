/** The hours of each person's day in which mails, messages and notifications wait, and how fast mails leave. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { communicationLimits, usualQuietHours } from '#schema/communications/communications.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { settingsResource } from './communicationsAdmin.queries.ts';

interface HourFields {
  quietFrom: number | null;
  quietTo: number | null;
  quietWeekends: boolean;
  mailsASecond: number | null;
}

const toInput = ({ quietFrom, quietTo, quietWeekends, mailsASecond }: HourFields) => ({
  quietFrom: quietFrom ?? usualQuietHours.from,
  quietTo: quietTo ?? usualQuietHours.to,
  quietWeekends,
  mailsASecond: mailsASecond ?? communicationLimits.mailsASecond,
});

/** The form with the stored hours. */
export function HoursForm({
  begin,
  open,
  onClose,
}: DialogTie & { readonly begin: HourFields }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<HourFields, ReturnType<typeof toInput>, unknown>({
    row: { schema: communicationEndpoints.updateSettings.body, toInput },
    id: 'settings',
    begin,
    known: ['quietFrom', 'quietTo', 'mailsASecond'],
    update: ({ input }, key) => settingsResource.update({ input }, key),
    refresh: settingsResource.refresh,
    done: () => t`Guardaste el horario.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={t`Horario de silencio`}
      description={t`En la hora de cada persona. Lo fijado y las novedades aparecen igual; lo crítico no espera.`}
      {...panel}
    >
      <FormNumber
        control={control}
        name="quietFrom"
        label={t`Desde las`}
        min={0}
        max={23}
        suffix={t`horas`}
      />
      <FormNumber
        control={control}
        name="quietTo"
        label={t`Hasta las`}
        hint={t`La misma hora: sin silencio de noche.`}
        min={0}
        max={23}
        suffix={t`horas`}
      />
      <FormSwitch
        control={control}
        name="quietWeekends"
        label={t`También los días sin trabajo`}
        detail={t`Según la jornada y los feriados del país de cada persona, o los de la organización.`}
      />
      <FormNumber
        control={control}
        name="mailsASecond"
        label={t`Correos por segundo`}
        hint={t`Menos, si tu servidor de correo tiene un límite. Los códigos y enlaces para entrar no esperan.`}
        min={1}
        max={communicationLimits.mailsASecond}
      />
    </FormPanel>
  );
}

export function SettingsPanel({ open, onClose }: DialogTie): ReactElement {
  const { t } = useLingui();
  const query = useQuery(settingsResource.read());
  if (query.data !== undefined) return <HoursForm begin={query.data} open={open} onClose={onClose} />;
  return (
    <Dialog open={open} onClose={onClose} placement="side" title={t`Horario de silencio`}>
      {query.isError ? (
        <Failed
          what={<Trans>No pudimos cargar el horario.</Trans>}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Loading label={t`Cargando el horario`}>
          <SkeletonLine />
        </Loading>
      )}
    </Dialog>
  );
}
