/** Notes one measurement of one's own body. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { metricNames, metricRanges, type MetricName } from '#schema/wellbeing/wellbeing.rules.ts';
import { BodyMetricInput } from '#schema/wellbeing/wellbeing.shapes.ts';
import { FormText, FormValue } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { isoDay } from '#src/lib/longDates.ts';
import { refreshWellbeing } from '#src/wellbeing/mood/mood.queries.ts';
import { addBodyMetric } from '#src/wellbeing/wellbeing.writes.ts';
import { useMetricWords } from './metricWords.ts';

type MetricFields = Record<MetricName, number | null> & { measuredAt: string };
type MetricInput = Partial<Record<MetricName, number>> & { measuredAt?: string };

const toInput = ({ measuredAt, ...values }: MetricFields): MetricInput => ({
  ...(measuredAt === '' ? {} : { measuredAt }),
  ...Object.fromEntries(metricNames.flatMap((name) => (values[name] === null ? [] : [[name, values[name]]]))),
});
const metricForm = { schema: BodyMetricInput, toInput } satisfies RowForm<MetricFields>;
const places = { whole: 3, decimals: 1 } as const;

export function MetricPanel({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const words = useMetricWords();
  const [measuredAt] = useState(() => isoDay(Date.now()));
  const { form, panel } = usePanelForm<MetricFields, MetricInput, never, unknown>({
    ...onlyCreates,
    row: metricForm,
    begin: {
      measuredAt,
      weightKg: null,
      heightCm: null,
      waistCm: null,
      bodyFatPercent: null,
    },
    known: ['measuredAt', ...metricNames],
    create: (input, key) => addBodyMetric({ input }, key),
    refresh: refreshWellbeing,
    done: () => t`Guardaste la medida.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`Anotar una medida`}
      description={t`Solo tú la ves, salvo que des tu consentimiento para un fin.`}
      saveLabel={t`Guardar`}
      {...panel}
    >
      <FormText control={form.control} name="measuredAt" type="date" label={t`Día`} />
      {metricNames.map((name) => {
        const { label, unit } = words[name];
        const { least, most } = metricRanges[name];
        return (
          <FormValue<MetricFields, number | null> key={name} control={form.control} name={name}>
            {(tie) => (
              <DecimalField
                label={label}
                optional
                hint={t`De ${least} a ${most} ${unit}`}
                trailing={<span className="pe-3 text-small text-soft">{unit}</span>}
                places={places}
                {...tie}
              />
            )}
          </FormValue>
        );
      })}
    </FormPanel>
  );
}
