/** The parts, the last days and the reminders of a cycle, before it begins and later. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CyclePhase } from '#schema/evaluations/cycles.rules.ts';
import { RemindersField } from '#src/surveys/admin/RemindersField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { hasPeers, passedDays, type PlanFields } from './cyclePlan.ts';
import { PartsField } from './PartsField.tsx';

export function PlanForm({
  phase,
  value,
  onChange,
  errorOf,
}: {
  readonly phase: CyclePhase;
  readonly value: PlanFields;
  readonly onChange: (change: Partial<PlanFields>) => void;
  readonly errorOf: (field: keyof PlanFields) => string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const passed = passedDays(phase);
  const day = (name: 'nominateUntil' | 'confirmUntil' | 'writeUntil', label: string): ReactElement => (
    <TextField
      type="date"
      label={label}
      disabled={passed.has(name)}
      value={value[name]}
      error={errorOf(name)}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <PartsField
        value={value}
        onChange={(parts) => onChange({ parts })}
        error={errorOf('parts')}
        isFixed={phase !== 'draft'}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-small font-semibold">
          <Trans>Último día de cada fase</Trans>
        </legend>
        <div className="grid gap-5 sm:grid-cols-2">
          {hasPeers(value) ? day('nominateUntil', t`Proponer compañeros hasta`) : null}
          {hasPeers(value) ? day('confirmUntil', t`Confirmar compañeros hasta`) : null}
          {day('writeUntil', t`Escribir hasta`)}
        </div>
        <p className="text-small text-soft">
          <Trans>Cada fase termina a las 24:00 de su día. Sin día, cuando tú pases a la siguiente.</Trans>
        </p>
      </fieldset>
      {passed.has('remindAfter') ? null : (
        <RemindersField
          hint={<Trans>Solo a quienes les falta algo, tantos días después de empezar la fase.</Trans>}
          value={value.remindAfter}
          onChange={(remindAfter) => onChange({ remindAfter })}
          error={errorOf('remindAfter')}
        />
      )}
    </>
  );
}
