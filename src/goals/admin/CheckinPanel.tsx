/** A check-in on the goal of somebody else: the goal says for ever who made it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { CheckinInput } from '#schema/goals/goals.endpoints.ts';
import { goalDigits } from '#schema/goals/progress.ts';
import { goalConfidences, goalLimits, type GoalConfidence } from '#schema/goals/goals.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea, FormField, FormSelect } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { nameOf } from '#src/people/personName.ts';
import { confidenceWords } from '#src/goals/goalWords.ts';
import { orgGoalResource, type OrgGoal } from './goalsAdmin.queries.ts';

interface CheckinFields {
  value: number | null;
  /** Of `yes_no`; empty without an answer. */
  answer: '' | '0' | '1';
  confidence: GoalConfidence;
  note: string;
}

export function CheckinPanel({ goal, open, onClose }: DialogTie & { readonly goal: OrgGoal }): ReactElement {
  const { t, i18n } = useLingui();
  const title = useWording()(goal.title, goal.titleEn);
  const { id, measure, value, unit, confidence, owner } = goal;
  const toInput = ({ value: typed, answer, note, ...rest }: CheckinFields) => {
    const number = measure === 'yes_no' ? (answer === '' ? null : Number(answer)) : typed;
    return { goalId: id, ...rest, note: note.trim(), ...(number === null ? {} : { value: number }) };
  };
  const { form, panel } = usePanelForm<CheckinFields, ReturnType<typeof toInput>, never, unknown>({
    row: { schema: CheckinInput, toInput },
    id: null,
    begin: {
      value,
      answer: measure !== 'yes_no' || value === null ? '' : value === 1 ? '1' : '0',
      confidence: confidence ?? 'on_track',
      note: '',
    },
    known: ['value', 'confidence', 'note'],
    create: orgGoalResource.checkIn,
    update: async () => {
      throw new Error('A check-in never changes.');
    },
    refresh: orgGoalResource.refresh,
    done: () => t`Registraste un avance en ${title}.`,
    onClose,
  });
  const { control } = form;
  const person = owner === null ? '' : nameOf(owner);
  return (
    <FormPanel
      open={open}
      title={title}
      description={t`${person} recibe un aviso, y el avance dice que lo registraste tú.`}
      saveLabel={t({ message: 'Registrar', context: 'check-in' })}
      {...panel}
    >
      {measure === 'number' ? (
        <FormField control={control} name="value">
          {(tie) => (
            <DecimalField
              places={goalDigits}
              label={unit === null ? t`Valor` : t`Valor en ${unit}`}
              {...tie}
            />
          )}
        </FormField>
      ) : null}
      {measure === 'yes_no' ? (
        <FormSelect
          control={control}
          name="answer"
          label={t`¿Se logró?`}
          options={[
            { value: '', label: t`Todavía sin respuesta` },
            { value: '0', label: t`No` },
            { value: '1', label: t`Sí` },
          ]}
        />
      ) : null}
      <FormSelect
        control={control}
        name="confidence"
        label={t`Confianza`}
        options={goalConfidences.map((one) => ({ value: one, label: i18n._(confidenceWords[one].name) }))}
      />
      <FormArea
        control={control}
        name="note"
        label={t`Qué pasó`}
        optional
        rows={3}
        maxLength={goalLimits.note}
      />
    </FormPanel>
  );
}
