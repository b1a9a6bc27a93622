/** The rules of a poll: one or several choices, anonymous or named, visibility of results, closing time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { poll } from '#schema/limits.parts.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { PollDraft } from './pollDraft.ts';
import { soonest, type PollFormFacts } from './pollForm.ts';
import { FormField, FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';

type Form = UseFormReturn<PollDraft, PollFormFacts>;

/** The date and time at which the poll closes. */
export function PollEndField({ form }: { form: Form }): ReactElement {
  const { t } = useLingui();
  const { errors } = useFormState({ control: form.control, name: 'endsAt' });
  return (
    <TextField
      type="datetime-local"
      label={t`Cuándo cierra`}
      optional
      min={soonest()}
      hint={<Trans>Sin fecha queda abierta hasta que la cierres. Vale la hora de este dispositivo.</Trans>}
      error={errors.endsAt?.message}
      {...form.register('endsAt')}
    />
  );
}

/** All rules that cannot change after the first vote. */
export function PollRulesFields({ form }: { form: Form }): ReactElement {
  const { t } = useLingui();
  const { control, watch } = form;
  const multiple = watch('multiple');
  return (
    <>
      <div className="flex flex-col gap-3">
        <FormSwitch
          control={control}
          name="multiple"
          label={<Trans>Se pueden elegir varias opciones</Trans>}
        />
        {multiple ? (
          <FormNumber
            control={control}
            name="maxChoices"
            label={t`Cuántas como máximo`}
            optional
            hint={<Trans>Vacío: todas las que quieran.</Trans>}
            min={2}
            max={poll.maxOptions}
          />
        ) : null}
      </div>
      <FormField control={control} name="anonymous">
        {(tie) => (
          <RadioCards
            legend={t`Quién sabe qué eligió cada quien`}
            value={tie.value ? 'anonymous' : 'named'}
            onChange={(value) => tie.onChange(value === 'anonymous')}
            columns={2}
            options={[
              {
                value: 'named',
                label: t`Con nombres`,
                detail: t`Quien ve los resultados ve también quién eligió qué.`,
              },
              {
                value: 'anonymous',
                label: t`Anónima`,
                detail: t`Nadie sabrá qué eligió cada quien, tampoco tú.`,
              },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="resultsShown">
        {(tie) => (
          <RadioCards
            legend={t`Cuándo se ven los resultados`}
            {...tie}
            options={[
              { value: 'after_vote', label: t`Después de votar` },
              { value: 'always', label: t`Siempre, también antes de votar` },
              { value: 'after_close', label: t`Cuando cierre la votación` },
            ]}
          />
        )}
      </FormField>
    </>
  );
}
