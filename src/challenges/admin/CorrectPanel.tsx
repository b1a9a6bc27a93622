/** Corrects a day of a participant. Nobody sees the days of others: only the new value is written. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormDay, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { nameOf } from '#src/people/personName.ts';
import { challengeResource, type AdminChallenge, type Participant } from './challengesAdmin.queries.ts';
import { places } from './challengeForm.ts';

interface CorrectFields {
  on: string;
  value: number | null;
}

export function CorrectPanel({
  challenge: { id, unit, startsOn, endsOn },
  person: { user },
  open,
  onClose,
}: DialogTie & {
  readonly challenge: Pick<AdminChallenge, 'id' | 'unit' | 'startsOn' | 'endsOn'>;
  readonly person: Pick<Participant, 'user'>;
}): ReactElement {
  const { t } = useLingui();
  const name = nameOf(user);
  const toInput = ({ on, value }: CorrectFields) => ({ userId: user.id, on, value: value ?? Number.NaN });
  const { form, panel } = usePanelForm<CorrectFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: { schema: challengeEndpoints.correct.body, toInput },
    begin: { on: '', value: null },
    known: ['on', 'value'],
    create: (input, key) => challengeResource.correct({ id, ...input }, key),
    refresh: challengeResource.refresh,
    done: () => t`Corregiste un día de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={t`Corregir un día de ${name}`}
      description={t`El valor reemplaza al registrado. La persona ve que se corrigió y ya no cambia ese día.`}
      saveLabel={t`Corregir`}
      {...panel}
    >
      <FormDay control={control} name="on" label={t`Día`} min={startsOn} max={endsOn} data-autofocus />
      <FormField control={control} name="value">
        {(tie) => (
          <DecimalField
            label={t`Valor de ese día`}
            places={places}
            trailing={<span className="text-small text-soft">{unit}</span>}
            {...tie}
          />
        )}
      </FormField>
    </FormPanel>
  );
}
