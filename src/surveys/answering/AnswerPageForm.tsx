/** One page of a survey: the questions of a section. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { pagesOf } from '#machines/surveyAnswering.pages.ts';
import type { AnswerFault } from '#schema/forms/questions.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { QuestionFields } from '#src/forms/QuestionFields.tsx';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { DraftPlace } from './DraftPlace.tsx';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';

function useSentences(faults: readonly AnswerFault[]): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const language = useLanguage();
  return Object.fromEntries(
    faults.map(({ questionId, field, code, params }) => [
      questionId,
      code === 'answer_missing' || code === 'required'
        ? t`Falta tu respuesta.`
        : reason(field, code, language, params).message,
    ]),
  );
}

/** Enter goes on; digits choose; back keeps everything. */
export function AnswerPageForm({
  actor,
  form,
}: {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { answers, page, faults } = useSelector(actor, ({ context }) => context);
  const pages = pagesOf(form, answers);
  const shown = pages[page];
  const sentences = useSentences(faults);
  const bound = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'next.pressed' });
  });
  const at = page + 1;
  const count = pages.length;
  const title =
    shown?.section === null || shown?.section === undefined
      ? t`Preguntas`
      : wording(shown.section.title, shown.section.titleEn, language);
  return (
    <Card as="section">
      <form {...bound.form} aria-label={title} className="flex flex-col gap-6">
        <ProgressBar label={t`Avance`} value={at} max={count + 1} showValue={t`Página ${at} de ${count}`} />
        <h2 tabIndex={-1} data-step className="text-h5 font-semibold wrap-anywhere outline-none">
          {title}
        </h2>
        <QuestionFields
          questions={shown?.questions ?? []}
          answers={answers}
          onChange={(answer) => actor.send({ type: 'answer.given', answer })}
          faults={sentences}
          language={language}
          digits
        />
        <p className="hidden text-small text-soft pointer-fine:block">
          <Trans>
            Con el teclado: los números eligen, Tab pasa a la siguiente pregunta y Enter continúa.
          </Trans>
        </p>
        <FaultNote fault={bound.fault} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
            <Trans>Atrás</Trans>
          </Button>
          <Button type="submit">{at < count ? <Trans>Siguiente</Trans> : <Trans>Revisar</Trans>}</Button>
        </div>
        <DraftPlace
          form={form}
          onDrop={answers.length === 0 ? undefined : () => actor.send({ type: 'drop.pressed' })}
        />
      </form>
    </Card>
  );
}
