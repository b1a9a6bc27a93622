/** Extra points: the same amount for each of several people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { maxReceivers, textLength } from '#schema/limits.parts.ts';
import { pointAdminEndpoints } from '#schema/points/admin.endpoints.ts';
import { FormArea, FormField, FormNumber } from '#src/admin/FormFields.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { Card } from '#src/ui/Card.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { Me } from '#src/session/me.queries.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { GiveBar } from './GiveBar.tsx';
import { GiveConfirm } from './GiveConfirm.tsx';
import { ExtraDraft, givePlace } from './giveDrafts.ts';
import { givenOnce } from './givenOnce.ts';
import { pointAdminWrites } from './pointsAdmin.queries.ts';
import { WalletCards } from './WalletField.tsx';
import { useGiving } from './useGiving.ts';

const nothing: ExtraDraft = { people: [], amount: null, reason: '', purse: 'give' };

const toInput = ({ people, amount, reason, purse }: ExtraDraft) => ({
  userIds: people.map(({ id }) => id),
  amount: amount ?? 0,
  ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
  purse,
});

const row: RowForm<ExtraDraft> = {
  schema: pointAdminEndpoints.grantExtra.body,
  toInput,
  names: { userIds: 'people' },
};

const isWritten = ({ people, amount, reason }: ExtraDraft): boolean =>
  people.length > 0 || amount !== null || reason.trim() !== '';

/** Typed values are kept until the points were given, also over reloads. */
export function ExtraForm({ me, left }: { readonly me: Me; readonly left: number }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const place = givePlace('extra', me);
  const [kept] = useState(() => readValue(place, ExtraDraft));
  const form = useForm<ExtraDraft>({ defaultValues: kept ?? nothing, resolver: rowResolver(row, language) });
  const { control } = form;
  const now = useWatch({ control, compute: (values: ExtraDraft) => values });
  useEffect(() => keepValue(place, isWritten(now) ? now : null), [place, now]);
  const giving = useGiving({
    write: givenOnce(`points-extra:${me.id}`, pointAdminWrites.grant),
    refusal: (error) => sayRefusal(row, error, ['people', 'amount', 'reason'], form.setError),
    onGiven: () => form.reset(nothing),
  });
  const total = (now.amount ?? 0) * now.people.length;
  const ask = (fields: ExtraDraft): void =>
    giving.panel.open({
      people: fields.people.length,
      total: (fields.amount ?? 0) * fields.people.length,
      fields: toInput(fields),
    });
  const faults = useFormFaults(form.handleSubmit(ask));
  return (
    <form {...faults.form} className="flex flex-col gap-4">
      <Card className="flex max-w-prose72 flex-col gap-5">
        <FormField control={control} name="people">
          {(tie) => (
            <PeopleField
              label={t`Para quién`}
              hint={<Trans>Cada persona recibe la misma cantidad.</Trans>}
              max={maxReceivers}
              {...tie}
            />
          )}
        </FormField>
        <div className="max-w-72">
          <FormNumber
            control={control}
            name="amount"
            label={t`Puntos para cada persona`}
            min={1}
            max={maxPoints}
            step={10}
            suffix={t`puntos`}
          />
        </div>
        <FormField control={control} name="purse">
          {(tie) => <WalletCards {...tie} />}
        </FormField>
        <FormArea
          control={control}
          name="reason"
          label={t`Motivo`}
          hint={t`Lo lee quien recibe, junto al movimiento.`}
          optional
          counter
          maxLength={textLength.description}
        />
      </Card>
      <SaveFailed why={giving.refused} />
      <GiveBar total={total} left={left} busy={giving.isPending} fault={faults.fault} />
      {giving.panel.about === null ? null : (
        <GiveConfirm
          giving={giving.panel.about}
          left={left}
          open={giving.panel.isOpen}
          busy={giving.isPending}
          failed={giving.unknown}
          onClose={giving.panel.close}
          onConfirm={giving.confirm}
        />
      )}
    </form>
  );
}
