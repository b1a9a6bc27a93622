/** The editor of one survey or evaluation: its words, its promise about names, and its questions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { surveyTemplates, type SurveyTemplate } from '#schema/forms/templates.ts';
import { textLength, threshold } from '#schema/limits.parts.ts';
import { FormField } from '#src/admin/FormFields.tsx';
import { BuilderFrame } from '#src/forms/builder/BuilderFrame.tsx';
import { FormBuilder } from '#src/forms/builder/FormBuilder.tsx';
import { FormPreview } from '#src/forms/builder/FormPreview.tsx';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { missingEnglish } from '#src/forms/builder/missingEnglish.ts';
import { useBuilderForm } from '#src/forms/builder/useBuilderForm.ts';
import type { Me } from '#src/session/me.queries.ts';
import { Card } from '#src/ui/Card.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { PromiseMark } from '#src/surveys/answering/PromiseMark.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import {
  surveyDraftPlace,
  SurveyFields,
  surveyFieldNames,
  surveyFieldsOf,
  surveyForm,
  wordsAround,
} from './surveyForm.ts';
import { refreshSurveys, surveyResource, type BuiltSurvey } from './surveysAdmin.queries.ts';

/** What an evaluation has instead of the words of a survey. */
export interface EvaluationWords {
  readonly fresh: string;
  readonly back: ReactNode;
  readonly create: ReactNode;
  readonly placeholder: string;
  readonly purpose: string;
  readonly created: (title: string) => string;
  readonly templates: readonly SurveyTemplate[];
}

interface SurveyEditorProps {
  /** Builds the questions of an evaluation: with names, weights, and answers for leaders only. */
  readonly evaluation?: EvaluationWords | undefined;
  /** The current server state; null creates a new survey. */
  readonly survey: BuiltSurvey | null;
  /** What a new survey begins with, and the name of its draft. */
  readonly begin?: SurveyFields | undefined;
  readonly draftOf?: string | null;
  /** The form that it begins from. */
  readonly formId?: string;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  readonly onClose: () => void;
  /** Begins at the first text without English. */
  readonly isAtEnglish?: boolean | undefined;
  /** Goes on after a save. */
  readonly onSaved: (survey: Pick<BuiltSurvey, 'id' | 'steps'>) => void;
}

export function SurveyEditor({
  evaluation,
  survey,
  begin,
  draftOf = null,
  formId,
  me,
  isAtEnglish = false,
  onClose,
  onSaved,
}: SurveyEditorProps): ReactElement {
  const { t } = useLingui();
  const isAsked = survey !== null && !survey.steps.includes('edit');
  const isFixed = isAsked && !survey.steps.includes('revise');
  const saved = useRef<Pick<BuiltSurvey, 'id' | 'steps'> | null>(survey);
  const own = useBuilderForm({
    place: surveyDraftPlace(me, survey?.id ?? draftOf),
    shape: SurveyFields,
    row: surveyForm,
    id: survey?.id ?? null,
    begin:
      survey === null
        ? (begin ?? { ...surveyFieldsOf(null), anonymous: evaluation === undefined })
        : surveyFieldsOf(survey),
    known: surveyFieldNames,
    create: (input, key) =>
      surveyResource.create(
        {
          ...input,
          kind: evaluation === undefined ? 'survey' : 'evaluation',
          ...(formId === undefined ? {} : { formId }),
        },
        key,
      ),
    update: surveyResource.update,
    refresh: refreshSurveys,
    show: (_cache, answer) => {
      saved.current = answer;
    },
    done: ({ title }) =>
      survey === null
        ? (evaluation?.created(title) ?? t`Creaste la encuesta ${title}.`)
        : t`Guardaste los cambios de ${title}.`,
    onClose: () => (saved.current === null ? onClose() : onSaved(saved.current)),
  });
  const { control } = own.form;
  const fields = { ...surveyFieldsOf(survey), ...useWatch({ control }) };
  const [startsAt] = useState(() =>
    isAtEnglish ? missingEnglish(wordsAround(fields), own.builder.rows).row : null,
  );
  return (
    <BuilderFrame
      own={own}
      label={survey?.title ?? evaluation?.fresh ?? t`Nueva encuesta`}
      back={evaluation?.back ?? <Trans>Todas las encuestas</Trans>}
      saveLabel={
        survey === null ? (
          (evaluation?.create ?? <Trans>Crear y preparar el envío</Trans>)
        ) : (
          <Trans>Guardar</Trans>
        )
      }
      onClose={onClose}
      preview={
        <FormPreview
          title={fields.title}
          titleEn={fields.titleEn}
          lead={fields.description}
          leadEn={fields.descriptionEn}
          rows={own.builder.rows}
          mark={
            evaluation === undefined ? (
              <PromiseMark
                of={{ anonymous: fields.anonymous, threshold: survey?.threshold || threshold.usual }}
              />
            ) : null
          }
          end={{ text: fields.thanks, textEn: fields.thanksEn }}
        />
      }
    >
      {survey === null ? (
        <TemplateMenu
          templates={evaluation?.templates ?? surveyTemplates}
          isWritten={own.panel.isDirty}
          onTake={({ rows, ...words }) => {
            own.form.reset({ ...words, rows: [] }, { keepDefaultValues: true });
            own.builder.onChange(rows);
          }}
        />
      ) : null}
      <Card className="flex flex-col gap-5">
        <LineInTwo
          control={control}
          name="title"
          nameEn="titleEn"
          label={t`Título`}
          placeholder={evaluation?.placeholder ?? t`Cómo estamos este trimestre`}
          maxLength={textLength.name}
        />
        <AreaInTwo
          control={control}
          name="description"
          nameEn="descriptionEn"
          label={evaluation?.purpose ?? t`Para qué se pregunta`}
          maxLength={textLength.terms}
        />
        {evaluation === undefined ? (
          <FormField control={control} name="anonymous">
            {({ value, onChange, error }) => (
              <RadioCards
                legend={t`Qué se promete`}
                columns={2}
                value={value ? 'anonymous' : 'named'}
                onChange={(next) => onChange(next === 'anonymous')}
                options={[
                  {
                    value: 'anonymous',
                    label: t`Anónima`,
                    detail: t`Nadie verá ningún nombre, tampoco tú. Los resultados se muestran desde cierto número de respuestas.`,
                    disabled: isAsked,
                  },
                  {
                    value: 'named',
                    label: t`Con nombre`,
                    detail: t`Cada respuesta se ve con quien la dio. Se dice antes de la primera pregunta.`,
                    disabled: isAsked,
                  },
                ]}
                error={error}
              />
            )}
          </FormField>
        ) : null}
      </Card>
      <FormBuilder
        {...own.builder}
        startsAt={startsAt}
        isFixed={isFixed}
        isScored={evaluation !== undefined}
      />
      <Card className="flex flex-col gap-5">
        <AreaInTwo
          control={control}
          name="thanks"
          nameEn="thanksEn"
          label={t`Gracias al terminar`}
          maxLength={textLength.terms}
        />
      </Card>
    </BuilderFrame>
  );
}
