/** The bounds of a scale or number, the words at the ends of a scale, and whether it is evaluated as eNPS. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formLimits } from '#schema/limits.parts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import type { RowFaults } from './formFaults.ts';
import { InTwo } from './InTwo.tsx';
import type { BoundsRow, QuestionRow } from './formRows.ts';

/** With `isFixed`, only words change. A question of an evaluation is no eNPS; one that was ticked can be unticked. */
export function ScaleFields({
  row,
  faults,
  isFixed,
  isScored,
  onChange,
}: {
  readonly row: QuestionRow;
  readonly faults: RowFaults;
  readonly isFixed: boolean;
  readonly isScored: boolean;
  readonly onChange: (change: Partial<QuestionRow>) => void;
}): ReactElement {
  const { t } = useLingui();
  const { bounds, enps, kind } = row;
  const said = (part: string): string | undefined => faults.get(`${row.key}/${part}`);
  const change = (next: Partial<BoundsRow>): void => onChange({ bounds: { ...bounds, ...next } });
  const hasBounds = kind === 'scale' ? !enps : row.isBounded;
  return (
    <div className="flex flex-col gap-4">
      {kind === 'scale' && isScored && !enps ? null : kind === 'scale' ? (
        <Checkbox
          label={t`Es la pregunta eNPS`}
          detail={t`De 0 a 10: se cuentan quienes recomiendan menos quienes no.`}
          checked={enps}
          disabled={isFixed}
          error={said('enps')}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ enps: checked, bounds: { ...bounds, from: checked ? 0 : 1, to: checked ? 10 : 5 } })
          }
        />
      ) : (
        <Checkbox
          label={t`Con mínimo y máximo`}
          checked={row.isBounded}
          disabled={isFixed}
          onChange={({ currentTarget: { checked } }) => onChange({ isBounded: checked })}
        />
      )}
      {hasBounds ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            label={t`Desde`}
            value={bounds.from}
            disabled={isFixed}
            error={said('scale.from') ?? said('scale')}
            onChange={(from) => change({ from })}
          />
          <NumberField
            label={t`Hasta`}
            value={bounds.to}
            disabled={isFixed}
            error={said('scale.to')}
            onChange={(to) => change({ to })}
          />
        </div>
      ) : null}
      {kind === 'scale' ? (
        <>
          <InTwo
            label={t`Qué significa el más bajo`}
            text={bounds.fromLabel}
            textEn={bounds.fromLabelEn}
            maxLength={formLimits.title}
            error={said('scale.fromLabel')}
            errorEn={said('scale.fromLabelEn')}
            onChange={({ text = bounds.fromLabel, textEn = bounds.fromLabelEn }) =>
              change({ fromLabel: text, fromLabelEn: textEn })
            }
          />
          <InTwo
            label={t`Qué significa el más alto`}
            text={bounds.toLabel}
            textEn={bounds.toLabelEn}
            maxLength={formLimits.title}
            error={said('scale.toLabel')}
            errorEn={said('scale.toLabelEn')}
            onChange={({ text = bounds.toLabel, textEn = bounds.toLabelEn }) =>
              change({ toLabel: text, toLabelEn: textEn })
            }
          />
        </>
      ) : null}
      {isFixed ? (
        <p className="text-small text-soft">
          <Trans>Ya hay respuestas: la escala no cambia.</Trans>
        </p>
      ) : null}
    </div>
  );
}
