/** An administrator says why; then the newest measurement of one person is shown, in this panel only. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { metricNames, wellbeingLimits, type MetricPurpose } from '#schema/wellbeing/wellbeing.rules.ts';
import { wellbeingEndpoints } from '#schema/wellbeing/wellbeing.endpoints.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import type { SharedMetric } from '#src/wellbeing/wellbeing.queries.ts';
import { refreshWellbeing } from '#src/wellbeing/mood/mood.queries.ts';
import { lookAtBodyMetrics } from '#src/wellbeing/wellbeing.writes.ts';
import { useMetricWords, usePurposeWords } from '#src/wellbeing/metrics/metricWords.ts';

interface LookFields {
  purpose: MetricPurpose;
  reason: string;
}

interface PanelTie {
  readonly open: boolean;
  readonly onClose: () => void;
}

const nameOf = ({ user }: SharedMetric): string => `${user.firstName} ${user.lastName}`;

/** The values, which are gone when the panel closes. */
function Seen({ seen, open, onClose }: PanelTie & { readonly seen: SharedMetric }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useMetricWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="side"
      title={nameOf(seen)}
      description={t`La persona ya puede leer que las viste, cuándo y por qué.`}
      actions={
        <Button onClick={onClose}>
          <Trans>Listo</Trans>
        </Button>
      }
    >
      {seen.measuredAt === null ? (
        <p className="text-soft">
          <Trans>No ha anotado ninguna medida.</Trans>
        </p>
      ) : (
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-small text-soft">
              <Trans>Día</Trans>
            </dt>
            <dd>{dayLabel(seen.measuredAt, language)}</dd>
          </div>
          {metricNames.map((name) => {
            const value = seen[name];
            return value === null ? null : (
              <div key={name}>
                <dt className="text-small text-soft">{words[name].label}</dt>
                <dd className="tabular-nums">
                  {formatNumber(value, language)} {words[name].unit}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Dialog>
  );
}

export function LookPanel({ of, open, onClose }: PanelTie & { readonly of: SharedMetric }): ReactElement {
  const { t } = useLingui();
  const purposes = usePurposeWords();
  const [seen, setSeen] = useState<SharedMetric | null>(null);
  const userId = of.user.id;
  const toInput = ({ purpose, reason }: LookFields) => ({ userId, purpose, reason: reason.trim() });
  const [first = 'health_programs'] = of.purposes;
  const { form, panel } = usePanelForm<LookFields, ReturnType<typeof toInput>, never, SharedMetric>({
    ...onlyCreates,
    row: { schema: wellbeingEndpoints.lookAtMetrics.body, toInput },
    begin: { purpose: first, reason: '' },
    known: ['purpose', 'reason'],
    create: async (input, key) => {
      const found = await lookAtBodyMetrics(input, key);
      setSeen(found);
      return found;
    },
    refresh: refreshWellbeing,
    // The answer is shown in place of the form.
    onClose: () => undefined,
  });
  if (seen !== null) return <Seen seen={seen} open={open} onClose={onClose} />;
  const name = nameOf(of);
  return (
    <FormPanel
      open={open}
      title={t`Ver las medidas de ${name}`}
      description={t`La persona leerá tu nombre, el momento y este motivo.`}
      saveLabel={t`Ver las medidas`}
      {...panel}
      onClose={onClose}
    >
      <FormField control={form.control} name="purpose">
        {(tie) => (
          <RadioCards
            legend={t`Para qué`}
            options={of.purposes.map((value) => ({
              value,
              label: purposes[value].label,
              detail: purposes[value].detail,
            }))}
            {...tie}
          />
        )}
      </FormField>
      <FormArea
        control={form.control}
        name="reason"
        label={t`Por qué`}
        hint={t`Al menos ${wellbeingLimits.reason.least} caracteres.`}
        rows={3}
        maxLength={wellbeingLimits.reason.most}
      />
    </FormPanel>
  );
}
