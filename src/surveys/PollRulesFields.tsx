/** The rules of a poll: one or several choices, anonymous or named, visibility of results, closing time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller, useFormState, type UseFormReturn } from 'react-hook-form';
import { poll } from '#schema/limits.parts.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { PollDraft } from './pollDraft.ts';
import { soonest, type PollFormFacts } from './pollForm.ts';

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
  const { errors } = useFormState({ control, name: 'maxChoices' });
  const multiple = watch('multiple');
  return (
    <>
      <div className="flex flex-col gap-3">
        <Controller
          control={control}
          name="multiple"
          render={({ field }) => (
            <Switch
              label={<Trans>Se pueden elegir varias opciones</Trans>}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {multiple ? (
          <Controller
            control={control}
            name="maxChoices"
            render={({ field }) => (
              <NumberField
                label={t`Cuántas como máximo`}
                optional
                name="maxChoices"
                hint={<Trans>Vacío: todas las que quieran.</Trans>}
                value={field.value}
                onChange={field.onChange}
                min={2}
                max={poll.maxOptions}
                error={errors.maxChoices?.message}
              />
            )}
          />
        ) : null}
      </div>
      <Controller
        control={control}
        name="anonymous"
        render={({ field }) => (
          <RadioCards
            legend={t`Quién sabe qué eligió cada quien`}
            value={field.value ? 'anonymous' : 'named'}
            onChange={(value) => field.onChange(value === 'anonymous')}
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
      />
      <Controller
        control={control}
        name="resultsShown"
        render={({ field }) => (
          <RadioCards
            legend={t`Cuándo se ven los resultados`}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'after_vote', label: t`Después de votar` },
              { value: 'always', label: t`Siempre, también antes de votar` },
              { value: 'after_close', label: t`Cuando cierre la votación` },
            ]}
          />
        )}
      />
    </>
  );
}
