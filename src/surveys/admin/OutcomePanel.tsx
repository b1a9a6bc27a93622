/** Tells the people who were asked what came of a survey. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { AreaInTwo } from '#src/forms/builder/FormTexts.tsx';
import { refreshSurveys, surveyResource, type ListedSurvey } from './surveysAdmin.queries.ts';

interface Fields {
  text: string;
  textEn: string;
}
const toInput = ({ text, textEn }: Fields) => ({
  text: text.trim(),
  textEn: textEn.trim() === '' ? null : textEn.trim(),
});

export function OutcomePanel({
  survey,
  open,
  onClose,
}: DialogTie & { readonly survey: ListedSurvey }): ReactElement {
  const { t } = useLingui();
  const { id, outcome, title, anonymous } = survey;
  const { form, panel } = usePanelForm<Fields, ReturnType<typeof toInput>, unknown>({
    row: { schema: makingEndpoints.tellOutcome.body, toInput },
    id,
    begin: { text: outcome?.text ?? '', textEn: outcome?.textEn ?? '' },
    known: ['text', 'textEn'],
    update: ({ input: { text = outcome?.text ?? '', textEn = outcome?.textEn ?? null } }, key) =>
      surveyResource.tell({ id, text, textEn }, key),
    refresh: refreshSurveys,
    done: () => t`Contaste qué salió de ${title}.`,
    onClose,
  });
  const figures = anonymous
    ? t`Junto al texto ven cuántas respondieron y el eNPS, o las respuestas favorables.`
    : t`Junto al texto ven cuántas respondieron.`;
  return (
    <FormPanel
      open={open}
      title={t`Qué dijimos, qué haremos`}
      description={t`Lo leen todas las personas a las que se preguntó en ${title}. ${figures}`}
      saveLabel={t`Contarlo`}
      {...panel}
    >
      <AreaInTwo
        control={form.control}
        name="text"
        nameEn="textEn"
        label={t`Qué salió y qué haremos`}
        optional={false}
        isFirst
        rows={6}
        maxLength={textLength.terms}
      />
    </FormPanel>
  );
}
