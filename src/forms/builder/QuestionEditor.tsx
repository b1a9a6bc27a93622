/** The fields of one question of a form. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isChoice } from '#schema/forms/questions.rules.ts';
import { questionKinds } from '#schema/forms/questions.shapes.ts';
import { formLimits } from '#schema/limits.parts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import type { RowFaults } from './formFaults.ts';
import { newOption, type FormRow, type QuestionRow } from './formRows.ts';
import { InTwo } from './InTwo.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { kindWords } from './questionWords.ts';
import { ScaleFields } from './ScaleFields.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { WordingFields } from './WordingFields.tsx';

/** With `isFixed`, there are answers already: only words change. */
export function QuestionEditor({
  rows,
  row,
  place,
  faults,
  isFixed,
  isScored,
  onChange,
}: {
  readonly rows: readonly FormRow[];
  readonly row: QuestionRow;
  readonly place: number;
  readonly faults: RowFaults;
  readonly isFixed: boolean;
  readonly isScored: boolean;
  readonly onChange: (row: QuestionRow) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const said = (part: string): string | undefined => faults.get(`${row.key}/${part}`);
  const change = (next: Partial<QuestionRow>): void => onChange({ ...row, ...next });
  const whole = said('') ?? said('kind') ?? said('section') ?? (isScored ? undefined : said('weight'));
  return (
    <div className="flex flex-col gap-4">
      <InTwo
        label={t`Pregunta ${place}`}
        text={row.question}
        textEn={row.questionEn}
        maxLength={formLimits.question}
        error={said('question')}
        errorEn={said('questionEn')}
        onChange={({ text = row.question, textEn = row.questionEn }) =>
          change({ question: text, questionEn: textEn })
        }
      />
      {isScored ? <WordingFields row={row} faults={faults} onChange={change} /> : null}
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Select
          label={t`Cómo se responde`}
          value={row.kind}
          disabled={isFixed}
          onChange={(kind) =>
            change({
              kind,
              enps: kind === 'scale' && row.enps,
              options: isChoice(kind) && row.options.length === 0 ? [newOption(), newOption()] : row.options,
            })
          }
          options={questionKinds.map((kind) => ({
            value: kind,
            label: i18n._(kindWords[kind].name),
            icon: kindWords[kind].icon,
          }))}
        />
        <Checkbox
          label={t`Hay que responderla`}
          checked={row.required}
          disabled={isFixed}
          onChange={({ currentTarget: { checked } }) => change({ required: checked })}
        />
      </div>
      {isChoice(row.kind) ? (
        <OptionsEditor
          row={row}
          faults={faults}
          isFixed={isFixed}
          isScored={isScored}
          onChange={(options) => change({ options })}
        />
      ) : null}
      {row.kind === 'scale' || row.kind === 'number' ? (
        <ScaleFields row={row} faults={faults} isFixed={isFixed} isScored={isScored} onChange={change} />
      ) : null}
      {isScored ? <ScoreFields row={row} isFixed={isFixed} error={said('weight')} onChange={change} /> : null}
      {isFixed ? null : (
        <ConditionFields
          rows={rows}
          row={row}
          error={[...faults].find(([at]) => at.startsWith(`${row.key}/condition`))?.[1]}
          onChange={(condition) => change({ condition })}
        />
      )}
      {whole === undefined ? null : <FieldError id={`${row.key}-whole`}>{whole}</FieldError>}
    </div>
  );
}
