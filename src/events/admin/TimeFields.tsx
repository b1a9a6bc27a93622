/** When and where an event is: hours or whole days, its zone, a series, a place and an address. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { eventLimits } from '#schema/events/events.rules.ts';
import {
  FormDay,
  FormField,
  FormMoment,
  FormNumber,
  FormSelect,
  FormSwitch,
  FormText,
} from '#src/admin/FormFields.tsx';
import { ZoneField } from '#src/organization/admin/ZoneField.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { EventFields } from './eventForm.ts';

function Series({ form: { control } }: { readonly form: UseFormReturn<EventFields> }): ReactElement {
  const { t } = useLingui();
  const repeats = useWatch({ control, name: 'repeats' });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormSelect
        control={control}
        name="repeats"
        label={t`Se repite`}
        none={t`No se repite`}
        options={[
          { value: 'week', label: t`Cada semana` },
          { value: 'month', label: t`Cada mes` },
        ]}
      />
      {repeats === null ? null : (
        <FormNumber
          control={control}
          name="times"
          label={t`Cuántas veces`}
          hint={t`Cada uno es un evento propio, a la misma hora.`}
          min={2}
          max={eventLimits.repeats}
        />
      )}
    </div>
  );
}

export function TimeFields({
  form,
  isNew,
}: {
  readonly form: UseFormReturn<EventFields>;
  readonly isNew: boolean;
}): ReactElement {
  const { t } = useLingui();
  const { control } = form;
  const allDay = useWatch({ control, name: 'allDay' });
  return (
    <Card className="flex flex-col gap-5">
      <FormSwitch control={control} name="allDay" label={t`Días completos`} />
      <div className="grid gap-5 sm:grid-cols-2">
        {allDay ? (
          <>
            <FormDay control={control} name="startsOn" label={t`Primer día`} />
            <FormDay control={control} name="endsOn" label={t`Último día`} />
          </>
        ) : (
          <>
            <FormMoment control={control} name="startsAt" label={t`Comienza`} />
            <FormMoment control={control} name="endsAt" label={t`Termina`} />
          </>
        )}
      </div>
      {allDay ? null : (
        <p className="text-small text-soft">
          <Trans>En tu hora. Quien esté en otra zona lo ve en la suya y en la del evento.</Trans>
        </p>
      )}
      <FormField control={control} name="timezone">
        {(tie) => <ZoneField {...tie} />}
      </FormField>
      {isNew ? <Series form={form} /> : null}
      <FormText
        control={control}
        name="location"
        label={t`Lugar`}
        optional
        maxLength={eventLimits.place}
        placeholder={t`Sala Andes`}
      />
      <FormText
        control={control}
        name="url"
        label={t`Dirección para unirse en línea`}
        optional
        type="url"
        maxLength={eventLimits.url}
        placeholder="https://"
        hint={t`Con lugar y dirección, el evento es presencial y en línea.`}
      />
    </Card>
  );
}
