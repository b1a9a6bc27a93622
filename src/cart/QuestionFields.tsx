/** The products' questions to the buyer: a choice or short text, below the product's name. */
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Asked, DeliveryFields } from './deliveryForm.ts';

/** Up to this many options are shown as cards; more become a select list. */
const maxCards = 6;

interface FieldProps {
  form: UseFormReturn<DeliveryFields>;
  one: Asked;
  index: number;
}

function Field({ form, one, index }: FieldProps): ReactElement {
  const { label, options, required } = one.question;
  const name = `said.${index}.value` as const;
  const error = form.formState.errors.said?.[index]?.value?.message;
  if (options.length === 0)
    return (
      <TextField
        label={label}
        optional={!required}
        maxLength={textLength.answer}
        error={error}
        {...form.register(name)}
      />
    );
  const choices = options.map((value) => ({ value, label: value }));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) =>
        options.length > maxCards ? (
          <Select
            label={label}
            value={value === '' ? null : value}
            options={choices}
            error={error}
            onChange={onChange}
          />
        ) : (
          <RadioCards
            legend={label}
            value={value === '' ? null : value}
            options={choices}
            columns={options.every((option) => option.length <= 12) ? 3 : 2}
            error={error}
            onChange={onChange}
          />
        )
      }
    />
  );
}

/** The questions in the order of the lines. */
export function QuestionFields({
  form,
  asked,
}: {
  form: UseFormReturn<DeliveryFields>;
  asked: readonly Asked[];
}): ReactElement {
  return (
    <>
      {asked.map((one, index) => (
        <div key={`${one.line.id} ${one.question.id}`} className="flex flex-col gap-3">
          {asked[index - 1]?.line.id === one.line.id ? null : (
            <p className="text-small font-semibold text-soft">{one.line.name}</p>
          )}
          <Field form={form} one={one} index={index} />
        </div>
      ))}
    </>
  );
}
