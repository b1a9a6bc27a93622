/** The fields of every thing that is decided on: who decides, how several decide, and the clock. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { decisionLimits, decisionRules, type DecisionRule } from '#schema/decisions/decisions.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormNumber, FormValue } from '#src/admin/FormFields.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useRuleWords } from '#src/decisions/decisionWords.ts';

export function DecisionFields<F extends FieldValues>({
  control,
  approvers,
  rule,
  clockHours,
}: {
  readonly control: Control<F>;
  /** The names of the three values. */
  readonly approvers: FieldPathByValue<F, PublicUser[]>;
  readonly rule: FieldPathByValue<F, DecisionRule>;
  readonly clockHours: FieldPathByValue<F, number | null>;
}): ReactElement {
  const { t } = useLingui();
  const rules = useRuleWords();
  const people: readonly PublicUser[] = useWatch({ control, name: approvers });
  return (
    <>
      <FormValue<F, PublicUser[]> control={control} name={approvers}>
        {(tie) => (
          <PeopleField
            label={t`Quién decide`}
            hint={t`Sin personas, decide quien lidera a cada persona.`}
            max={decisionLimits.approvers}
            {...tie}
          />
        )}
      </FormValue>
      {people.length < 2 ? null : (
        <FormValue<F, DecisionRule> control={control} name={rule}>
          {({ value, onChange, error }) => (
            <Select
              label={t`Cómo deciden`}
              value={value}
              error={error}
              onChange={onChange}
              options={decisionRules.map((one) => ({ value: one, label: rules[one] }))}
            />
          )}
        </FormValue>
      )}
      <FormNumber
        control={control}
        name={clockHours}
        label={t`Recordar después de`}
        hint={t`Horas de la jornada. Después del recordatorio pasa a quien lidera. Cero: sin recordatorio.`}
        min={0}
        max={decisionLimits.clockHours.most}
        suffix={t`horas`}
      />
    </>
  );
}
