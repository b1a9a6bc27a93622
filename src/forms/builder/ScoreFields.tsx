/** What a question of an evaluation counts in the score, and who reads its answer. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import type { QuestionRow } from './formRows.ts';

/** Texts, days and answers for leaders only have no score. */
export function ScoreFields({
  row,
  isFixed,
  error,
  onChange,
}: {
  readonly row: QuestionRow;
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<QuestionRow>) => void;
}): ReactElement {
  const { t } = useLingui();
  const counts = row.kind !== 'text' && row.kind !== 'date' && !row.leaderOnly;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      {counts ? (
        <NumberField
          label={t`Peso en el puntaje`}
          hint={t`Vacío cuenta 1; 0 no cuenta.`}
          max={100}
          value={row.weight}
          disabled={isFixed}
          error={error}
          onChange={(weight) => onChange({ weight })}
        />
      ) : null}
      <Checkbox
        label={t`Solo para líderes`}
        detail={t`La persona evaluada nunca ve esta respuesta.`}
        checked={row.leaderOnly}
        disabled={isFixed}
        onChange={({ currentTarget: { checked } }) => onChange({ leaderOnly: checked })}
      />
    </div>
  );
}
