/** Sets the calibrated score of a person with its reason, or takes it away. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { cycleEndpoints } from '#schema/evaluations/cycles.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { readDecimal } from '#src/lib/readNumber.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { cycleResource, refreshCycles, type CyclePerson } from './evaluationsAdmin.queries.ts';
import { scoreText } from '#src/evaluations/scoreText.ts';

interface Fields {
  /** As it is typed; empty takes the calibrated score away. */
  score: string;
  reason: string;
}
const toInput = ({ score, reason }: Fields) => ({
  score: readDecimal(score, { whole: 9, decimals: 2 }),
  reason: reason.trim(),
});

export function CalibratePanel({
  person,
  open,
  onClose,
}: DialogTie & { readonly person: CyclePerson }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, user, score, calibrated, calibrationReason } = person;
  const name = nameOf(user);
  const computed = scoreText(score, language);
  const begin: Fields = {
    score: calibrated === null ? '' : String(calibrated),
    reason: calibrationReason ?? '',
  };
  const { form, panel } = usePanelForm<Fields, ReturnType<typeof toInput>, unknown>({
    row: { schema: cycleEndpoints.calibrate.body, toInput },
    id,
    begin,
    known: ['score', 'reason'],
    // Score and reason belong together: both are sent, although one of them changed.
    update: (_change, key) => {
      const { score: next, reason } = toInput(form.getValues());
      return cycleResource.calibrate({ id, ...(next === null ? {} : { score: next, reason }) }, key);
    },
    refresh: refreshCycles,
    done: () => t`Guardaste el puntaje de ${name}.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`Calibrar a ${name}`}
      description={t`Puntaje calculado: ${computed}. La persona ve solo el puntaje final, nunca el motivo.`}
      {...panel}
    >
      <FormText
        control={form.control}
        name="score"
        label={t`Puntaje calibrado`}
        hint={t`De 1 a 5, con hasta dos decimales. Vacío: vale el calculado.`}
        inputMode="decimal"
        isFirst
      />
      <FormArea
        control={form.control}
        name="reason"
        label={t`Por qué cambia`}
        rows={4}
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
