/** When a question is shown: always, or after an answer to an earlier question. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isChoice } from '#schema/forms/questions.rules.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { askedBefore, questionsIn, type ConditionRow, type FormRow, type QuestionRow } from './formRows.ts';

const always = '';

export function ConditionFields({
  rows,
  row,
  error,
  onChange,
}: {
  readonly rows: readonly FormRow[];
  readonly row: QuestionRow;
  readonly error: string | undefined;
  readonly onChange: (condition: ConditionRow | null) => void;
}): ReactElement | null {
  const { t } = useLingui();
  const { condition } = row;
  const before = askedBefore(rows, row.key);
  const all = questionsIn(rows);
  const asked = all.find(({ key }) => key === condition?.question);
  // A move may have put the question that decides behind this one.
  const offered = asked === undefined || before.includes(asked) ? before : [...before, asked];
  if (offered.length === 0) return null;
  const nameOf = (one: QuestionRow): string => {
    const place = all.indexOf(one) + 1;
    return `${place}. ${one.question === '' ? t`Sin texto` : one.question}`;
  };
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t`Cuándo se muestra`}
        value={condition?.question ?? always}
        onChange={(question) =>
          onChange(question === always ? null : { question, options: [], from: null, to: null })
        }
        options={[
          { value: always, label: t`Siempre` },
          ...offered.map((one) => ({ value: one.key, label: t`Según: ${nameOf(one)}` })),
        ]}
      />
      {condition === null || asked === undefined ? null : isChoice(asked.kind) ? (
        <ChecksField
          legend={t`Si eligió`}
          options={asked.options.map(({ key, text }, at) => {
            const place = at + 1;
            return { value: key, label: text === '' ? t`Opción ${place}` : text };
          })}
          value={condition.options}
          onChange={(options) => onChange({ ...condition, options })}
        />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            label={t`Si respondió desde`}
            value={condition.from}
            onChange={(from) => onChange({ ...condition, from })}
          />
          <NumberField
            label={t`Si respondió hasta`}
            value={condition.to}
            onChange={(to) => onChange({ ...condition, to })}
          />
        </div>
      )}
      {asked === undefined || before.includes(asked) ? null : (
        <p className="text-small text-soft">
          <Trans>La pregunta que decide va ahora después de esta: muévela antes o elige otra.</Trans>
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${row.key}-condition`}>{error}</FieldError>}
    </div>
  );
}
